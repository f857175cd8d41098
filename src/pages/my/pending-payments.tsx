import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { amountText } from '../../components/money/amount-text.ts';
import { duesOf } from '../../components/payment/due.ts';
import { PendingPayments } from '../../components/payment/pending-payments.tsx';
import * as layout from '../../components/shell/page-layout.css';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { CheckCircleIcon } from '../../components/ui/icon.tsx';
import { isolated } from '../../components/ui/isolated.tsx';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';
import { ordersOf } from '../payment/_components/orders-of.ts';

/**
 * Reads the open payments and their orders. The lists of unpaid orders lack some of these orders: a
 * paid order has an open payment, too, if the storage of its parcel must be paid.
 */
async function readOpenPayments() {
  const unpaid = { query: { tab: 'unpaid', pageSize: 100 } } as const;
  const [{ payments, total }, { records: purchases }, { records: transits }] = await Promise.all([
    read('listUnpaid'),
    read('listPurchaseOrders', unpaid),
    read('listTransitOrders', unpaid),
  ]);
  const unpaidNumbers = new Set([...purchases, ...transits].map(({ orderNo }) => orderNo));
  const others = await ordersOf(payments.filter(({ orderNo }) => !unpaidNumbers.has(orderNo)));
  const orders = {
    purchases: [...purchases, ...others.purchases],
    transits: [...transits, ...others.transits],
  };
  return { payments, total, orders };
}

export default async function PendingPaymentsPage() {
  const { t } = currentRequest();
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={t('nav.pendingPayments')} />
      <PageHeading>{t('nav.pendingPayments')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>{pendingContent}</Deferred>
    </div>
  );
}

async function pendingContent() {
  const { tenant, locale, t } = currentRequest();
  const { payments, total, orders } = await readOpenPayments();
  if (payments.length === 0) {
    return (
      <EmptyState
        icon={<CheckCircleIcon />}
        title={t('pending.none.title')}
        text={t('pending.none.text')}
        action={<ButtonLink href="/my/purchase">{t('action.myOrders')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={layout.frame}>
      <p>
        {isolated(t('pending.all', { count: payments.length, amount: amountText(locale, total) }))}
      </p>
      <PendingPayments
        view={{ tenant, locale, t }}
        dues={duesOf(payments, orders, tenant.exchangeInfo)}
        now={Date.now()}
      />
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
