import { ArticlePage } from '../../components/article/article-page.tsx';
import { TextSkeleton } from '../../components/deferred/skeletons.tsx';
import type { ArticleType } from '../../contract/values/site-kinds.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from './deferred.tsx';

/** A page that is one article of the tenant. */
export function ArticleOf({ type }: { type: ArticleType }) {
  return (
    <Deferred skeleton={<TextSkeleton />}>
      {async () => {
        const article = await read('getArticle', { params: { type } });
        return <ArticlePage page={currentRequest()} article={article} />;
      }}
    </Deferred>
  );
}
