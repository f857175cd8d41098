import type {
  GoodsEffect,
  GoodsRule,
  GoodsRuleHit,
} from '../../../contract/values/goods/goods-rules.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import type { Matched } from './match-rules.ts';

/** The decision of a tenant's rules for goods that go to a country. */
export type Decision = {
  /** The rules that refuse the goods. */
  refusedBy: Matched[];
  /** The rules that the shopper must confirm. */
  toConfirm: Matched[];
  /** The rules that restrict how they are sent. */
  restrictedBy: Matched[];
  /** The only shipping options that may take the goods; undefined if any may. */
  onlyOptions: string[] | undefined;
  /** Further classes of goods as which they are sent. */
  classes: GoodsClass[];
};

/**
 * Decides for a country what the matching rules mean for goods. The rules are read in their order. A rule
 * that allows the goods there ends the reading. All rules before it apply together, so their order does not
 * matter: no rule permits what another refuses.
 */
export function decide(matched: readonly Matched[], country: string): Decision {
  const matchedHere = matched.filter(
    ({ rule: { goesTo } }) => goesTo.length === 0 || goesTo.includes(country),
  );
  const end = matchedHere.findIndex(({ rule }) => rule.effect === 'ALLOWED');
  const applied = end === -1 ? matchedHere : matchedHere.slice(0, end);
  const ofEffect = (effect: GoodsEffect) => applied.filter(({ rule }) => rule.effect === effect);
  const restricting = ofEffect('RESTRICTED');
  const goesThere = ({ rule: { onlyCountries } }: Matched) =>
    onlyCountries.length === 0 || onlyCountries.includes(country);
  const options = restricting
    .map(({ rule }) => rule.onlyOptions)
    .filter((codes) => codes.length > 0);
  return {
    refusedBy: applied.filter(
      (one) =>
        one.rule.effect === 'REFUSED' || (one.rule.effect === 'RESTRICTED' && !goesThere(one)),
    ),
    toConfirm: ofEffect('CONFIRM'),
    restrictedBy: restricting.filter(goesThere),
    onlyOptions: options.length === 0 ? undefined : intersection(options),
    classes: [...new Set(restricting.flatMap(({ rule }) => rule.asClass ?? []))],
  };
}

const intersection = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter((code) => others.every((codes) => codes.includes(code)));

/** A rule that applies to goods, in a shop that delivers to some countries. */
export type Concern = {
  matched: Matched;
  effect: GoodsRuleHit['effect'];
  /**
   * The countries to which the goods can't be sent because of the rule; empty if the goods are not sold at
   * all.
   */
  refusedTo: string[];
};

const STRICTNESS: readonly GoodsEffect[] = ['REFUSED', 'CONFIRM', 'RESTRICTED'];

/**
 * The rules that apply to goods in a shop that delivers to these countries, the strictest first. Goods that
 * can't be sent to any of the countries are not sold.
 */
export function concernsOf(matched: readonly Matched[], countries: readonly string[]): Concern[] {
  if (matched.length === 0) return [];
  const decisions = countries.map((country) => ({ country, ...decide(matched, country) }));
  const isRefused =
    decisions.length > 0 && decisions.every(({ refusedBy }) => refusedBy.length > 0);
  const concerns = matched.flatMap((one): Concern[] => {
    const applies = decisions.some(({ refusedBy, toConfirm, restrictedBy }) =>
      [refusedBy, toConfirm, restrictedBy].some((list) => list.includes(one)),
    );
    if (!applies) return [];
    const refusedTo = decisions
      .filter(({ refusedBy }) => refusedBy.includes(one))
      .map(({ country }) => country);
    if (isRefused && refusedTo.length > 0)
      return [{ matched: one, effect: 'REFUSED', refusedTo: [] }];
    return [{ matched: one, effect: effectOf(one.rule), refusedTo }];
  });
  return concerns.toSorted((a, b) => STRICTNESS.indexOf(a.effect) - STRICTNESS.indexOf(b.effect));
}

/** The effect of a rule on goods that can be sent somewhere. */
const effectOf = ({ effect }: GoodsRule): GoodsRuleHit['effect'] =>
  effect === 'CONFIRM' ? 'CONFIRM' : 'RESTRICTED';
