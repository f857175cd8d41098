import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { PaymentDone } from '../../components/payment/done.tsx';
import { numbersOf } from '../../components/payment/payment-rules.ts';
import { Container } from '../../components/ui/layout.tsx';
import type { Payment } from '../../contract/calls/payments.ts';
import { fromFen, toFen } from '../../contract/values/money/money.ts';
import { redirect } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';
import { readOrders } from './_components/orders-of.ts';

export default async function PaymentDonePage({ query }: { query?: string }) {
  const params = new URLSearchParams(query ?? '');
  const numbers = numbersOf(params, 'orders');
  const transitNumbers = numbersOf(params, 'transits');
  const parcelNumbers = numbersOf(params, 'parcels');
  if (numbers.length + transitNumbers.length + parcelNumbers.length === 0) {
    redirect('/my/purchase');
  }
  return (
    <Deferred skeleton={<CardsSkeleton />}>
      {() => doneContent(params, numbers, transitNumbers, parcelNumbers)}
    </Deferred>
  );
}

async function doneContent(
  params: URLSearchParams,
  numbers: string[],
  transitNumbers: string[],
  parcelNumbers: string[],
) {
  const { tenant, locale, t } = currentRequest();
  const [{ purchases, transits }, parcels] = await Promise.all([
    readOrders(numbers, transitNumbers),
    Promise.all(parcelNumbers.map((id) => read('getParcel', { params: { id } }))),
  ]);
  const orders = [...purchases, ...transits, ...parcels];
  const payments = paymentsOf(orders, numbersOf(params, 'nos'));
  const unpaid = payments.filter(({ status }) => status === 'UNPAID');
  if (unpaid.length > 0)
    redirect(`/payment?nos=${unpaid.map(({ paymentNo }) => paymentNo).join()}`);
  const paid = payments.filter(({ paidAt }) => paidAt);
  const total = fromFen(paid.reduce((sum, { amount }) => sum + toFen(amount), 0));
  return (
    <Container>
      <PageHead page={currentRequest()} title={t('nav.paymentDone')} />
      <PaymentDone
        view={{ tenant, locale, t }}
        {...{ purchases, transits, parcels, paid, total }}
      />
    </Container>
  );
}

/** The payments with these numbers; if no payment has one, the last payment of each order or parcel. */
function paymentsOf(
  orders: readonly { payments: readonly Payment[] }[],
  paymentNos: readonly string[],
): Payment[] {
  const requested = orders
    .flatMap(({ payments }) => payments)
    .filter(({ paymentNo }) => paymentNos.includes(paymentNo));
  if (requested.length > 0) return requested;
  return orders.flatMap(({ payments }) => payments.at(-1) ?? []);
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
