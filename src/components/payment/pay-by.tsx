import { timeLeft } from '../../contract/values/orders/time-left.ts';
import { formatDateTime } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import * as css from './pay-by.css';

/** Fewer hours than this are shown as urgent. */
const URGENT_HOURS = 6;

type PayByProps = { view: View; until: string; now: number };

/** The time left to pay an order. */
export function PayBy({ view, until, now }: PayByProps) {
  const { t, locale, tenant } = view;
  const remaining = timeLeft(Date.parse(until) - now);
  if (!remaining) return null;
  const isUrgent = remaining.days === 0 && remaining.hours < URGENT_HOURS;
  return (
    <span className={isUrgent ? css.urgent : css.quiet}>
      {t('order.payBy', {
        ...remaining,
        time: formatDateTime(locale, until, tenant),
      })}
    </span>
  );
}
