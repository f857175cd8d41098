import type { Payment } from '../../contract/calls/payments.ts';
import { fromFen, toFen } from '../../contract/values/money.ts';

/** A number of an order or of a payment. */
const NUMBER = /^[A-Z0-9]{4,32}$/;
const MAX_NUMBERS = 50;

/**
 * The numbers of orders or payments in a query, `?nos=A,B` or `?nos=A&nos=B`, each once. Invalid ones
 * and those beyond the limit are left out.
 */
export function numbersOf(query: URLSearchParams, name: string): string[] {
  const numbers = query.getAll(name).flatMap((part) => part.split(','));
  return [...new Set(numbers.filter((number) => NUMBER.test(number)))].slice(0, MAX_NUMBERS);
}

/** The balance after a payment, or the missing amount. Decimal strings of CNY. */
export function afterPayment(
  available: string,
  total: string,
): { after: string; missing?: undefined } | { missing: string; after?: undefined } {
  const rest = toFen(available) - toFen(total);
  return rest >= 0 ? { after: fromFen(rest) } : { missing: fromFen(-rest) };
}

/**
 * The reason that all payments share, or just `closed`. A payment for storage ends when its parcel
 * moves on: no order was cancelled then.
 */
export function closedReason(
  payments: readonly Pick<Payment, 'status' | 'type'>[],
): 'expired' | 'cancelled' | 'closed' {
  if (payments.length === 0 || payments.some(({ type }) => type === 'STORAGE')) return 'closed';
  if (payments.every(({ status }) => status === 'EXPIRED')) return 'expired';
  if (payments.every(({ status }) => status === 'CANCELLED')) return 'cancelled';
  return 'closed';
}
