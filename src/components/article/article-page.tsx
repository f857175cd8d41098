import type { Article as ArticleData } from '../../contract/content.ts';
import type { View } from '../view.ts';
import { Article } from './article.tsx';
import { plainText } from './sections.ts';

/** Head and body of a page that is one article. */
export function ArticlePage({ view, article }: { view: View; article: ArticleData }) {
  return (
    <>
      <title>{`${article.title} · ${view.tenant.name}`}</title>
      <meta name="description" content={plainText(article.html).slice(0, 155)} />
      <Article view={view} article={article} />
    </>
  );
}
