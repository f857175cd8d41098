import type { Payment } from '../../contract/calls/payments.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CheckCircleIcon, ReceiptIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { doneHref } from './due.ts';
import { closedReason } from './payment-rules.ts';

type ClosedPaymentsProps = {
  t: View['t'];
  /** The requested payments that were found; none of them is open. */
  payments: readonly Payment[];
};

/** Says that nothing is left to pay, and why. */
export function ClosedPayments({ t, payments }: ClosedPaymentsProps) {
  const paid = payments.filter(({ status }) => status === 'PAID');
  if (payments.length > 0 && paid.length === payments.length) {
    return (
      <EmptyState
        icon={<CheckCircleIcon />}
        title={t('payment.alreadyPaid.title')}
        text={t('payment.alreadyPaid.text', { count: paid.length })}
        action={
          <ButtonLink variant="primary" href={doneHref(paid)}>
            {t('payment.alreadyPaid.action')}
          </ButtonLink>
        }
      />
    );
  }
  const openPaymentsLink = (
    <ButtonLink href="/my/pending-payments">{t('payment.closed.open')}</ButtonLink>
  );
  const parcelsLink = (
    <ButtonLink variant="primary" href="/my/in-stock-items">
      {t('paymentDone.toStock')}
    </ButtonLink>
  );
  if (payments.length > 0 && payments.every(({ orderType }) => orderType === 'TRANSIT_ORDER')) {
    return (
      <EmptyState
        icon={<ReceiptIcon />}
        title={t('payment.closed.title')}
        // The text that the page of a closed transit order shows.
        text={t('transit.next.CLOSED')}
        action={
          <>
            {parcelsLink}
            {openPaymentsLink}
          </>
        }
      />
    );
  }
  const reason = closedReason(payments);
  const isOnlyStorage = payments.length > 0 && payments.every(({ type }) => type === 'STORAGE');
  const title = {
    expired: t('payment.expired.title'),
    cancelled: t('payment.cancelled.title'),
    closed: t('payment.closed.title'),
  }[reason];
  const text = {
    expired: t('payment.expired.text'),
    cancelled: t('payment.cancelled.text'),
    closed: t('payment.closed.text'),
  }[reason];
  return (
    <EmptyState
      icon={<ReceiptIcon />}
      title={title}
      text={text}
      action={
        <>
          {isOnlyStorage ? (
            parcelsLink
          ) : (
            <ButtonLink variant="primary" href="/my/purchase">
              {t('payment.closed.orders')}
            </ButtonLink>
          )}
          {openPaymentsLink}
        </>
      }
    />
  );
}
