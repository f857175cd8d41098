import { topicsOf } from '../article/sections.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import { HomeBlock } from './home-part.tsx';

/** How many questions are shown. */
const QUESTIONS = 3;

/** Customers' questions: the first ones of the tenant's FAQ, each from another topic if the FAQ has several topics. */
export function Questions({ view: { t }, html }: { view: View; html: string }) {
  const topics = topicsOf(html);
  const questions = topics
    .flatMap(({ questions: ofTopic }) => (topics.length > 1 ? ofTopic.slice(0, 1) : ofTopic))
    .slice(0, QUESTIONS);
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
