import type { BankLineDetail } from '../../../contract/ops/money/bank.ts';
import { BANK_LINE_MARKS } from '../../../contract/values/money/bank.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ActsProps = { view: DeskTenantView; line: BankLineDetail };

/** The acts on a line that belongs to no top-up. */
export function LineActs({ view, line }: ActsProps) {
  if (!view.may('money.act')) return null;
  if (line.state === 'MARKED') return <Unmark view={view} line={line} />;
  const isIncoming = !line.amount.startsWith('-') && line.state !== 'MATCHED';
  return (
    <>
      {isIncoming && !line.proposal && <CreditForm view={view} line={line} />}
      {line.state === 'OPEN' && <MarkForm view={view} line={line} />}
    </>
  );
}

function CreditForm({ view, line }: ActsProps) {
  const { t, tenant, pagePath, flash } = view;
  const form = formState(flash, 'creditBankLine', ['shopper', 'reason', 'evidence']);
  return (
    <details className="desk-card" open={form.refused}>
      <summary>{t('desk.bank.credit')}</summary>
      <CallForm
        call="creditBankLine"
        params={{ id: line.id }}
        query={{ tenant: tenant.id }}
        version={line.version}
        idempotencyKey={crypto.randomUUID()}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.credited"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <p className="desk-quiet">{t('desk.bank.credit.text')}</p>
        <TextInput
          name="shopper"
          label={t('desk.bank.shopper')}
          required
          defaultValue={form.value('shopper')}
          error={form.error('shopper')}
        />
        <TextInput
          id="credit-reason"
          name="reason"
          label={t('desk.reason')}
          required
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <TextInput
          name="evidence"
          label={t('desk.approvals.evidence')}
          defaultValue={form.value('evidence')}
          error={form.error('evidence')}
        />
        <Button type="submit">{t('desk.bank.credit.button')}</Button>
      </CallForm>
    </details>
  );
}

function MarkForm({ view, line }: ActsProps) {
  const { t, tenant, pagePath } = view;
  return (
    <details className="desk-card">
      <summary>{t('desk.bank.mark')}</summary>
      <CallForm
        call="markBankLine"
        params={{ id: line.id }}
        query={{ tenant: tenant.id }}
        version={line.version}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        <Select
          name="mark"
          label={t('desk.bank.state')}
          defaultValue={line.hint ?? 'CHARGE'}
          options={BANK_LINE_MARKS.filter(
            (value) => value !== 'PAYOUT' || line.amount.startsWith('-'),
          ).map((value) => ({ value, label: t(`desk.bank.mark.${value}`) }))}
        />
        <TextInput name="note" label={t('desk.bank.note')} />
        <Button type="submit">{t('desk.bank.mark.button')}</Button>
      </CallForm>
    </details>
  );
}

function Unmark({ view, line }: ActsProps) {
  const { t, tenant, pagePath } = view;
  return (
    <CallForm
      call="unmarkBankLine"
      params={{ id: line.id }}
      query={{ tenant: tenant.id }}
      version={line.version}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.saved"
    >
      <Button type="submit">{t('desk.bank.unmark')}</Button>
    </CallForm>
  );
}
