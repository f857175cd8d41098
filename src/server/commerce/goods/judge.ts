import type { Goods, GoodsRule, GoodsRuleHit } from '../../../contract/values/goods/goods-rules.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';
import { type Concern, concernsOf } from './decide.ts';
import { matchRules } from './match-rules.ts';

type RulesReader = Pick<Scope, 'tenant' | 'locale'>;

/** The rules of the tenant that concern goods it may sell, the strictest first. */
export const concernsAt = ({ tenant }: Pick<Scope, 'tenant'>, goods: Goods): Concern[] =>
  concernsOf(matchRules(tenant.goodsRules, goods), tenant.countries);

/** The messages of the tenant's rules about goods for shoppers, in their language. */
export const judgeGoods = (reader: RulesReader, goods: Goods): GoodsRuleHit[] =>
  concernsAt(reader, goods).map(({ matched: { rule }, effect, refusedTo }) => ({
    ...ruleMessage(reader, rule),
    effect,
    refusedTo,
  }));

/** The texts of a rule in the reader's language. */
export const ruleMessage = ({ locale }: Pick<Scope, 'locale'>, { id, title, text }: GoodsRule) => ({
  id,
  title: title ? pickText(title, locale) : '',
  text: text ? pickText(text, locale) : '',
});
