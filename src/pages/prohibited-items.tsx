import { RuleList } from '../components/goods/rule-list.tsx';
import { currentRequest } from '../server/request/context.ts';
import { readOr } from '../server/request/read.ts';
import { ArticleOf } from './_components/article-of.tsx';

export default async function ProhibitedItemsPage() {
  return <ArticleOf type="PROHIBITED_PURCHASE_ITEMS" below={rules} />;
}

async function rules() {
  const { tenant, locale, t } = currentRequest();
  // Another backend may have no such list.
  const list = await readOr([], 'listGoodsRules');
  return <RuleList view={{ tenant, locale, t }} rules={list} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
