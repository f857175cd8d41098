import type { Locale } from '../../contract/values/shop/locales.ts';
import { displayCurrency } from '../../i18n/format.ts';
import { numberFormat } from '../../i18n/number-format.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import type { View } from '../view.ts';

/** A currency and its amount for one CNY, a decimal string. */
export type Exchange = { cnyExchangeRate: string; currency: string };

/** The exchange of an order or a payment, from the rate that is stored on it. */
export function exchangeOf({ rate, currency }: { rate: string; currency: string }): Exchange {
  return { cnyExchangeRate: rate, currency };
}

type RateKey = `${'checkout' | 'order' | 'shell' | 'topUp' | 'withdraw'}.rate` & MessageKey;

/** A message with a rate: `1 CNY = 0.2145 AUD`. */
export const rateText = (
  { t, locale }: Pick<View, 't' | 'locale'>,
  key: RateKey,
  { rate, currency }: { rate: string; currency: string },
): string => t(key, { rate: formatRate(locale, rate), currency: displayCurrency(currency) });

/** A rate for people: six significant digits, whether it is 0.000213457 or 3,041.25. */
export function formatRate(locale: Locale, rate: string): string {
  return numberFormat(locale, { maximumSignificantDigits: 6 }).format(rate);
}
