import type { Locale } from '../../../contract/values/enums.ts';
import { formatCny } from '../../../i18n/format.ts';

/** An amount of CNY with the sign that says where it went: `+¥20.00`, `−¥20.00`. */
export function signedAmount(locale: Locale, amount: string): string {
  return `${amount.startsWith('-') ? '' : '+'}${formatCny(locale, amount)}`;
}
