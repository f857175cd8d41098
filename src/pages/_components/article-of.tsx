import type { ReactNode } from 'react';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { TextSkeleton } from '../../components/deferred/skeletons.tsx';
import type { ArticleType } from '../../contract/values/shop/site-kinds.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from './deferred.tsx';

type ArticleOfProps = {
  type: ArticleType;
  /** A form that follows the first paragraph of the article. */
  form?: ReactNode;
  /** Reads and renders the content below the article. */
  below?: () => Promise<ReactNode>;
};

/** A page that is one article of the tenant, with a form in it if it is about one. */
export function ArticleOf({ type, form, below }: ArticleOfProps) {
  return (
    <Deferred skeleton={<TextSkeleton />}>
      {async () => {
        const [article, more] = await Promise.all([
          read('getArticle', { params: { type } }),
          below?.(),
        ]);
        return (
          <>
            <ArticlePage page={currentRequest()} article={article} form={form} />
            {more}
          </>
        );
      }}
    </Deferred>
  );
}
