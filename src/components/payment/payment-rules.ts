import type { UserAccount } from '../../contract/calls/account.ts';
import type { DepositChannel } from '../../contract/calls/deposits.ts';
import type { Payment } from '../../contract/calls/payments.ts';
import { fromFen, toFen } from '../../contract/values/money/money.ts';

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

/**
 * The reason why payments are closed, if all have the same; otherwise just `closed`. A payment for storage is closed
 * when its parcel moves on; its order was not cancelled then.
 */
export function closedReason(
  payments: readonly Pick<Payment, 'status' | 'type'>[],
): 'expired' | 'cancelled' | 'closed' {
  if (payments.length === 0 || payments.some(({ type }) => type === 'STORAGE')) return 'closed';
  if (payments.every(({ status }) => status === 'EXPIRED')) return 'expired';
  if (payments.every(({ status }) => status === 'CANCELLED')) return 'cancelled';
  return 'closed';
}

/** The id of the form that pays. Its button is beside the sum. */
export const PAY_FORM = 'pay-form';

/** The steps of a shopper who has forgotten the pay password: request a code by mail, then enter the code. */
export const RESET_STEPS = ['reset', 'code'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/**
 * The next step on the page of a payment: confirm it with the pay password or set one first, which leaves a balance of
 * `after`; or pay `rest` through a channel and `fromBalance` with the pay password. `TOP_UP` if no channel settles
 * payments of that sum. CNY.
 */
export type PayStep =
  | { kind: 'CONFIRM' | 'SET_PIN'; after: string }
  | { kind: 'TOP_UP'; rest: string }
  | { kind: 'CHANNEL'; rest: string; fromBalance: string };

/** The next step for these sums. Without a usable pay password, the balance pays nothing. */
export function payStep(
  account: Pick<UserAccount, 'available' | 'hasPayPassword' | 'payPasswordLockedUntil'>,
  total: string,
  channels: readonly DepositChannel[],
): PayStep {
  const { available, hasPayPassword, payPasswordLockedUntil } = account;
  const afterFen = toFen(available) - toFen(total);
  if (afterFen >= 0) {
    return { kind: hasPayPassword ? 'CONFIRM' : 'SET_PIN', after: fromFen(afterFen) };
  }
  const missing = fromFen(-afterFen);
  const canUseBalance = hasPayPassword && !payPasswordLockedUntil;
  const parts = canUseBalance
    ? { rest: missing, fromBalance: fromFen(toFen(total) - toFen(missing)) }
    : { rest: total, fromBalance: '0.00' };
  return payingChannels(channels, parts).length > 0
    ? { kind: 'CHANNEL', ...parts }
    : { kind: 'TOP_UP', rest: missing };
}

/** The channels that can bring an amount of CNY, and settle payments with it. */
export const payingChannels = (
  channels: readonly DepositChannel[],
  { rest, fromBalance }: { rest: string; fromBalance: string },
): DepositChannel[] =>
  channels.filter(
    ({ paysPayments, maximum, onePay }) =>
      paysPayments === true &&
      toFen(rest) <= toFen(maximum) &&
      // A code for the whole sum has a card of its own.
      !(onePay && fromBalance === '0.00'),
  );

/**
 * The amount to pay through a channel so that at least an amount of CNY arrives; not less than the
 * channel's minimum.
 */
export const paidThrough = ({ minimum }: Pick<DepositChannel, 'minimum'>, rest: string): string =>
  toFen(rest) < toFen(minimum) ? minimum : rest;
