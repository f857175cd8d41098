import { formatDateTime } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import * as css from './pay-by.css';
import { timeLeft } from './time-left.ts';

/** Fewer hours than this are shown as urgent. */
const URGENT_HOURS = 6;

type PayByProps = { view: View; until: string; now: number };

/** The time left to pay an order. */
export function PayBy({ view, until, now }: PayByProps) {
  const { t, locale, tenant } = view;
  const remaining = timeLeft(until, now);
  if (!remaining) return null;
  return (
    <span className={remaining.hours < URGENT_HOURS ? css.urgent : css.quiet}>
      {t('order.payBy', {
        ...remaining,
        days: Math.floor(remaining.hours / 24),
        time: formatDateTime(locale, until, tenant),
      })}
    </span>
  );
}
