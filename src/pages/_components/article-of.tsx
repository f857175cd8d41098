import type { ReactNode } from 'react';
import type { FormLink } from '../../components/article/article.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { TextSkeleton } from '../../components/deferred/skeletons.tsx';
import type { ArticleType } from '../../contract/values/shop/site-kinds.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from './deferred.tsx';

type ArticleOfProps = {
  type: ArticleType;
  form?: FormLink;
  /** Reads what follows below the article. */
  below?: () => Promise<ReactNode>;
};

/** A page that is one article of the tenant, with a form below it if `form` links to one. */
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
