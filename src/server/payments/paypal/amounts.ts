import { fromMinor, toMinor } from '../money.ts';
import type { Money } from '../provider.ts';

/** The currencies in which PayPal accepts only whole amounts. */
const WHOLE = ['HUF', 'JPY', 'TWD'];

/** The smallest step between two amounts of a currency at PayPal. */
export const paypalStep = (currency: string): string =>
  WHOLE.includes(currency.toUpperCase()) ? '1' : '0.01';

/** PayPal's form of an amount: with the decimals that it wants in the currency. */
export function toPaypal({ amount, currency }: Money): { currency_code: string; value: string } {
  const code = currency.toUpperCase();
  const digits = WHOLE.includes(code) ? 0 : 2;
  return { currency_code: code, value: fromMinor(toMinor(amount, digits), digits) };
}

/** The amount from PayPal's format. */
export const fromPaypal = ({
  currency_code,
  value,
}: {
  currency_code: string;
  value: string;
}): Money => ({
  amount: value,
  currency: currency_code,
});
