import { formatDateTime } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import * as css from './pay-by.css';
import { timeLeft } from './time-left.ts';

type PayByProps = { view: View; until: string; now: number };

/** The time left to pay an order. */
export function PayBy({ view, until, now }: PayByProps) {
  const { t, locale, tenant } = view;
  const remaining = timeLeft(until, now);
  if (!remaining) return null;
  return (
    <span className={remaining.hours < 6 ? css.soon : css.quiet}>
      {t('order.payBy', {
        ...remaining,
        days: Math.floor(remaining.hours / 24),
        time: formatDateTime(locale, until, tenant.timezoneOffset),
      })}
    </span>
  );
}
