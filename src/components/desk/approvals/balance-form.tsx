import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type BalanceFormProps = {
  view: DeskTenantView;
  /** A goodwill is a credit at the shop's expense; an adjustment corrects the balance, either way. */
  kind: 'goodwill' | 'adjustment';
  /** The first value of the field for the shopper's id or e-mail; may be empty. */
  shopper: string;
  /** The first value of the field for the number of the object that justifies the change; may be empty. */
  evidence: string;
};

const CALLS = { goodwill: 'proposeGoodwill', adjustment: 'proposeAdjustment' } as const;

/** The form to propose a change of a shopper's balance. The proposal shows the balance before and after. */
export function BalanceForm({ view, kind, shopper, evidence }: BalanceFormProps) {
  const { t, flash, tenant } = view;
  const call = CALLS[kind];
  const form = formState(flash, call, ['shopper', 'direction', 'amount', 'reason', 'evidence']);
  const page = deskPath(tenant.id, 'money', kind);
  // The server fills in the id of the proposal.
  const proposalPath = `${deskPath(tenant.id, 'money', 'approvals')}/{id}`;
  return (
    <CallForm
      call={call}
      className="desk-card desk-stack"
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={proposalPath}
      back={`${page}?${new URLSearchParams({ shopper, evidence })}`}
      flash="desk.flash.waits"
    >
      <FormMessage form={form} />
      <TextInput
        name="shopper"
        label={t('desk.goodwill.shopper')}
        hint={t('desk.goodwill.shopperHint')}
        required
        defaultValue={form.value('shopper') ?? shopper}
        error={form.error('shopper')}
      />
      {kind === 'adjustment' && (
        <Select
          name="direction"
          label={t('desk.adjustment.direction')}
          defaultValue={form.value('direction') ?? 'IN'}
          options={(['IN', 'OUT'] as const).map((value) => ({
            value,
            label: t(`desk.adjustment.direction.${value}`),
          }))}
        />
      )}
      <TextInput
        name="amount"
        label={t('desk.goodwill.amount')}
        inputMode="decimal"
        required
        defaultValue={form.value('amount')}
        error={form.error('amount')}
      />
      <TextArea
        name="reason"
        label={t('desk.reason')}
        required
        rows={3}
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      <TextInput
        name="evidence"
        label={t('desk.approvals.evidence')}
        hint={t('desk.goodwill.evidenceHint')}
        required={kind === 'adjustment'}
        defaultValue={form.value('evidence') ?? evidence}
        error={form.error('evidence')}
      />
      <Button type="submit" variant="primary">
        {t('desk.goodwill.propose')}
      </Button>
    </CallForm>
  );
}
