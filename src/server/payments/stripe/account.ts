import type Stripe from 'stripe';
import * as v from 'valibot';
import type {
  Gateways,
  OpenAccount,
  PaymentNames,
  PaymentRequest,
  PaymentState,
  ProviderEvent,
  Push,
  Reversal,
  Settings,
} from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { fromStripe, toStripe } from './amounts.ts';
import { asking, type StripeClient, stripeClient } from './client.ts';
import { eventNames } from './events.ts';
import { stripeSettings } from './settings.ts';

/** How old a webhook's signature may be, in seconds: Stripe's own default. */
const TOLERANCE_SECONDS = 300;
/** How many rows of a list one call gets, and how many a run reads. */
const PAGE_SIZE = 100;
const MAX_LISTED = 1000;

/** A Stripe account behind the port: Checkout's hosted page, for cards and what else is switched on there. */
export function openStripe(given: Settings, gateways: Gateways): OpenAccount {
  const settings = v.parse(stripeSettings, given);
  let opened: Promise<StripeClient> | undefined;
  const client = () => {
    opened ??= stripeClient(settings.secretKey, gateways);
    return opened;
  };
  const ask = <T>(call: (stripe: StripeClient) => Promise<T>) =>
    asking(async () => call(await client()));
  return {
    begin: (request) => ask((stripe) => begin(stripe, request)),
    stateOf: (reference) => ask((stripe) => stateOf(stripe, reference)),
    capture: (reference, key) => ask((stripe) => capture(stripe, reference, key)),
    cancel: (reference) => ask((stripe) => cancel(stripe, reference)),
    refund: (request) => ask((stripe) => refund(stripe, request)),
    readEvent: (push, now) => readSignedEvent(settings.webhookSecret, push, now),
    list: (since) => ask((stripe) => list(stripe, since)),
    test: () =>
      ask(async (stripe) => {
        await stripe.balance.retrieve();
      }),
  };
}

async function begin(
  stripe: StripeClient,
  { key, money, depositNo, shop, email, language, returnUrl, cancelUrl }: PaymentRequest,
) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: key,
      metadata: { payment: key },
      payment_intent_data: { metadata: { payment: key }, description: `${shop} ${depositNo}` },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: money.currency.toLowerCase(),
            unit_amount: toStripe(money),
            product_data: { name: `${shop} ${depositNo}` },
          },
        },
      ],
      ...(email && { customer_email: email }),
      locale: pageLocale(language),
      success_url: returnUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `begin-${key}` },
  );
  if (!session.url) throw new ProviderFailure('UNREADABLE', 'a session without a page');
  return { reference: session.id, url: session.url };
}

/** The languages of Stripe's page that are also ours; in any other it follows the browser. */
const PAGE_LOCALES = [
  'en',
  'es',
  'fr',
  'id',
  'ko',
  'ms',
  'pt',
  'ru',
  'th',
  'vi',
  'zh',
  'ja',
] as const;

function pageLocale(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  const [short = ''] = language.toLowerCase().split('-');
  return PAGE_LOCALES.find((one) => one === short) ?? 'auto';
}

async function stateOf(stripe: StripeClient, reference: string): Promise<PaymentState> {
  const session = await stripe.checkout.sessions.retrieve(reference, {
    expand: ['payment_intent'],
  });
  if (session.status === 'open') return { status: 'OPEN', url: session.url ?? undefined };
  const intent = session.payment_intent;
  if (!intent || typeof intent === 'string') return { status: 'FAILED' };
  return intentState(stripe, intent);
}

async function intentState(
  stripe: StripeClient,
  { id, status, amount_received, currency }: Stripe.PaymentIntent,
): Promise<PaymentState> {
  if (status === 'requires_capture') return { status: 'APPROVED' };
  if (status === 'processing') return { status: 'PROCESSING' };
  if (status !== 'succeeded') return { status: 'FAILED' };
  return {
    status: 'PAID',
    paidReference: id,
    money: fromStripe(amount_received, currency),
    reversals: await reversalsOf(stripe, id),
  };
}

async function reversalsOf(stripe: StripeClient, payment_intent: string): Promise<Reversal[]> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent, limit: PAGE_SIZE }),
    stripe.disputes.list({ payment_intent, limit: PAGE_SIZE }),
  ]);
  return [...refunds.data.map(viewRefund), ...disputes.data.map(viewDispute)];
}

const REFUND_STATUS: Readonly<Record<string, Reversal['status']>> = {
  succeeded: 'TAKEN',
  failed: 'RETURNED',
  canceled: 'RETURNED',
};

const viewRefund = ({ id, metadata, status, amount, currency }: Stripe.Refund): Reversal => ({
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
function viewDispute({ id, status, amount, currency }: Stripe.Dispute): Reversal {
  const isWarning = status.startsWith('warning_');
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented';
  return {
    reference: id,
    kind: 'DISPUTE',
    status: isWon ? 'RETURNED' : isWarning ? 'PENDING' : 'TAKEN',
    money: fromStripe(amount, currency),
  };
}

async function capture(
  stripe: StripeClient,
  reference: string,
  key: string,
): Promise<PaymentState> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(reference);
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!id) return { status: 'FAILED' };
  await stripe.paymentIntents.capture(id, {}, { idempotencyKey: `capture-${key}` });
  return stateOf(stripe, reference);
}

async function cancel(stripe: StripeClient, reference: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(reference);
  if (status === 'open') await stripe.checkout.sessions.expire(reference);
}

async function refund(
  stripe: StripeClient,
  { key, paidReference, money }: Parameters<OpenAccount['refund']>[0],
): Promise<Reversal> {
  const made = await stripe.refunds.create(
    { payment_intent: paidReference, amount: toStripe(money), metadata: { refund: key } },
    { idempotencyKey: `refund-${key}` },
  );
  return viewRefund(made);
}

/** Reads a webhook that was signed with a secret within the last five minutes. Throws `UNSIGNED`. */
export async function readSignedEvent(
  secret: string,
  { body, headers }: Push,
  now: number,
): Promise<ProviderEvent> {
  const { default: Library } = await import('stripe');
  try {
    const event = await Library.webhooks.constructEventAsync(
      body,
      headers['stripe-signature'] ?? '',
      secret,
      TOLERANCE_SECONDS,
      Library.createSubtleCryptoProvider(),
      now,
    );
    return eventNames(event);
  } catch (error) {
    throw new ProviderFailure('UNSIGNED', String((error as Error).message).slice(0, 200));
  }
}

async function list(stripe: StripeClient, since: number): Promise<PaymentNames[]> {
  const created = { gte: Math.floor(since / 1000) };
  const all = { limit: MAX_LISTED };
  const [sessions, refunds, disputes] = await Promise.all([
    stripe.checkout.sessions
      .list({ created, status: 'complete', limit: PAGE_SIZE })
      .autoPagingToArray(all),
    stripe.refunds.list({ created, limit: PAGE_SIZE }).autoPagingToArray(all),
    stripe.disputes.list({ created, limit: PAGE_SIZE }).autoPagingToArray(all),
  ]);
  const idOf = (intent: string | { id: string } | null) =>
    typeof intent === 'string' ? intent : intent?.id;
  const ofMoney = [...refunds, ...disputes].flatMap(({ payment_intent }) => {
    const paidReference = idOf(payment_intent);
    return paidReference ? [{ paidReference }] : [];
  });
  return [
    ...sessions.map(({ id, client_reference_id }) => ({
      reference: id,
      ...(client_reference_id && { key: client_reference_id }),
    })),
    ...ofMoney,
  ];
}
