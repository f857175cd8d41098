import type { Locale } from '../../contract/values/enums.ts';
import { numberFormat } from '../../i18n/number-format.ts';

/** A rate as people read it: six digits that count, whether it is 0.000213457 or 3,041.25. */
export function formatRate(locale: Locale, rate: string): string {
  return numberFormat(locale, { maximumSignificantDigits: 6 }).format(rate);
}
