import type { PayoutDetail } from '../../../contract/ops/money/payouts.ts';
import { PAYOUT_FORMATS } from '../../../contract/values/money/bank.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ReturnForm } from '../bank/returns.tsx';
import { Facts } from '../facts.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { Tick } from '../list/tick.tsx';
import type { DeskTenantView } from '../view.ts';
import { PayoutState } from './payouts.tsx';

type PayoutProps = { view: DeskTenantView; payout: PayoutDetail };

const SETTLE_FORM = 'settle-payout';
const TONES = {
  QUEUED: 'warning',
  SENT: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
} as const;
const FORMAT_NAMES = {
  CSV: 'CSV',
  PAIN_09: 'pain.001.001.09',
  PAIN_03: 'pain.001.001.03',
} as const;

/** A batch: its file for the bank, and what became of its payments. */
export function PayoutPage({ view, payout }: PayoutProps) {
  const { t, flash, may, pagePath } = view;
  const [path = ''] = pagePath.split('?', 1);
  const form = flash?.kind === 'error' ? formState(flash, flash.form ?? '', []) : undefined;
  const isSent = payout.state === 'SENT' && may('money.act');
  return (
    <>
      {form && <FormMessage form={form} />}
      <section className="desk-card desk-stack">
        <h2>
          {payout.payoutNo} <PayoutState view={view} state={payout.state} />
        </h2>
        <Facts
          facts={[
            [t('desk.payouts.account'), payout.accountName],
            [t('desk.payouts.count'), String(payout.count)],
            [
              t('desk.payouts.sum'),
              <strong key="sum">{`${payout.sum} ${payout.currency}`}</strong>,
            ],
          ]}
        />
        {isUndecided(payout) && may('money.reveal') && (
          <div className="desk-row">
            <span>{t('desk.payouts.download')}:</span>
            {PAYOUT_FORMATS.map((format) => (
              <ButtonLink
                key={format}
                size="sm"
                href={`${path}/${format}.${format === 'CSV' ? 'csv' : 'xml'}`}
              >
                {FORMAT_NAMES[format]}
              </ButtonLink>
            ))}
          </div>
        )}
        {payout.state === 'OPEN' && may('money.act') && <SendForm view={view} payout={payout} />}
      </section>
      <Items view={view} payout={payout} canSettle={isSent} />
      {isSent && <SettleForms view={view} payout={payout} />}
    </>
  );
}

/** Whether no payment has an outcome yet: only then can the file be downloaded. */
const isUndecided = ({ items }: PayoutDetail) =>
  items.every(({ state }) => state === 'QUEUED' || state === 'SENT');

const commonOf = ({ tenant, pagePath }: DeskTenantView, { id, version }: PayoutDetail) => ({
  params: { id },
  query: { tenant: tenant.id },
  version,
  next: pagePath,
  back: pagePath,
  flash: 'desk.flash.saved',
});

function SendForm({ view, payout }: PayoutProps) {
  const { t } = view;
  return (
    <>
      <p className="desk-quiet">{t('desk.payouts.send.text')}</p>
      <div className="desk-row">
        <CallForm call="sendPayout" {...commonOf(view, payout)}>
          <Button type="submit" variant="primary">
            {t('desk.payouts.send')}
          </Button>
        </CallForm>
        {payout.items.every(({ state }) => state === 'QUEUED') && (
          <CallForm call="cancelPayout" {...commonOf(view, payout)}>
            <Button type="submit">{t('desk.payouts.cancel')}</Button>
          </CallForm>
        )}
      </div>
    </>
  );
}

function Items({ view, payout, canSettle }: PayoutProps & { canSettle: boolean }) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.payouts.payment')}
      rows={payout.items}
      idOf={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'number',
          label: t('desk.payouts.payment'),
          cell: ({ id, withdrawalNo, state }) => (
            <div className="desk-row">
              {canSettle && state === 'SENT' && (
                <Tick
                  name="confirmed"
                  value={id}
                  form={SETTLE_FORM}
                  autoComplete="off"
                  aria-label={t('desk.payouts.tickPaid', { no: withdrawalNo })}
                />
              )}
              <span className="desk-mono">{withdrawalNo}</span>
            </div>
          ),
        },
        {
          key: 'holder',
          label: t('desk.payouts.holder'),
          cell: ({ accountHolder, accountNo }) => `${accountHolder} ${accountNo}`,
        },
        {
          key: 'amount',
          label: t('desk.bank.amount'),
          numeric: true,
          cell: ({ amount }) => `${amount} ${payout.currency}`,
        },
        {
          key: 'state',
          label: t('desk.bank.state'),
          cell: ({ state, reason }) => (
            <>
              <Badge tone={TONES[state]}>{t(`desk.payouts.state.${state}`)}</Badge> {reason}
            </>
          ),
        },
        {
          key: 'fail',
          label: t('desk.work.acts'),
          cell: ({ id, withdrawalId, state, proposal }) => {
            if (proposal) {
              return (
                <a href={deskPath(view.tenant.id, 'money', 'approvals', proposal.id)}>
                  {t('desk.bank.waits')}: {proposal.proposalNo}
                </a>
              );
            }
            if (canSettle && state === 'SENT') {
              return <FailForm view={view} payout={payout} itemId={id} />;
            }
            const isPaid = state === 'CONFIRMED' && view.may('money.act');
            const of = { kind: 'WITHDRAWAL' as const, id: withdrawalId };
            return isPaid && <ReturnForm view={view} of={of} />;
          },
        },
      ]}
    />
  );
}

function FailForm({ view, payout, itemId }: PayoutProps & { itemId: string }) {
  const { t } = view;
  return (
    <details>
      <summary>{t('desk.payouts.failed')}</summary>
      <CallForm call="settlePayout" {...commonOf(view, payout)} className="desk-stack">
        <input type="hidden" name="failed.0.itemId" value={itemId} />
        <TextInput
          id={`reason-${itemId}`}
          name="failed.0.reason"
          label={t('desk.reason')}
          maxLength={200}
          required
        />
        <Button type="submit" size="sm" variant="danger">
          {t('desk.payouts.fail')}
        </Button>
      </CallForm>
    </details>
  );
}

function SettleForms({ view, payout }: PayoutProps) {
  const { t } = view;
  return (
    <>
      <CallForm
        call="settlePayout"
        {...commonOf(view, payout)}
        id={SETTLE_FORM}
        className="desk-row"
      >
        <Button type="submit" variant="primary">
          {t('desk.payouts.confirm')}
        </Button>
      </CallForm>
      <details className="desk-card">
        <summary>{t('desk.payouts.status')}</summary>
        <CallForm call="takePayoutStatus" {...commonOf(view, payout)} className="desk-stack">
          <TextArea name="text" label={t('desk.payouts.status')} rows={6} required />
          <Button type="submit">{t('desk.payouts.status.button')}</Button>
        </CallForm>
      </details>
    </>
  );
}
