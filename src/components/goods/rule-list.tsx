import type { GoodsRuleText } from '../../contract/values/goods/goods-rules.ts';
import { formatList } from '../../i18n/regions-and-lists.ts';
import { translateKey } from '../../i18n/translator.ts';
import * as article from '../article/article.css';
import { Container } from '../ui/layout.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import { ruleText } from './rule-texts.ts';

const HEADINGS = {
  REFUSED: 'goods.rules.REFUSED',
  RESTRICTED: 'goods.rules.RESTRICTED',
  CONFIRM: 'goods.CONFIRM.title',
} as const;

/**
 * The rules of the shop about goods: first the goods that it does not buy or send, then those that it buys or sends
 * under conditions.
 */
export function RuleList({ view, rules }: { view: View; rules: readonly GoodsRuleText[] }) {
  const namedRules = rules
    .map((rule) => ({ rule, name: nameOf(view, rule) }))
    .filter(({ name }) => name !== '');
  const groups = Map.groupBy(namedRules, ({ rule }) => rule.effect);
  return (['REFUSED', 'RESTRICTED', 'CONFIRM'] as const).map((effect) => {
    const list = groups.get(effect) ?? [];
    if (list.length === 0) return null;
    return (
      <Container key={effect} size="sm">
        <section className={article.section}>
          <h2 className={article.heading}>{view.t(HEADINGS[effect])}</h2>
          <div className={prose}>
            <ul>
              {list.map(({ rule, name }) => (
                <li key={rule.id}>
                  <strong dir="auto">{name}</strong>
                  {described(view, rule) && (
                    <>
                      {' '}
                      – <bdi>{described(view, rule)}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </section>
      </Container>
    );
  });
}

/** The title of a rule; without one, the kinds of goods or the words that the rule is about. */
function nameOf({ t, locale }: View, { title, goodsClasses, words }: GoodsRuleText): string {
  if (title) return title;
  const classes = goodsClasses.filter((one) => one !== 'PROHIBITED');
  const names = classes.map((one) => translateKey(t, `goodsClass.${one}`));
  return formatList(
    locale,
    names.length > 0 ? names : words.map((word) => word.replace(/\*$/, '')),
  );
}

/**
 * The text of a rule. For refused goods only the rule's own words: the standard text would repeat the heading above.
 */
const described = (view: View, rule: GoodsRuleText): string =>
  rule.effect === 'REFUSED' ? rule.text : ruleText(view, rule);
