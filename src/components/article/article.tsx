import type { ReactNode } from 'react';
import type { Article as ArticleData } from '../../contract/calls/content.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { Container } from '../ui/layout.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import * as css from './article.css';
import { splitArticle } from './sections.ts';

/** HTML of an article, which was sanitised when it was stored (src/server/commerce/site). */
function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

type ArticleProps = {
  view: View;
  article: ArticleData;
  /** A form that belongs to the article, such as a calculator. It follows the first paragraph. */
  form?: ReactNode;
};

/** An article in a readable width, with a table of contents if it is long. */
export function Article({ view, article, form }: ArticleProps) {
  const { t, locale, tenant } = view;
  const { lead, sections } = splitArticle(article.html);
  const date = formatDateTime(locale, article.updatedAt, tenant, {
    dateStyle: 'long',
  });
  return (
    <Container size="sm" className={css.page}>
      <article className={css.article}>
        <header>
          <h1 className={css.title}>{article.title}</h1>
          {date && <p className={css.date}>{t('article.updated', { date })}</p>}
        </header>
        {lead && <Html html={lead} />}
        {form}
        {sections.map(({ id, heading, html }) => (
          <section key={id} id={id} className={css.section}>
            <h2 className={css.heading}>
              <a href={`#${id}`} className={css.anchor}>
                {heading}
              </a>
            </h2>
            <Html html={html} />
          </section>
        ))}
      </article>
      {sections.length > 3 && (
        <nav className={css.contents} aria-label={t('article.contents')}>
          <p className={css.contentsTitle}>{t('article.contents')}</p>
          <ol className={css.contentsList}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.contentsLink}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </Container>
  );
}
