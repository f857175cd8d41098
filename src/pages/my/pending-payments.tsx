import { PageHead } from '../../components/head/page-head.tsx';
import { PageHeading } from '../../components/my/page-heading.tsx';
import { amountText } from '../../components/orders/amount-text.ts';
import { type DueOrders, duesOf } from '../../components/payment/due.ts';
import * as css from '../../components/payment/payment.css';
import { PendingPayments } from '../../components/payment/pending-payments.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { CheckCircleIcon } from '../../components/ui/icon.tsx';
import type { Payment } from '../../contract/payments.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { ordersOf } from '../payment/_components/orders-of.ts';

/** Open orders of both kinds, and whatever else is due: storage of parcels that have arrived. */
async function pendingOrders(payments: readonly Payment[]): Promise<DueOrders> {
  const unpaid = { query: { tab: 'unpaid', pageSize: 100 } } as const;
  const [{ records: purchases }, { records: transits }] = await Promise.all([
    read('listPurchaseOrders', unpaid),
    read('listTransitOrders', unpaid),
  ]);
  const known = new Set([...purchases, ...transits].map(({ orderNo }) => orderNo));
  const others = await ordersOf(payments.filter(({ orderNo }) => !known.has(orderNo)));
  return {
    purchases: [...purchases, ...others.purchases],
    transits: [...transits, ...others.transits],
  };
}

export default async function PendingPaymentsPage() {
  const { tenant, locale, t } = currentRequest();
  const { payments, total } = await read('listUnpaid');
  const orders = await pendingOrders(payments);
  return (
    <div className={css.frame}>
      <PageHead page={currentRequest()} title={t('nav.pendingPayments')} />
      <PageHeading>{t('nav.pendingPayments')}</PageHeading>
      {payments.length > 0 && (
        <p>{t('pending.all', { count: payments.length, amount: amountText(locale, total) })}</p>
      )}
      {payments.length === 0 ? (
        <EmptyState
          icon={<CheckCircleIcon />}
          title={t('pending.none.title')}
          text={t('pending.none.text')}
          action={<ButtonLink href="/my/purchase">{t('cart.empty.orders')}</ButtonLink>}
        />
      ) : (
        <PendingPayments
          view={{ tenant, locale, t }}
          dues={duesOf(payments, orders, tenant.exchangeInfo)}
          now={Date.now()}
        />
      )}
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
