import type { Locale } from '../../contract/values/shop/locales.ts';
import { formatCny, formatConverted } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Exchange } from './rate.ts';

/** An amount of CNY for use inside a sentence. */
export const amountText = (locale: Locale, amount: string): string =>
  isolate(formatCny(locale, amount));

/** An amount of CNY with its sign: `+¥20.00`, `−¥20.00`. */
export const signedAmount = (locale: Locale, amount: string): string =>
  `${amount.startsWith('-') ? '' : '+'}${formatCny(locale, amount)}`;

/** An amount of CNY in the other currency: `≈ ₭43,200`. Empty if the other currency is CNY, too. */
export const convertedText = (
  locale: Locale,
  amount: string,
  exchange: Exchange,
  homeCountry: string,
): string =>
  exchange.currency === 'CNY' ? '' : `≈ ${formatConverted(locale, amount, exchange, homeCountry)}`;
