import type { BankLineDetail } from '../../../contract/ops/money/bank.ts';
import type { BankReturn } from '../../../contract/ops/money/bank-returns.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { Why } from './why.tsx';

type ReturnProps = {
  view: DeskTenantView;
  /** The top-up that is reversed, or the withdrawal that came back. */
  of: Pick<BankReturn, 'kind' | 'id'> & { number?: string };
  /** The line of the statement with the reversal or bounce; undefined if the bank has sent none yet. */
  lineId?: string;
};

const CALLS = { TOP_UP: 'reverseDeposit', WITHDRAWAL: 'bounceWithdrawal' } as const;

/** A form, closed at first, to propose a reversal or a bounce. */
export function ReturnForm({ view, of: { kind, id, number }, lineId }: ReturnProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, CALLS[kind], ['reason', 'evidence']);
  const label = t(`desk.bank.return.${kind}`);
  return (
    <details open={form.refused}>
      <summary>
        {number && <span className="desk-mono">{number}: </span>}
        {label}
      </summary>
      <CallForm
        call={CALLS[kind]}
        params={{ id }}
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.decided"
        className="desk-stack"
      >
        <p className="desk-quiet">{t(`desk.bank.return.text.${kind}`)}</p>
        {lineId && <input type="hidden" name="lineId" value={lineId} />}
        <TextInput
          id={`return-reason-${id}`}
          name="reason"
          label={t('desk.reason')}
          maxLength={300}
          required
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <TextInput
          id={`return-evidence-${id}`}
          name="evidence"
          label={t('desk.approvals.evidence')}
          maxLength={200}
          defaultValue={form.value('evidence')}
          error={form.error('evidence')}
        />
        <Button type="submit" size="sm" variant="danger">
          {t('desk.bank.return.button')}
        </Button>
      </CallForm>
    </details>
  );
}

/** The payments that an open line may reverse, each with the form for it. */
export function Returns({ view, line }: { view: DeskTenantView; line: BankLineDetail }) {
  const { t, tenant, may } = view;
  if (line.returns.length === 0) return null;
  const title = t(`desk.bank.returns.${line.amount.startsWith('-') ? 'TOP_UP' : 'WITHDRAWAL'}`);
  const path = ({ kind, number }: BankReturn) =>
    deskPath(tenant.id, 'money', kind === 'TOP_UP' ? 'deposits' : 'withdrawals', number);
  return (
    <section className="desk-card desk-stack" aria-label={title}>
      <h2>{title}</h2>
      <DeskTable
        caption={title}
        rows={line.returns}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'number',
            label: t('desk.bank.number'),
            cell: (one) => (
              <a className="desk-mono" href={path(one)}>
                {one.number}
              </a>
            ),
          },
          { key: 'name', label: t('desk.bank.payer'), cell: ({ name }) => name },
          {
            key: 'amount',
            label: t('desk.bank.amount'),
            numeric: true,
            cell: ({ amount, currency }) => `${amount} ${currency}`,
          },
          {
            key: 'why',
            label: t('desk.bank.why'),
            cell: ({ score, reasons }) => <Why view={view} score={score} reasons={reasons} />,
          },
          {
            key: 'act',
            label: t('desk.bank.return'),
            cell: (one) =>
              may('money.act') && (
                <ReturnForm view={view} of={{ kind: one.kind, id: one.id }} lineId={line.id} />
              ),
          },
        ]}
      />
    </section>
  );
}
