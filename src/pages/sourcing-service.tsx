import { ArticlePage } from '../components/article/article-page.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function SourcingServicePage() {
  const article = await read('getArticle', { params: { type: 'SOURCING_SERVICE' } });
  return <ArticlePage page={currentRequest()} article={article} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
