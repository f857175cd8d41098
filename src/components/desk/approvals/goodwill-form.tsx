import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type GoodwillProps = {
  view: DeskTenantView;
  /** Id or e-mail of the shopper, and what it is based on, if the page was opened from there. */
  shopper: string;
  evidence: string;
};

/** The form to propose a goodwill to a shopper. */
export function GoodwillForm({ view, shopper, evidence }: GoodwillProps) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'proposeGoodwill', ['shopper', 'amount', 'reason', 'evidence']);
  const page = deskPath(tenant.id, 'money', 'goodwill');
  return (
    <CallForm
      call="proposeGoodwill"
      className="desk-card desk-stack"
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={`${deskPath(tenant.id, 'money', 'approvals')}/{id}`}
      back={`${page}?${new URLSearchParams({ shopper, evidence })}`}
      flash="desk.flash.waits"
    >
      {form.message && (
        <Notice tone="danger" live>
          {form.message}
        </Notice>
      )}
      <TextInput
        name="shopper"
        label={t('desk.goodwill.shopper')}
        hint={t('desk.goodwill.shopperHint')}
        required
        defaultValue={form.value('shopper') ?? shopper}
        error={form.error('shopper')}
      />
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
        defaultValue={form.value('evidence') ?? evidence}
        error={form.error('evidence')}
      />
      <Button type="submit" variant="primary">
        {t('desk.goodwill.propose')}
      </Button>
    </CallForm>
  );
}
