import { formatCny } from '../../../i18n/format.ts';
import type { View } from '../../view.ts';

/** A price range in words, CNY; undefined without limits. */
export function priceText(
  { t, locale }: View,
  start: string | undefined,
  end: string | undefined,
): string | undefined {
  const from = start && formatCny(locale, start);
  const to = end && formatCny(locale, end);
  if (from && to) return t('results.priceBetween', { from, to });
  if (from) return t('results.priceAtLeast', { from });
  return to ? t('results.priceAtMost', { to }) : undefined;
}
