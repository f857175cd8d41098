import * as v from 'valibot';
import type { Gateways, OpenAccount, PaymentNames, Settings } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { type PaypalSend, paypalClient, readAs } from './client.ts';
import { readEvent } from './events.ts';
import { begin, captureOrder, refund, stateOf } from './orders.ts';
import { paypalPayouts } from './payouts.ts';
import { paypalSettings } from './settings.ts';

/** PayPal lists at most 31 days at once. */
const MAX_LISTED_MS = 31 * 24 * 3_600_000;

const PAGE_SIZE = 500;
/** What PayPal calls a listing of more than ten thousand. */
const TOO_MANY = 'RESULTSET_TOO_LARGE';

const transaction = v.object({
  transaction_id: v.string(),
  paypal_reference_id: v.optional(v.string()),
  custom_field: v.optional(v.string()),
});
type Transaction = v.InferOutput<typeof transaction>;

const transactions = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.optional(v.array(v.object({ transaction_info: transaction })), []),
});

/** An app at PayPal behind the port: orders that the payer approves on PayPal's page. */
export function openPaypal(given: Settings, gateways: Gateways): OpenAccount {
  const settings = v.parse(paypalSettings, given);
  const send = paypalClient(settings, gateways);
  return {
    begin: (request) => begin(send, request),
    stateOf: (reference) => stateOf(send, reference),
    capture: (reference, key) => captureOrder(send, reference, key),
    // PayPal has no call for it: an order that nobody approves ends by itself, and only we capture.
    cancel: async () => {},
    refund: (request) => refund(send, request),
    readEvent: (push) => readEvent(send, settings.webhookId, push),
    list: (since, until) => list(send, since, until),
    payout: paypalPayouts(send),
    test: async () => {
      await send('/v1/notifications/webhooks');
    },
  };
}

/** What happened since a time; undefined if it is more than PayPal lists at once. */
async function list(
  send: PaypalSend,
  since: number,
  until = Date.now(),
): Promise<PaymentNames[] | undefined> {
  const names: PaymentNames[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: new Date(Math.max(since, until - MAX_LISTED_MS)).toISOString(),
      end_date: new Date(until).toISOString(),
      fields: 'transaction_info',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const answer = await send(`/v1/reporting/transactions?${query}`).catch(unlessTooMany);
    if (answer === 'TOO_MANY') return undefined;
    const read = readAs(transactions, answer ?? {});
    pages = read.total_pages;
    names.push(
      ...read.transaction_details.map(({ transaction_info }) => namesOf(transaction_info)),
    );
  }
  return names;
}

function unlessTooMany(error: unknown): 'TOO_MANY' {
  const isTooMany = error instanceof ProviderFailure && error.message.includes(TOO_MANY);
  if (!isTooMany) throw error;
  return 'TOO_MANY';
}

/** A refund or reversal names the capture as its reference. */
function namesOf({ transaction_id, paypal_reference_id, custom_field }: Transaction): PaymentNames {
  const isPayment = custom_field !== undefined && !custom_field.startsWith('refund-');
  return {
    ...(isPayment && custom_field ? { key: custom_field } : {}),
    paidReference: paypal_reference_id ?? transaction_id,
  };
}
