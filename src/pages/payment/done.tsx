import { unstable_redirect as redirect } from 'waku/router/server';
import { PaymentDone } from '../../components/payment/done.tsx';
import { numbersOf } from '../../components/payment/payment-rules.ts';
import { Container } from '../../components/ui/layout.tsx';
import { fromFen, toFen } from '../../contract/money.ts';
import type { Payment } from '../../contract/payments.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';

/** What was paid last for an order: its purchase, or a supplement to it. */
function lastPaid(payments: readonly Payment[]): Payment | undefined {
  return payments.filter(({ paidAt }) => paidAt).at(-1);
}

export default async function PaymentDonePage({ query }: { query?: string }) {
  const { tenant, locale, t } = currentRequest();
  const numbers = numbersOf(new URLSearchParams(query ?? ''), 'orders');
  if (numbers.length === 0) redirect('/my/purchase');
  const orders = await Promise.all(
    numbers.map((id) => read('getPurchaseOrder', { params: { id } })),
  );
  const open = orders.flatMap(({ paymentNo }) => paymentNo ?? []);
  if (open.length > 0) redirect(`/payment?nos=${open.join()}`);
  const paid = orders.flatMap(({ payments }) => lastPaid(payments) ?? []);
  const total = fromFen(paid.reduce((sum, { amount }) => sum + toFen(amount), 0));
  return (
    <Container>
      <title>{`${t('nav.paymentDone')} · ${tenant.name}`}</title>
      <PaymentDone view={{ tenant, locale, t }} orders={orders} total={total} />
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
