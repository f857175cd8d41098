import type { GoodsRule, GoodsRuleText } from '../../../contract/values/goods/goods-rules.ts';
import type { Scope } from '../base/scope.ts';
import { ruleMessage } from './judge.ts';

type RulesReader = Pick<Scope, 'tenant' | 'locale'>;

/** The tenant's rules as shoppers read them: in their order, without those that only make exceptions. */
export const listGoodsRules = (reader: RulesReader): GoodsRuleText[] =>
  reader.tenant.goodsRules.flatMap((rule) => {
    const { effect, goodsClasses, words } = rule;
    if (effect === 'ALLOWED') return [];
    const refusedTo = refusedCountries(rule, reader.tenant.countries);
    const isPartly = effect === 'REFUSED' && refusedTo.length > 0;
    return [
      {
        ...ruleMessage(reader, rule),
        effect: isPartly ? 'RESTRICTED' : effect,
        refusedTo,
        goodsClasses,
        words,
      },
    ];
  });

/** The countries of the shop to which a rule forbids sending; empty if it forbids all of them. */
function refusedCountries(
  { effect, goesTo, onlyCountries }: GoodsRule,
  ofShop: readonly string[],
): string[] {
  const concerned = ofShop.filter((code) => goesTo.length === 0 || goesTo.includes(code));
  if (effect === 'REFUSED') return concerned.length === ofShop.length ? [] : concerned;
  if (effect === 'CONFIRM' || onlyCountries.length === 0) return [];
  return concerned.filter((code) => !onlyCountries.includes(code));
}
