import { ArticlePage } from '../components/article/article-page.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function AboutPage() {
  return <ArticlePage page={currentRequest()} article={await read('getAboutUs')} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
