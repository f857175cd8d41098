import { fromMinor, toMinor } from '../money.ts';
import type { Money } from '../provider.ts';

/*
 * Stripe's own table of decimals, which differs from ISO 4217 (https://docs.stripe.com/currencies). UGX and ISK have
 * no smaller unit, but are sent with two zeros.
 */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const WITH_THREE = 'BHD JOD KWD OMR TND'.split(' ');

function digitsOf(currency: string): number {
  const code = currency.toUpperCase();
  if (WITHOUT_DECIMALS.includes(code)) return 0;
  return WITH_THREE.includes(code) ? 3 : 2;
}

/** Stripe's unit of these is a hundredth or thousandth, whose last digits have to be zero. */
const WHOLE = [...WITHOUT_DECIMALS, 'ISK', 'UGX'];

/** The smallest step of amounts of a currency: a third decimal must be 0 (https://docs.stripe.com/currencies). */
export const stripeStep = (currency: string): string =>
  WHOLE.includes(currency.toUpperCase()) ? '1' : '0.01';

/** An amount in Stripe's smallest unit of its currency. */
export const toStripe = ({ amount, currency }: Money): number =>
  toMinor(amount, digitsOf(currency));

/** The amount of Stripe's integer. */
export const fromStripe = (minor: number, currency: string): Money => ({
  amount: fromMinor(minor, digitsOf(currency)),
  currency: currency.toUpperCase(),
});
