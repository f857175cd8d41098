import { PageHeading } from '../../components/my/page-heading.tsx';
import { amountText } from '../../components/orders/amount-text.ts';
import { duesOf } from '../../components/payment/due.ts';
import * as css from '../../components/payment/payment.css';
import { PendingPayments } from '../../components/payment/pending-payments.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { CheckCircleIcon } from '../../components/ui/icon.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';

export default async function PendingPaymentsPage() {
  const { tenant, locale, t } = currentRequest();
  const [{ payments, total }, { records: orders }] = await Promise.all([
    read('listUnpaid'),
    read('listPurchaseOrders', { query: { tab: 'unpaid', pageSize: 100 } }),
  ]);
  return (
    <div className={css.frame}>
      <title>{`${t('nav.pendingPayments')} · ${tenant.name}`}</title>
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
