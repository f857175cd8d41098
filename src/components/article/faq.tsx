import type { Article as ArticleData } from '../../contract/calls/content.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import { prose } from '../ui/prose.css';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as article from './article.css';
import * as css from './faq.css';
import { plainText, topicsOf } from './sections.ts';

type FaqProps = { view: View; article: ArticleData; keyword: string };

/** Questions that open to their answers, with a search over both. */
export function Faq({ view, article: { title, html }, keyword }: FaqProps) {
  const { t, locale } = view;
  const searched = keyword.trim().toLocaleLowerCase(locale);
  const topics = topicsOf(html)
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter((question) =>
        `${question.heading} ${plainText(question.html)}`
          .toLocaleLowerCase(locale)
          .includes(searched),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Container size="sm" className={css.page}>
      <h1 className={article.title}>{title}</h1>
      <search>
        <form action="/faq" className={css.search}>
          <TextInput
            name="q"
            type="search"
            label={t('faq.search')}
            labelHidden
            placeholder={t('faq.search')}
            leading={<SearchIcon />}
            defaultValue={keyword}
          />
          <Button type="submit">{t('faq.find')}</Button>
        </form>
      </search>
      {topics.length === 0 && (
        <EmptyState title={t('faq.none', { keyword })} text={t('faq.noneHint')} />
      )}
      {topics.map(({ heading, questions }) => (
        <section key={heading}>
          {heading && <h2 className={css.topic}>{heading}</h2>}
          {questions.map(({ id, heading: question, html: answer }) => (
            <Disclosure key={id} id={id} title={question} open={searched !== ''}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
              <div className={prose} dangerouslySetInnerHTML={{ __html: answer }} />
            </Disclosure>
          ))}
        </section>
      ))}
    </Container>
  );
}
