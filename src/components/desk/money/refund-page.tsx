import type { OpsRefund } from '../../../contract/ops/money/money.ts';
import { REFUND_WAITS } from '../../../contract/values/money/refund-statuses.ts';
import { formatCny, formatDateTime, formatDay } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { typedField } from '../../form/field-errors.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import type { Fact } from '../facts.tsx';
import { Act } from '../shipments/act.tsx';
import type { DeskTenantView } from '../view.ts';
import { DecideActs } from './decide-acts.tsx';
import { MoneyFrame } from './money-frame.tsx';

type RefundProps = { view: DeskTenantView; refund: OpsRefund };

/** A request for a refund: its object, the reason and photos, and the forms to decide on it. */
export function RefundPage({ view, refund }: RefundProps) {
  const { t, locale, zone, tenant } = view;
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const section = refund.orderType === 'TRANSIT_ORDER' ? 'shipments' : 'orders';
  const { note, answer, requestedAmount, agreedAt, payBy, doneAt } = refund;
  const facts: Fact[] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={refund.shopper} />],
    [
      t('desk.money.order'),
      <a key="order" className="desk-mono" href={deskPath(tenant.id, section, refund.orderNo)}>
        {refund.orderNo}
      </a>,
    ],
    ...(requestedAmount
      ? [
          [
            t('desk.money.asked'),
            <bdi key="asked">{formatCny(locale, requestedAmount)}</bdi>,
          ] satisfies Fact,
        ]
      : []),
    ...(requestedAmount === refund.amount
      ? []
      : [
          [
            t('desk.money.promised'),
            <bdi key="amount">{formatCny(locale, refund.amount)}</bdi>,
          ] satisfies Fact,
        ]),
    [t('desk.reason'), t(`refundReason.${refund.reason}`)],
    ...(note ? [[t('desk.money.note'), <bdi key="note">{note}</bdi>] satisfies Fact] : []),
    [t('desk.money.made'), time(refund.createdAt)],
    ...(refund.answeredAt
      ? [[t('desk.money.answered'), time(refund.answeredAt)] satisfies Fact]
      : []),
    ...(agreedAt ? [[t('desk.money.agreed'), time(agreedAt)] satisfies Fact] : []),
    ...(payBy ? [[t('desk.money.expected'), formatDay(locale, payBy)] satisfies Fact] : []),
    ...(doneAt ? [[t('desk.money.done'), time(doneAt)] satisfies Fact] : []),
    ...(answer ? [[t('desk.money.answer'), <bdi key="answer">{answer}</bdi>] satisfies Fact] : []),
  ];
  return (
    <MoneyFrame
      view={view}
      pile="REFUNDS"
      number={refund.refundNo}
      status={refund.status}
      statusNames="desk.money.refund"
      facts={facts}
      also={refund.photos.length > 0 && <Photos view={view} paths={refund.photos} />}
    >
      {view.may('money.act') && <Acts view={view} refund={refund} />}
    </MoneyFrame>
  );
}

function Photos({ view: { t }, paths }: { view: DeskTenantView; paths: readonly string[] }) {
  return (
    <section className="desk-card" aria-label={t('desk.money.photos')}>
      <h2>{t('desk.money.photos')}</h2>
      <div className="desk-row">
        {paths.map((path) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            <img className="desk-proof" src={path} alt={t('desk.money.photos')} />
          </a>
        ))}
      </div>
    </section>
  );
}

function Acts({ view, refund }: RefundProps) {
  const { t } = view;
  const { id, version, acts } = refund;
  const isAgreed = refund.status !== 'REQUESTED';
  return (
    <>
      {acts.includes('agree') && <Agree view={view} refund={refund} />}
      {acts.includes('answer') && (
        <Act
          {...{ view, version, params: { id }, flash: 'desk.flash.replied' }}
          call="answerRefund"
          label={t('desk.money.answerRefund')}
          fields={['text']}
        >
          {(form) => (
            <TextInput
              name="text"
              label={t('desk.money.answerText')}
              required
              maxLength={300}
              defaultValue={form.value('text')}
              error={form.error('text')}
            />
          )}
        </Act>
      )}
      <DecideActs
        view={view}
        id={id}
        version={version}
        accept={
          acts.includes('approve')
            ? {
                call: 'approveRefund',
                label: t(isAgreed ? 'desk.money.payRefund' : 'desk.money.approveRefund'),
                amount: {
                  label: t('desk.money.payBack'),
                  hint: t(isAgreed ? 'desk.money.payBackAgreedHint' : 'desk.money.payBackHint'),
                  value: refund.amount,
                },
              }
            : undefined
        }
        decline={
          acts.includes('reject')
            ? { call: 'rejectRefund', label: t('desk.money.rejectRefund') }
            : undefined
        }
      />
    </>
  );
}

const AGREED_FIELDS = ['amount', 'waitsFor', 'payBy', 'text'] as const;
const WAITS_IN = { WAITING_SELLER: 'SELLER', WAITING_CARRIER: 'CARRIER' } as const;

/** The form that notes what was agreed: how much, after what, and by when. It pays nothing. */
function Agree({ view, refund }: RefundProps) {
  const { t } = view;
  const { id, version, status, amount, payBy, answer, agreedAt } = refund;
  const waitsFor = status in WAITS_IN ? WAITS_IN[status as keyof typeof WAITS_IN] : 'NOBODY';
  return (
    <Act
      {...{ view, version, params: { id }, fields: AGREED_FIELDS }}
      call="agreeRefund"
      label={t(agreedAt ? 'desk.money.agreeAgain' : 'desk.money.agree')}
      flash="desk.flash.decided"
    >
      {(form) => (
        <>
          <TextInput
            {...typedField(form, 'amount', amount)}
            label={t('desk.money.agreeAmount')}
            hint={t('desk.money.agreeAmountHint')}
            inputMode="decimal"
          />
          <Select
            name="waitsFor"
            label={t('desk.money.waitsFor')}
            defaultValue={form.value('waitsFor') ?? waitsFor}
            error={form.error('waitsFor')}
            options={REFUND_WAITS.map((value) => ({
              value,
              label: t(`desk.money.waitsFor.${value}`),
            }))}
          />
          <TextInput
            {...typedField(form, 'payBy', payBy)}
            type="date"
            label={t('desk.money.payBy')}
          />
          <TextInput
            {...typedField(form, 'text', agreedAt ? answer : '')}
            label={t('desk.money.agreedText')}
            maxLength={300}
          />
        </>
      )}
    </Act>
  );
}
