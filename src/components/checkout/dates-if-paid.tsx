import type { Quote } from '../../contract/calls/cart.ts';
import { formatDays } from '../../i18n/day-range.ts';
import { wayOf } from '../door/show-door.ts';
import { type Expected, expectedIfSentAtOnce, expectedOfOrder } from '../orders/expected-dates.ts';
import type { View } from '../view.ts';
import * as css from './checkout.css';

type DatesIfPaidProps = {
  view: View;
  /** What the items cost at the shopper's door, from each warehouse of the shop in the order of the choice. */
  doors: readonly Quote['door'][];
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * The dates when the goods will be bought and reach the warehouse if they are paid today, as the shop promises; and
 * the shopper's door, by the shipping option of the estimate, if they are sent at once. Renders nothing if the shop
 * promises no days.
 */
export function DatesIfPaid({ view, doors, now }: DatesIfPaidProps) {
  const { t, tenant } = view;
  const paid = { event: 'PAID', to: 'PAID', actor: 'SHOPPER', details: {} } as const;
  const timeline = [{ ...paid, at: new Date(now).toISOString() }];
  const order = { status: 'PAID', timeline, userWarehouse: undefined } as const;
  const { bought, stored } = expectedOfOrder(order, tenant.stepDays);
  if (!bought && !stored) return null;
  const homes = doors.map((door) => {
    const way = door && wayOf(door);
    return way && expectedIfSentAtOnce(stored, way.leadTimeDays, tenant.stepDays);
  });
  return (
    <div className={css.dates}>
      <strong>{t('checkout.date.ifPaid')}</strong>
      <dl className={css.dateList}>
        <Dates view={view} term={t('checkout.date.bought')} expected={bought} />
        <Dates view={view} term={t('checkout.date.arrived')} expected={stored} />
      </dl>
      {homes.some(Boolean) && (
        <div className={css.perWarehouse}>
          {homes.map((home, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the warehouses keep their order
            <div key={place} className={css.ofWarehouse}>
              {home && (
                <dl>
                  <Dates view={view} term={t('checkout.date.home')} expected={home} />
                </dl>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type DatesProps = { view: View; term: string; expected: Expected | undefined };

function Dates({ view: { locale, tenant }, term, expected }: DatesProps) {
  if (!expected) return null;
  return (
    <div>
      <dt className={css.rate}>{term}</dt>
      <dd>
        <bdi>{formatDays(locale, expected, tenant)}</bdi>
      </dd>
    </div>
  );
}
