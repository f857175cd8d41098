import type { Article } from '../../contract/calls/content.ts';
import { plainText, topicsOf } from '../article/sections.ts';
import { JsonLd } from './json-ld.tsx';
import type { HeadPage } from './page-url.ts';
import { faqPage } from './structured-data.ts';

/** All questions of an article, whatever the visitor searched for. */
export function FaqData({ page, article }: { readonly page: HeadPage; readonly article: Article }) {
  const questions = topicsOf(article.html)
    .flatMap((topic) => topic.questions)
    .map(({ heading, html }) => ({ question: heading, answer: plainText(html) }))
    .filter(({ answer }) => answer !== '');
  return questions.length > 0 && <JsonLd data={faqPage(page, questions)} />;
}
