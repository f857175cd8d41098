import { isOpen } from '../../components/balance/deposit/deposit.ts';
import { OrderSteps } from '../../components/checkout/checkout-steps.tsx';
import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { Door } from '../../components/door/door.tsx';
import { doorFormat } from '../../components/door/door-format.ts';
import { showDoor } from '../../components/door/show-door.ts';
import { PageHead } from '../../components/head/page-head.tsx';
import { Amount } from '../../components/money/amount.tsx';
import { moneyToday } from '../../components/money/money-format.ts';
import { sumDecimals } from '../../components/money/sum.ts';
import { ClosedPayments } from '../../components/payment/closed-payments.tsx';
import { type DueOrders, doneHref, duesOf, groupsOf } from '../../components/payment/due.ts';
import { PaySums } from '../../components/payment/pay-sums.tsx';
import * as css from '../../components/payment/payment.css';
import { PaymentGroup } from '../../components/payment/payment-group.tsx';
import { PaymentMethods } from '../../components/payment/payment-panel.tsx';
import {
  numbersOf,
  payingChannels,
  payStep,
  RESET_STEPS,
} from '../../components/payment/payment-rules.ts';
import { PaymentWatch } from '../../components/payment/payment-watch.tsx';
import * as layout from '../../components/shell/page-layout.css';
import { Card } from '../../components/ui/card.tsx';
import { cx } from '../../components/ui/cx.ts';
import { Container } from '../../components/ui/layout.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import type { Payment } from '../../contract/calls/payments.ts';
import { redirect } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read, readExtra } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';
import { ordersOf, readOrders } from './_components/orders-of.ts';

/** How many of the newest orders of each kind are searched for closed payments. */
const SEARCHED_ORDERS = 10;

/**
 * The payments of the newest orders that have these numbers, in any state. Called if no payment with these
 * numbers is open any more.
 */
async function paymentsOfNewestOrders(paymentNos: readonly string[]): Promise<Payment[]> {
  const newest = { query: { pageSize: SEARCHED_ORDERS } };
  const [newPurchases, newTransits] = await Promise.all([
    read('listPurchaseOrders', newest),
    read('listTransitOrders', newest),
  ]);
  const { purchases, transits } = await readOrders(
    newPurchases.records.map(({ orderNo }) => orderNo),
    newTransits.records.map(({ orderNo }) => orderNo),
  );
  return [...purchases, ...transits]
    .flatMap((order) => order.payments)
    .filter(({ paymentNo }) => paymentNos.includes(paymentNo));
}

type OpenPayments = {
  payments: Payment[];
  total: string;
  orders: Awaited<ReturnType<typeof ordersOf>>;
};

const numbersIn = (payments: readonly Payment[]): string[] =>
  payments.map(({ paymentNo }) => paymentNo);

/** The open payments with these numbers. */
async function openPayments(paymentNos: string[]): Promise<OpenPayments> {
  const { payments, total } = await read('listUnpaid', { query: { paymentNos } });
  const orders = await ordersOf(payments);
  // Services that were ordered with goods are paid with them.
  const services = payments.some(({ type }) => type === 'PURCHASE')
    ? orders.purchases
        .flatMap((order) => order.payments)
        .filter(
          ({ type, status, expiresAt }) =>
            type === 'VALUE_ADDED_SERVICE' &&
            status === 'UNPAID' &&
            (!expiresAt || Date.parse(expiresAt) > Date.now()),
        )
    : [];
  const all = new Set(numbersIn([...payments, ...services]));
  if (all.size > payments.length) redirect(`/payment?nos=${[...all].join()}`);
  return { payments, total, orders };
}

/** The newest open payment of a purchase, if this purchase repeats the order `clonedFrom`. */
async function openPaymentOfClone(clonedFrom: string): Promise<OpenPayments> {
  const { payments } = await read('listUnpaid');
  const newest = payments.findLast(({ type }) => type === 'PURCHASE');
  const orders = await ordersOf(newest ? [newest] : []);
  const timeline = orders.purchases.flatMap((order) => order.timeline);
  const isClone = timeline.some(({ details }) => details.clonedFrom === clonedFrom);
  return newest && isClone
    ? { payments: [newest], total: newest.amount, orders }
    : { payments: [], total: '0.00', orders: { purchases: [], transits: [] } };
}

/** Titles of the products that are missing in a repeated order because they are no longer sold. */
function unsoldTitles(original: PurchaseOrder, repeated: DueOrders['purchases']): string[] {
  const repeatedSkus = repeated.flatMap(({ items }) => items.map((item) => item.productSkuId));
  return original.items
    .filter((item) => !repeatedSkus.includes(item.productSkuId))
    .map((item) => item.titleTrans || item.title);
}

/**
 * The cost at the door of the goods of the due purchases; undefined if another backend can't tell, or
 * nothing is due.
 */
async function doorOf(payments: readonly Payment[]) {
  const orderNos = [
    ...new Set(payments.filter(({ type }) => type === 'PURCHASE').map(({ orderNo }) => orderNo)),
  ];
  if (orderNos.length === 0) return undefined;
  return (await readExtra('estimateOrders', { query: { orderNos } }))?.door;
}

export default async function PaymentPage({ query }: { query?: string }) {
  const { t } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const [clonedFrom] = numbersOf(params, 'clonedFrom');
  const paymentNos = numbersOf(params, 'nos');
  if (paymentNos.length === 0 && !clonedFrom) redirect('/my/pending-payments');
  return (
    <Container>
      <PageHead page={currentRequest()} title={t('nav.payment')} />
      <div className={layout.frame}>
        <PageHeading>{t('nav.payment')}</PageHeading>
        <Deferred skeleton={<CardsSkeleton />}>
          {() => paymentContent(params, paymentNos, clonedFrom)}
        </Deferred>
      </div>
    </Container>
  );
}

async function paymentContent(params: URLSearchParams, paymentNos: string[], clonedFrom = '') {
  const { tenant, locale, t, flash, profile } = currentRequest();
  const view = { tenant, locale, t };
  const [{ payments, total, orders }, original, account, channels, deposits] = await Promise.all([
    paymentNos.length > 0 ? openPayments(paymentNos) : openPaymentOfClone(clonedFrom),
    clonedFrom ? read('getPurchaseOrder', { params: { id: clonedFrom } }) : undefined,
    read('getAccount'),
    read('listDepositChannels'),
    read('listDeposits', { query: { pageSize: 20 } }),
  ]);
  const later = await doorOf(payments);
  const missingItems = original ? unsoldTitles(original, orders.purchases) : [];
  const dues = duesOf(payments, orders, tenant.exchangeInfo);
  const now = Date.now();
  const step = payStep(account, total, channels);
  const choices = step.kind === 'CHANNEL' ? payingChannels(channels, step) : channels;
  const openNos = numbersIn(payments);
  const pagePath = `/payment?nos=${openNos.join()}`;
  return (
    <>
      {payments.some(({ type }) => type === 'PURCHASE') && (
        <OrderSteps t={t} at="PAYMENT" orders={orders.purchases} />
      )}
      {missingItems.length > 0 && (
        <Notice tone="warning" title={t('payment.leftOut', { count: missingItems.length })}>
          {missingItems.map((title) => (
            <div key={title}>{title}</div>
          ))}
        </Notice>
      )}
      {payments.length === 0 ? (
        <ClosedPayments
          t={t}
          payments={paymentNos.length > 0 ? await paymentsOfNewestOrders(paymentNos) : []}
        />
      ) : (
        <div className={css.page}>
          <PaymentWatch paymentNos={openNos} total={total} />
          <div className={cx(layout.column, css.methods)}>
            {payments.length < paymentNos.length && (
              <Notice tone="warning">
                {t('payment.someClosed', { count: paymentNos.length - payments.length })}
              </Notice>
            )}
            <PaymentMethods
              {...{ view, flash, account, total, step, pagePath }}
              email={profile?.email ?? ''}
              reset={RESET_STEPS.find((reset) => reset === params.get('pin'))}
              paymentNos={openNos}
              channels={choices}
              codeChannels={channels}
              openDeposits={deposits.records.filter(isOpen)}
              next={doneHref(payments)}
              idempotencyKeys={{ pay: crypto.randomUUID(), code: crypto.randomUUID() }}
            />
            <Card title={t('payment.what')}>
              <ul>
                {groupsOf(dues).map((group) => (
                  <PaymentGroup key={group[0].payment.orderNo} view={view} dues={group} now={now} />
                ))}
              </ul>
            </Card>
          </div>
          <aside className={css.aside}>
            <PaySums
              {...{ view, account, total, step }}
              channels={choices}
              sum={
                <Amount
                  money={moneyToday(view)}
                  amount={total}
                  converted={sumDecimals(dues.map(({ converted }) => converted))}
                  size="lg"
                />
              }
            />
            {later && <Door shown={showDoor(later, doorFormat(view), { part: 'LATER' })} />}
          </aside>
        </div>
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
