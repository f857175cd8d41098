import { ArticlePage } from '../../components/article/article-page.tsx';
import { TextPlace } from '../../components/deferred/skeletons.tsx';
import type { ArticleType } from '../../contract/values/enums.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Late } from './deferred.tsx';

/** A page that is one article of the tenant. */
export function ArticleOf({ type }: { type: ArticleType }) {
  return (
    <Late place={<TextPlace />}>
      {async () => {
        const article = await read('getArticle', { params: { type } });
        return <ArticlePage page={currentRequest()} article={article} />;
      }}
    </Late>
  );
}
