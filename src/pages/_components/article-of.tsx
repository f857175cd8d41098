import type { FormLink } from '../../components/article/article.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { TextSkeleton } from '../../components/deferred/skeletons.tsx';
import type { ArticleType } from '../../contract/values/site-kinds.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from './deferred.tsx';

/** A page that is one article of the tenant, with a form below it if `form` links to one. */
export function ArticleOf({ type, form }: { type: ArticleType; form?: FormLink }) {
  return (
    <Deferred skeleton={<TextSkeleton />}>
      {async () => {
        const article = await read('getArticle', { params: { type } });
        return <ArticlePage page={currentRequest()} article={article} form={form} />;
      }}
    </Deferred>
  );
}
