import { ArticlePage } from '../components/article/article-page.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function AboutPage() {
  const { tenant, locale, t } = currentRequest();
  return <ArticlePage view={{ tenant, locale, t }} article={await read('getAboutUs')} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
