import { ArticlePage } from '../components/article/article-page.tsx';
import { TextPlace } from '../components/deferred/skeletons.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { Late } from './_components/deferred.tsx';

export default async function AboutPage() {
  return (
    <Late place={<TextPlace />}>
      {async () => <ArticlePage page={currentRequest()} article={await read('getAboutUs')} />}
    </Late>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
