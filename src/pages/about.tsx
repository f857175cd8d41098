import { ArticlePage } from '../components/article/article-page.tsx';
import { TextSkeleton } from '../components/deferred/skeletons.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { Deferred } from './_components/deferred.tsx';

export default async function AboutPage() {
  return (
    <Deferred skeleton={<TextSkeleton />}>
      {async () => <ArticlePage page={currentRequest()} article={await read('getAboutUs')} />}
    </Deferred>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
