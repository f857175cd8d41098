import { ArticlePage } from '../components/article/article-page.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function ProhibitedItemsPage() {
  const article = await read('getArticle', { params: { type: 'PROHIBITED_PURCHASE_ITEMS' } });
  return <ArticlePage page={currentRequest()} article={article} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
