import { formatDays } from '../../i18n/day-range.ts';
import { expectedOfOrder } from '../orders/expected-dates.ts';
import type { View } from '../view.ts';
import * as css from './checkout.css';

type DatesIfPaidProps = {
  view: View;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * The dates when the goods will be bought and reach the warehouse if they are paid today, as the shop promises.
 * Renders nothing if the shop promises no days.
 */
export function DatesIfPaid({ view, now }: DatesIfPaidProps) {
  const { t, locale, tenant } = view;
  const paid = { event: 'PAID', to: 'PAID', actor: 'SHOPPER', details: {} } as const;
  const timeline = [{ ...paid, at: new Date(now).toISOString() }];
  const order = { status: 'PAID', timeline, userWarehouse: undefined } as const;
  const { bought, stored } = expectedOfOrder(order, tenant.stepDays);
  const dates = [
    { term: t('checkout.date.bought'), expected: bought },
    { term: t('checkout.date.arrived'), expected: stored },
  ];
  if (!bought && !stored) return null;
  return (
    <div className={css.dates}>
      <strong>{t('checkout.date.ifPaid')}</strong>
      <dl className={css.dateList}>
        {dates.map(
          ({ term, expected }) =>
            expected && (
              <div key={term}>
                <dt className={css.rate}>{term}</dt>
                <dd>
                  <bdi>{formatDays(locale, expected, tenant)}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
