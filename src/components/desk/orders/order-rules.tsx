import type { GoodsRuleHit } from '../../../contract/values/goods/goods-rules.ts';
import type { FormState } from '../../form/field-errors.ts';
import { ruleText, ruleTitle } from '../../goods/rule-texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DeskTenantView } from '../view.ts';

type RulesProps = { view: DeskTenantView; form: FormState; rules: readonly GoodsRuleHit[] };

/**
 * The rules that a refused order named, for goods that were described by hand and therefore unknown before.
 */
export const rulesToConfirm = (form: FormState, rules: readonly GoodsRuleHit[]): GoodsRuleHit[] =>
  rules.flatMap((rule): GoodsRuleHit[] => {
    if (form.error(`refusedRules.${rule.id}`)) return [{ ...rule, effect: 'REFUSED' }];
    const isAsked =
      form.error(`confirmedRules.${rule.id}`) ??
      form.value('confirmedRules')?.split(',').includes(rule.id);
    return isAsked ? [{ ...rule, effect: 'CONFIRM' }] : [];
  });

/**
 * The messages of the shop's rules about the goods: to be read out to the customer, and confirmed where
 * required.
 */
export function OrderRules({ view, form, rules }: RulesProps) {
  const { t } = view;
  return rules.map((rule) => (
    <Notice
      key={rule.id}
      tone={rule.effect === 'REFUSED' ? 'danger' : 'warning'}
      title={<bdi>{ruleTitle(view, rule)}</bdi>}
    >
      <bdi>{ruleText(view, rule)}</bdi>
      {rule.effect === 'CONFIRM' && (
        <Checkbox
          name="confirmedRules"
          value={rule.id}
          label={t('desk.newOrder.confirmRule')}
          error={form.error(`confirmedRules.${rule.id}`)}
          required
        />
      )}
    </Notice>
  ));
}
