import {
  type GoodsTrial,
  TRIED_SHOWN,
  type TriedProduct,
} from '../../../contract/ops/shop/goods-rules.ts';
import type { Goods, GoodsRule } from '../../../contract/values/goods/goods-rules.ts';
import { type Concern, concernsOf } from './decide.ts';
import { matchRules } from './match-rules.ts';

/** Products to try rules on. */
type Tried = Pick<TriedProduct, 'productId' | 'productUrl' | 'title' | 'titleEn' | 'image'> & {
  goods: Goods;
};

type Trial = {
  /** The rules of the draft, and the published rules. */
  rules: readonly GoodsRule[];
  published: readonly GoodsRule[];
  /** The countries that the shop delivers to. */
  countries: readonly string[];
  products: readonly Tried[];
  shown: 'changed' | 'all';
  /** Shows only products that this rule of the draft or of the published rules hits. Empty: all products. */
  rule: string;
};

/** The effect of rules on products, compared with the published rules. */
export function tryRules({
  rules,
  published,
  countries,
  products,
  shown,
  rule,
}: Trial): Omit<GoodsTrial, 'isDraft' | 'next'> {
  const concernsBy = (list: readonly GoodsRule[], goods: Goods) =>
    concernsOf(matchRules(list, goods), countries);
  const tried = products.map(({ goods, ...product }): TriedProduct => {
    const now = concernsBy(rules, goods).map(viewHit);
    const before = concernsBy(published, goods).map(viewHit);
    return { ...product, now, before, change: changeOf(before, now) };
  });
  const concerned = tried.filter(({ now, before }) => now.length + before.length > 0);
  const names = (list: readonly TriedProduct['now'][number][]) => list.map((hit) => hit.rule);
  const hitsOf = (id: string) => concerned.filter(({ now }) => names(now).includes(id)).length;
  const freedBy = (id: string) =>
    concerned.filter(({ now, before }) => names(before).includes(id) && !names(now).includes(id))
      .length;
  const all = [...rules, ...published.filter(({ id }) => !rules.some((one) => one.id === id))];
  return {
    rules: all.map(({ id, effect }) => ({ id, effect, hits: hitsOf(id), freed: freedBy(id) })),
    tried: products.length,
    hit: concerned.filter(({ now }) => now.length > 0).length,
    changed: concerned.filter(({ change }) => change !== 'SAME').length,
    products: concerned
      .filter(({ change }) => shown === 'all' || change !== 'SAME')
      .filter(({ now, before }) => rule === '' || names([...now, ...before]).includes(rule))
      .slice(0, TRIED_SHOWN),
  };
}

const viewHit = ({ matched: { rule, word }, effect }: Concern) => ({ rule: rule.id, effect, word });

function changeOf(
  before: TriedProduct['before'],
  now: TriedProduct['now'],
): TriedProduct['change'] {
  if (now.length === 0) return before.length === 0 ? 'SAME' : 'FREED';
  if (before.length === 0) return 'NEW';
  const key = (hits: TriedProduct['now']) =>
    hits.map(({ rule, effect }) => `${rule} ${effect}`).join('\n');
  return key(before) === key(now) ? 'SAME' : 'CHANGED';
}
