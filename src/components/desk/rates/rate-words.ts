import type { CurrencyRate } from '../../../contract/ops/money/rates.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { Tone } from '../../ui/tone.css';

const SOURCES = ['er-api', 'ecb', 'hand', 'bank-csv', 'operator', 'seed'] as const;

/** The name of a source. Older rates have its host instead, such as `open.er-api.com`. */
export function sourceName(t: DeskTranslate, source: string): string {
  const knownSource = SOURCES.find((one) => one === source);
  if (knownSource) return t(`desk.rates.source.${knownSource}`);
  return source === 'demonstration' ? t('desk.rates.source.seed') : source;
}

/** A margin in basis points as percent. */
export const percent = (locale: Locale, basisPoints: number): string =>
  formatPercent(locale, basisPoints / 10_000);

/** The name of a currency in the language of the desk: `Kazakhstani Tenge`. */
export const currencyName = (locale: Locale, currency: string): string =>
  new Intl.DisplayNames([bcp47(locale)], { type: 'currency' }).of(currency) ?? currency;

export const STATE_TONE = {
  FRESH: 'success',
  OLD: 'warning',
  EXPIRED: 'danger',
  NONE: 'danger',
} as const satisfies Record<CurrencyRate['state'], Tone>;
