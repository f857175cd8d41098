import { ArticleOf } from './_components/article-of.tsx';

export default async function ProhibitedItemsPage() {
  return <ArticleOf type="PROHIBITED_PURCHASE_ITEMS" />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
