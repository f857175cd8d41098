import type {
  GoodsEffect,
  GoodsRule,
  GoodsRuleHit,
} from '../../../contract/values/goods/goods-rules.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import type { Matched } from './match-rules.ts';

/** What a tenant's rules say of goods that go to a country. */
export type Decision = {
  /** The rules because of which they are refused. */
  refusedBy: Matched[];
  /** The rules that the shopper must confirm. */
  toConfirm: Matched[];
  /** The rules that restrict how they are sent. */
  restrictedBy: Matched[];
  /** The only shipping options that may take them; undefined: any. */
  onlyOptions: string[] | undefined;
  /** The classes as which they are sent besides their own. */
  classes: GoodsClass[];
};

/**
 * What the rules whose conditions goods meet say of them in a country. The rules are read in their order. One that
 * allows the goods there ends the reading; all above it apply together, so that their order among each other does
 * not matter: what one refuses, no other permits.
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

/** A rule that concerns goods, for a shop that delivers to some countries. */
export type Concern = {
  matched: Matched;
  effect: GoodsRuleHit['effect'];
  /** Where they can't be sent because of it; none if they are not sold at all. */
  refusedTo: string[];
};

const STRICTNESS: readonly GoodsEffect[] = ['REFUSED', 'CONFIRM', 'RESTRICTED'];

/**
 * The rules that concern goods for a shop that delivers to these countries, the strictest first. Goods that can't be
 * sent to any of them are not sold.
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

/** What a rule is for goods that can be sent somewhere. */
const effectOf = ({ effect }: GoodsRule): GoodsRuleHit['effect'] =>
  effect === 'CONFIRM' ? 'CONFIRM' : 'RESTRICTED';
