import type { Locale } from '../../contract/values/enums.ts';
import { formatCny } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';

/** An amount of CNY to stand inside a sentence. */
export const amountText = (locale: Locale, amount: string): string =>
  isolate(formatCny(locale, amount));
