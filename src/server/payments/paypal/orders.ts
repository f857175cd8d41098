import * as v from 'valibot';
import type { OpenAccount, PaymentRequest, PaymentState, Reversal } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { fromPaypal, toPaypal } from './amounts.ts';
import { type PaypalSend, readAs } from './client.ts';
import { disputesOf } from './disputes.ts';

const amount = v.object({ currency_code: v.string(), value: v.string() });
const refundShape = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(amount),
  custom_id: v.optional(v.string()),
});
const capture = v.object({ id: v.string(), status: v.string(), amount });
const order = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.optional(
    v.array(
      v.object({
        payments: v.optional(
          v.object({
            captures: v.optional(v.array(capture), []),
            refunds: v.optional(v.array(refundShape), []),
          }),
        ),
      }),
    ),
    [],
  ),
});
type Order = v.InferOutput<typeof order>;

const pathOf = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
const pageOf = ({ links }: Order) =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;

/** Makes an order that the payer approves on PayPal's page. */
export async function begin(
  send: PaypalSend,
  { key, money, depositNo, shop, language, returnUrl, cancelUrl }: PaymentRequest,
) {
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: key,
        description: `${shop} ${depositNo}`.slice(0, 127),
        amount: toPaypal(money),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shop.slice(0, 127),
          locale: language,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
  const answer = await send('/v2/checkout/orders', {
    method: 'POST',
    key: `begin-${key}`,
    body: JSON.stringify(body),
  });
  const newOrder = readAs(order, answer);
  const url = pageOf(newOrder);
  if (!url) throw new ProviderFailure('UNREADABLE', 'PayPal: an order without a page');
  return { reference: newOrder.id, url };
}

/** The present state of an order. PayPal forgets an order that nobody approved. */
export async function stateOf(send: PaypalSend, reference: string): Promise<PaymentState> {
  const answer = await send(pathOf(reference));
  return answer === undefined ? { status: 'FAILED' } : viewOrder(send, readAs(order, answer));
}

/** Captures the money of an approved order. */
export async function captureOrder(
  send: PaypalSend,
  reference: string,
  key: string,
): Promise<PaymentState> {
  try {
    await send(`${pathOf(reference)}/capture`, {
      method: 'POST',
      key: `capture-${key}`,
      body: '{}',
    });
  } catch (error) {
    // Either it was captured meanwhile, or the payer's bank declined. The order tells which.
    if (!(error instanceof ProviderFailure && error.fault === 'DECLINED')) throw error;
    const state = await stateOf(send, reference);
    return state.status === 'APPROVED' ? { status: 'FAILED' } : state;
  }
  return stateOf(send, reference);
}

async function viewOrder(send: PaypalSend, read: Order): Promise<PaymentState> {
  if (read.status === 'VOIDED') return { status: 'FAILED' };
  if (read.status === 'APPROVED') return { status: 'APPROVED' };
  if (read.status !== 'COMPLETED') return { status: 'OPEN', url: pageOf(read) };
  const { captures = [], refunds = [] } = read.purchase_units[0]?.payments ?? {};
  const [taken] = captures;
  if (!taken || taken.status === 'DECLINED' || taken.status === 'FAILED')
    return { status: 'FAILED' };
  if (taken.status === 'PENDING') return { status: 'PROCESSING' };
  return {
    status: 'PAID',
    paidReference: taken.id,
    money: fromPaypal(taken.amount),
    reversals: [
      ...refunds.flatMap((one) => (one.amount ? [viewRefund(one, one.amount)] : [])),
      ...(await disputesOf(send, taken.id)),
    ],
  };
}

const REFUND_STATUS: Readonly<Record<string, Reversal['status']>> = {
  COMPLETED: 'TAKEN',
  FAILED: 'RETURNED',
  CANCELLED: 'RETURNED',
};

const viewRefund = (
  { id, status, custom_id }: v.InferOutput<typeof refundShape>,
  money: v.InferOutput<typeof amount>,
): Reversal => ({
  reference: id,
  ...(custom_id?.startsWith('refund-') && { key: custom_id.slice('refund-'.length) }),
  kind: 'REFUND',
  status: REFUND_STATUS[status] ?? 'PENDING',
  money: fromPaypal(money),
});

/** Sends money of a capture back to the payer. */
export async function refund(
  send: PaypalSend,
  { key, paidReference, money }: Parameters<OpenAccount['refund']>[0],
): Promise<Reversal> {
  const answer = await send(`/v2/payments/captures/${encodeURIComponent(paidReference)}/refund`, {
    method: 'POST',
    key: `refund-${key}`,
    body: JSON.stringify({ amount: toPaypal(money), custom_id: `refund-${key}` }),
  });
  if (answer === undefined) throw new ProviderFailure('DECLINED', 'PayPal: no such capture');
  const newRefund = readAs(refundShape, answer);
  return { ...viewRefund(newRefund, newRefund.amount ?? toPaypal(money)), key };
}
