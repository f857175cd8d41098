import type { Locale } from '../../contract/enums.ts';
import { bcp47 } from '../../i18n/locale.ts';

/** A rate as people read it: six digits that count, whether it is 0.000213457 or 3,041.25. */
export function formatRate(locale: Locale, rate: string): string {
  const format = new Intl.NumberFormat(bcp47(locale), { maximumSignificantDigits: 6 });
  return format.format(rate as unknown as number);
}
