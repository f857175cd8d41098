import type { OpsRefund } from '../../../contract/ops/money/money.ts';
import {
  REFUND_WAITS,
  type RefundStatus,
  type RefundWait,
} from '../../../contract/values/money/refund-statuses.ts';
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
  const { note, answer, requestedAmount, answeredAt, agreedAt, payBy, doneAt } = refund;
  const facts: Fact[] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={refund.shopper} />],
    [
      t('desk.money.order'),
      <a key="order" className="desk-mono" href={deskPath(tenant.id, section, refund.orderNo)}>
        {refund.orderNo}
      </a>,
    ],
    [
      t('desk.money.asked'),
      requestedAmount && <bdi key="asked">{formatCny(locale, requestedAmount)}</bdi>,
    ],
    [
      t('desk.money.promised'),
      requestedAmount !== refund.amount && (
        <bdi key="amount">{formatCny(locale, refund.amount)}</bdi>
      ),
    ],
    [t('desk.reason'), t(`refundReason.${refund.reason}`)],
    [t('desk.money.note'), note && <bdi key="note">{note}</bdi>],
    [t('desk.money.made'), time(refund.createdAt)],
    [t('desk.money.answered'), answeredAt && time(answeredAt)],
    [t('desk.money.agreed'), agreedAt && time(agreedAt)],
    [t('desk.money.expected'), payBy && formatDay(locale, payBy)],
    [t('desk.money.done'), doneAt && time(doneAt)],
    [t('desk.money.answer'), answer && <bdi key="answer">{answer}</bdi>],
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
              {...typedField(form, 'text')}
              label={t('desk.money.answerText')}
              required
              maxLength={300}
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
                  value: refund.payable ?? refund.amount,
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
const WAITS_IN: Readonly<Partial<Record<RefundStatus, RefundWait>>> = {
  WAITING_SELLER: 'SELLER',
  WAITING_CARRIER: 'CARRIER',
};

/** The form that notes what was agreed: how much, after what, and by when. It pays nothing. */
function Agree({ view, refund }: RefundProps) {
  const { t } = view;
  const { id, version, status, amount, payBy, answer, agreedAt } = refund;
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
            {...typedField(form, 'waitsFor', WAITS_IN[status] ?? 'NOBODY')}
            label={t('desk.money.waitsFor')}
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
