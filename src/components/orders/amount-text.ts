import type { Locale } from '../../contract/enums.ts';
import { formatCny } from '../../i18n/format.ts';

/** Keeps the parts of an amount or a number in their order within right-to-left words. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** An amount of CNY to stand inside a sentence. */
export const amountText = (locale: Locale, amount: string): string =>
  isolate(formatCny(locale, amount));
