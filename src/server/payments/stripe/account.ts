import * as v from 'valibot';
import type {
  Gateways,
  OpenAccount,
  PaymentNames,
  PaymentRequest,
  PaymentState,
  Reversal,
  Settings,
} from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { fromStripe, toStripe } from './amounts.ts';
import { NothingThere, type StripeParams, type StripeSend, stripeClient } from './client.ts';
import { readSignedEvent } from './events.ts';
import { type StripeMethod, stripeSettings } from './settings.ts';
import { disputeShape, type Intent, listOf, refundShape, sessionShape } from './shapes.ts';

/** How many rows of a list one call gets, and how many a run reads. */
const PAGE_SIZE = 100;
const MAX_LISTED = 5000;

/**
 * A Stripe account behind the port: Checkout's hosted page, for cards and the other methods that are
 * switched on there.
 */
export function openStripe(given: Settings, gateways: Gateways): OpenAccount {
  const settings = v.parse(stripeSettings, given);
  const send = stripeClient(settings.secretKey, gateways);
  return {
    begin: (request) => begin(send, request, settings.methods),
    stateOf: (reference) => stateOf(send, reference),
    capture: (reference, key) => capture(send, reference, key),
    cancel: (reference) => cancel(send, reference),
    refund: (request) => refund(send, request),
    readEvent: (push, now) => readSignedEvent(settings.webhookSecret, push, now),
    list: (since, until) => list(send, since, until),
    test: async () => {
      await send('balance', v.object({}));
    },
  };
}

const pathOf = (reference: string) => `checkout/sessions/${encodeURIComponent(reference)}`;

async function begin(
  send: StripeSend,
  { key, money, depositNo, shop, email, language, returnUrl, cancelUrl }: PaymentRequest,
  method: StripeMethod,
) {
  const name = `${shop} ${depositNo}`;
  const price = {
    currency: money.currency.toLowerCase(),
    unit_amount: toStripe(money),
    product_data: { name },
  };
  const session = await send('checkout/sessions', sessionShape, {
    key: `begin-${key}`,
    post: {
      mode: 'payment',
      ...methodParams(method),
      client_reference_id: key,
      metadata: { payment: key },
      payment_intent_data: { metadata: { payment: key }, description: name },
      line_items: [{ quantity: 1, price_data: price }],
      ...(email && { customer_email: email }),
      locale: pageLocale(language),
      success_url: returnUrl,
      cancel_url: cancelUrl,
    },
  });
  if (!session.url) throw new ProviderFailure('UNREADABLE', 'a session without a page');
  return { reference: session.id, url: session.url };
}

/** The parameter that names the way to pay of a session; without it a session offers what is switched on at Stripe. */
function methodParams(method: StripeMethod): StripeParams {
  if (method === 'stripe') return {};
  return {
    payment_method_types: [method],
    // Stripe wants to be told that the payer is in a browser, not in WeChat itself.
    ...(method === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
  };
}

/** The languages of Stripe's page that are also ours; in any other it follows the browser. */
const PAGE_LOCALES = ['en', 'es', 'fr', 'id', 'ko', 'ms', 'pt', 'ru', 'th', 'vi', 'zh', 'ja', 'bg'];

function pageLocale(language: string): string {
  const [short = ''] = language.toLowerCase().split('-');
  return PAGE_LOCALES.find((one) => one === short) ?? 'auto';
}

/**
 * The present state of a session. A session that Stripe does not know, because the keys were replaced,
 * ended without money.
 */
async function stateOf(send: StripeSend, reference: string): Promise<PaymentState> {
  const query = { expand: ['payment_intent'] };
  const session = await send(pathOf(reference), sessionShape, { query }).catch((error: unknown) => {
    if (error instanceof NothingThere) return undefined;
    throw error;
  });
  if (!session) return { status: 'FAILED' };
  if (session.status === 'open') return { status: 'OPEN', url: session.url ?? undefined };
  const intent = session.payment_intent;
  if (!intent || typeof intent === 'string') return { status: 'FAILED' };
  return intentState(send, intent);
}

async function intentState(
  send: StripeSend,
  { id, status, amount_received, currency }: Intent,
): Promise<PaymentState> {
  if (status === 'requires_capture') return { status: 'APPROVED' };
  if (status === 'processing') return { status: 'PROCESSING' };
  if (status !== 'succeeded') return { status: 'FAILED' };
  return {
    status: 'PAID',
    paidReference: id,
    money: fromStripe(amount_received, currency),
    reversals: await reversalsOf(send, id),
  };
}

async function reversalsOf(send: StripeSend, payment_intent: string): Promise<Reversal[]> {
  const query = { payment_intent, limit: PAGE_SIZE };
  const [refunds, disputes] = await Promise.all([
    send('refunds', listOf(refundShape), { query }),
    send('disputes', listOf(disputeShape), { query }),
  ]);
  return [...refunds.data.map(viewRefund), ...disputes.data.map(viewDispute)];
}

const REFUND_STATUS: Readonly<Record<string, Reversal['status']>> = {
  succeeded: 'TAKEN',
  failed: 'RETURNED',
  canceled: 'RETURNED',
};

const viewRefund = ({
  id,
  metadata,
  status,
  amount,
  currency,
}: v.InferOutput<typeof refundShape>): Reversal => ({
  reference: id,
  ...(metadata?.refund && { key: metadata.refund }),
  kind: 'REFUND',
  status: REFUND_STATUS[status ?? ''] ?? 'PENDING',
  money: fromStripe(amount, currency),
});

/**
 * Stripe takes a dispute's money when the dispute is opened, and gives it back if the shop wins. Warnings are questions
 * of the bank, which cost nothing yet.
 */
function viewDispute({
  id,
  status,
  amount,
  currency,
}: v.InferOutput<typeof disputeShape>): Reversal {
  const isWarning = status.startsWith('warning_');
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented';
  return {
    reference: id,
    kind: 'DISPUTE',
    status: isWon ? 'RETURNED' : isWarning ? 'PENDING' : 'TAKEN',
    money: fromStripe(amount, currency),
  };
}

async function capture(send: StripeSend, reference: string, key: string): Promise<PaymentState> {
  const { payment_intent } = await send(pathOf(reference), sessionShape);
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!id) return { status: 'FAILED' };
  const path = `payment_intents/${encodeURIComponent(id)}/capture`;
  await send(path, v.object({}), { post: {}, key: `capture-${key}` });
  return stateOf(send, reference);
}

async function cancel(send: StripeSend, reference: string): Promise<void> {
  const { status } = await send(pathOf(reference), sessionShape);
  if (status === 'open') await send(`${pathOf(reference)}/expire`, v.object({}), { post: {} });
}

async function refund(
  send: StripeSend,
  { key, paidReference, money }: Parameters<OpenAccount['refund']>[0],
): Promise<Reversal> {
  const newRefund = await send('refunds', refundShape, {
    key: `refund-${key}`,
    post: { payment_intent: paidReference, amount: toStripe(money), metadata: { refund: key } },
  });
  return viewRefund(newRefund);
}

/** All rows of a list, page by page; undefined if they are too many. */
async function listAll<S extends v.GenericSchema<unknown, { id: string }>>(
  send: StripeSend,
  path: string,
  shape: S,
  query: StripeParams,
): Promise<v.InferOutput<S>[] | undefined> {
  const rows: v.InferOutput<S>[] = [];
  for (let isMore = true; isMore; ) {
    if (rows.length >= MAX_LISTED) return undefined;
    const last = rows.at(-1) as { id: string } | undefined;
    const after: StripeParams = last ? { starting_after: last.id } : {};
    const page = await send(path, listOf(shape), {
      query: { ...query, limit: PAGE_SIZE, ...after },
    });
    rows.push(...page.data);
    isMore = page.has_more && page.data.length > 0;
  }
  return rows;
}

async function list(
  send: StripeSend,
  since: number,
  until: number | undefined,
): Promise<PaymentNames[] | undefined> {
  const created = {
    gte: Math.floor(since / 1000),
    ...(until !== undefined && { lte: Math.ceil(until / 1000) }),
  };
  const [sessions, refunds, disputes] = await Promise.all([
    listAll(send, 'checkout/sessions', sessionShape, { created, status: 'complete' }),
    listAll(send, 'refunds', refundShape, { created }),
    listAll(send, 'disputes', disputeShape, { created }),
  ]);
  if (!sessions || !refunds || !disputes) return undefined;
  const ofMoney = [...refunds, ...disputes].flatMap(({ payment_intent }) =>
    payment_intent ? [{ paidReference: payment_intent }] : [],
  );
  return [
    ...sessions.map(({ id, client_reference_id }) => ({
      reference: id,
      ...(client_reference_id && { key: client_reference_id }),
    })),
    ...ofMoney,
  ];
}
