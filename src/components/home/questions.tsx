import { topicsOf } from '../article/sections.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import { HomeBlock } from './home-part.tsx';

/** How many questions are shown where the article has no topics. */
const QUESTIONS = 5;

/** Customers' questions: the first of each topic of the tenant's FAQ. */
export function Questions({ view: { t }, html }: { view: View; html: string }) {
  const topics = topicsOf(html);
  const questions =
    topics.length > 1
      ? topics.flatMap(({ questions: [first] }) => first ?? [])
      : topics.flatMap(({ questions: all }) => all.slice(0, QUESTIONS));
  if (questions.length === 0) return null;
  return (
    <HomeBlock title={t('home.questions')} more={{ href: '/faq', label: t('home.seeAll') }}>
      <div>
        {questions.map(({ id, heading, html: answer }) => (
          <Disclosure key={id} title={heading} name="questions">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
            <div className={prose} dangerouslySetInnerHTML={{ __html: answer }} />
          </Disclosure>
        ))}
      </div>
    </HomeBlock>
  );
}
