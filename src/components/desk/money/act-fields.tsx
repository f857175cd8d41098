import type { FormState } from '../../form/field-errors.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type FieldsProps<Field extends string> = { view: DeskTenantView; form: FormState<Field> };

/** The field for the reason why something is declined, which the shopper reads. */
export function OnlyReason({ view: { t }, form }: FieldsProps<'reason'>) {
  return (
    <TextInput
      name="reason"
      label={t('desk.money.reasonForShopper')}
      required
      maxLength={200}
      defaultValue={form.value('reason')}
      error={form.error('reason')}
    />
  );
}

/** The field of an amount in CNY. */
export type AmountField = { label: string; hint: string; value: string };

type MoneyFields = FieldsProps<'amount' | 'reason' | 'evidence'> & {
  /** The field for the amount; undefined if the amount can't be changed. */
  amount: AmountField | undefined;
};

/** The fields for reason and evidence, which a second person reads if the act needs one. Both are optional. */
export function ReasonAndEvidence({ view: { t }, form, amount }: MoneyFields) {
  return (
    <>
      {amount && (
        <TextInput
          name="amount"
          label={amount.label}
          hint={amount.hint}
          inputMode="decimal"
          defaultValue={form.value('amount') ?? amount.value}
          error={form.error('amount')}
        />
      )}
      <TextInput
        name="reason"
        label={t('desk.money.reasonForSecond')}
        maxLength={300}
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      <TextInput
        name="evidence"
        label={t('desk.approvals.evidence')}
        maxLength={200}
        defaultValue={form.value('evidence')}
        error={form.error('evidence')}
      />
    </>
  );
}
