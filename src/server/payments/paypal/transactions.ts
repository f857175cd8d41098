import * as v from 'valibot';
import { ProviderFailure } from '../provider-failure.ts';
import { type PaypalSend, readAs } from './client.ts';

/** PayPal lists at most 31 days at once. */
export const MAX_LISTED_MS = 31 * 24 * 3_600_000;

const PAGE_SIZE = 500;
/** PayPal's error for a listing of more than ten thousand transactions. */
const TOO_MANY = 'RESULTSET_TOO_LARGE';

const transaction = v.object({
  transaction_id: v.string(),
  transaction_event_code: v.optional(v.string()),
  /** Below zero if money leaves. */
  transaction_amount: v.optional(v.object({ currency_code: v.string(), value: v.string() })),
  paypal_reference_id: v.optional(v.string()),
  custom_field: v.optional(v.string()),
});
export type Transaction = v.InferOutput<typeof transaction>;

const transactions = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.optional(v.array(v.object({ transaction_info: transaction })), []),
});

/**
 * The transactions of an account between two times, at most `MAX_LISTED_MS` apart; undefined if they are more than PayPal
 * lists at once (https://developer.paypal.com/docs/api/transaction-search/v1/).
 */
export async function transactionsBetween(
  send: PaypalSend,
  since: number,
  until: number,
): Promise<Transaction[] | undefined> {
  const found: Transaction[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: new Date(since).toISOString(),
      end_date: new Date(until).toISOString(),
      fields: 'transaction_info',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const answer = await send(`/v1/reporting/transactions?${query}`).catch(tooManyOrThrow);
    if (answer === 'TOO_MANY') return undefined;
    const read = readAs(transactions, answer ?? {});
    pages = read.total_pages;
    found.push(...read.transaction_details.map(({ transaction_info }) => transaction_info));
  }
  return found;
}

function tooManyOrThrow(error: unknown): 'TOO_MANY' {
  const isTooMany = error instanceof ProviderFailure && error.message.includes(TOO_MANY);
  if (!isTooMany) throw error;
  return 'TOO_MANY';
}
