import type { ReactNode } from 'react';
import type { Article as ArticleData } from '../../contract/calls/content.ts';
import { bcp47 } from '../../i18n/locale.ts';
import { excerpt } from '../head/excerpt.ts';
import { JsonLd } from '../head/json-ld.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { HeadPage } from '../head/page-url.ts';
import { webPage } from '../head/structured-data.ts';
import { Article } from './article.tsx';
import { plainText } from './sections.ts';

type ArticlePageProps = { page: HeadPage; article: ArticleData; form?: ReactNode };

/** Head and body of a page with one article. */
export function ArticlePage({ page, article, form }: ArticlePageProps) {
  const { tenant, locale, t } = page;
  const description = excerpt(plainText(article.html), bcp47(locale));
  const { title } = article;
  return (
    <>
      <PageHead
        page={page}
        type="article"
        title={title}
        // "About Sampan – Sampan" would name the shop twice.
        {...(title.includes(tenant.name) && { wholeTitle: title })}
        description={description}
      />
      <JsonLd
        data={webPage(page, {
          name: title,
          description,
          ...(article.updatedAt && { dateModified: article.updatedAt }),
        })}
      />
      <Article view={{ tenant, locale, t }} article={article} form={form} />
    </>
  );
}
