import { formatDateTime } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import * as css from './pay-by.css';
import { timeLeft } from './time-left.ts';

type PayByProps = { view: View; until: string; now: number };

/** The time left to pay an order. */
export function PayBy({ view, until, now }: PayByProps) {
  const { t, locale, tenant } = view;
  const left = timeLeft(until, now);
  if (!left) return null;
  return (
    <span className={left.hours < 6 ? css.soon : css.quiet}>
      {t('order.payBy', {
        ...left,
        days: Math.floor(left.hours / 24),
        time: formatDateTime(locale, until, tenant.timezoneOffset),
      })}
    </span>
  );
}
