import * as v from 'valibot';
import type { Money, PayoutAccount, PayoutRequest, PayoutState } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { fromPaypal, toPaypal } from './amounts.ts';
import { type PaypalSend, readAs } from './client.ts';
import { MAX_LISTED_MS, transactionsBetween } from './transactions.ts';

const batchShape = v.object({ batch_header: v.object({ payout_batch_id: v.string() }) });
const problem = v.nullish(
  v.object({ name: v.nullish(v.string(), ''), message: v.nullish(v.string(), '') }),
);
const batch = v.object({
  batch_header: v.object({ batch_status: v.string() }),
  items: v.optional(
    v.array(
      v.object({
        transaction_status: v.nullish(v.string(), ''),
        payout_item: v.object({
          amount: v.object({ currency: v.string(), value: v.string() }),
          sender_item_id: v.nullish(v.string()),
        }),
        errors: problem,
      }),
    ),
    [],
  ),
});

const FAILED = ['FAILED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'REVERSED', 'DENIED', 'CANCELED'];
/** PayPal lists a transaction after three hours at most; twice that is waited. */
const LISTED_AFTER_MS = 6 * 3_600_000;
/** PayPal knows the id of a batch for 30 days; the last of them is not relied on. */
const SAME_KEY_MS = 29 * 24 * 3_600_000;
/**
 * The transactions by which money leaves for payouts: the payment, and what PayPal holds for a batch until it is done
 * (https://developer.paypal.com/payouts/use-payouts/view-transactions).
 */
const PAYOUT_EVENTS = ['T0001', 'T1503'];

/** PayPal's error for a batch id that it knows already; the message names that batch. */
const KNOWN = 'USER_BUSINESS_ERROR';

/** Payouts to PayPal accounts (https://developer.paypal.com/docs/api/payments.payouts-batch/v1/): each is a batch of one. */
export const paypalPayouts = (send: PaypalSend): PayoutAccount => ({
  send: (request) => sendPayout(send, request),
  stateOf: (reference) => stateOf(send, reference),
  mayHavePaid: (money, since, until) => mayHavePaid(send, money, since, until),
  listedAfterMs: LISTED_AFTER_MS,
  sameKeyForMs: SAME_KEY_MS,
});

async function sendPayout(
  send: PaypalSend,
  { key, receiver, money, note }: PayoutRequest,
): Promise<{ reference: string }> {
  const { currency_code: currency, value } = toPaypal(money);
  const body = {
    // PayPal refuses a second batch of the same id, also after it has forgotten the key of the call.
    sender_batch_header: { sender_batch_id: key, recipient_type: 'EMAIL' },
    items: [{ amount: { currency, value }, receiver, note, sender_item_id: key }],
  };
  try {
    const answer = await send('/v1/payments/payouts', {
      method: 'POST',
      key: `payout-${key}`,
      body: JSON.stringify(body),
    });
    return { reference: readAs(batchShape, answer).batch_header.payout_batch_id };
  } catch (error) {
    const batchId = knownBatch(error);
    if (batchId) return { reference: batchId };
    throw error;
  }
}

function knownBatch(error: unknown): string | undefined {
  if (!(error instanceof ProviderFailure) || !error.message.includes(KNOWN)) return undefined;
  return /\/payouts\/(\w+)/.exec(error.message)?.[1];
}

/**
 * Whether a payment for a payout is listed. PayPal holds the fee of a batch together with its amount, so
 * any higher amount may be the payout too.
 */
async function mayHavePaid(
  send: PaypalSend,
  money: Money,
  since: number,
  until: number,
): Promise<boolean | undefined> {
  if (until - since > MAX_LISTED_MS) return undefined;
  const found = await transactionsBetween(send, since, until);
  return found?.some(({ transaction_event_code: code = '', transaction_amount: moved }) => {
    if (!PAYOUT_EVENTS.includes(code)) return false;
    // Without its amount it may be any.
    if (!moved) return true;
    return moved.currency_code !== money.currency || -Number(moved.value) >= Number(money.amount);
  });
}

async function stateOf(send: PaypalSend, reference: string): Promise<PayoutState> {
  const answer = await send(`/v1/payments/payouts/${encodeURIComponent(reference)}`);
  if (answer === undefined) throw new ProviderFailure('UNREADABLE', 'PayPal: no such payout');
  const { batch_header, items } = readAs(batch, answer);
  const [item] = items;
  const status = item?.transaction_status || batch_header.batch_status;
  if (FAILED.includes(status)) {
    const { name = '', message = '' } = item?.errors ?? {};
    return { status: 'FAILED', reason: [status, name, message].filter(Boolean).join(' ') };
  }
  // A batch succeeds when each of its payments is decided, whichever way.
  if (item?.transaction_status !== 'SUCCESS') return { status: 'PENDING' };
  const { currency, value } = item.payout_item.amount;
  return { status: 'PAID', money: fromPaypal({ currency_code: currency, value }) };
}
