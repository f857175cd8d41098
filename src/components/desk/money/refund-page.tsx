import type { OpsRefund } from '../../../contract/ops/money/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import type { Fact } from '../facts.tsx';
import { Act } from '../shipments/act.tsx';
import type { DeskTenantView } from '../view.ts';
import { DecideActs } from './decide-acts.tsx';
import { MoneyFrame } from './money-frame.tsx';

type RefundProps = { view: DeskTenantView; refund: OpsRefund };

/** A refund that a shopper requests: for which object, why, with which photos, and the decision. */
export function RefundPage({ view, refund }: RefundProps) {
  const { t, locale, zone, tenant } = view;
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const section = refund.orderType === 'TRANSIT_ORDER' ? 'shipments' : 'orders';
  const { note, answer, doneAt } = refund;
  const facts: Fact[] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={refund.shopper} />],
    [
      t('desk.money.order'),
      <a key="order" className="desk-mono" href={deskPath(tenant.id, section, refund.orderNo)}>
        {refund.orderNo}
      </a>,
    ],
    [t('desk.money.asked'), <bdi key="amount">{formatCny(locale, refund.amount)}</bdi>],
    [t('desk.reason'), t(`refundReason.${refund.reason}`)],
    ...(note ? [[t('desk.money.note'), <bdi key="note">{note}</bdi>] satisfies Fact] : []),
    [t('desk.money.made'), time(refund.createdAt)],
    ...(refund.answeredAt
      ? [[t('desk.money.answered'), time(refund.answeredAt)] satisfies Fact]
      : []),
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
  return (
    <>
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
                label: t('desk.money.approveRefund'),
                amount: {
                  label: t('desk.money.payBack'),
                  hint: t('desk.money.payBackHint'),
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
