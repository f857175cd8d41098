import type { Quote } from '../../contract/calls/cart.ts';
import type { GoodsService } from '../../contract/calls/services.ts';
import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { Link } from '../../framework/link.tsx';
import { scriptOnly } from '../../theme/global.css';
import { Door } from '../door/door.tsx';
import { doorFormat } from '../door/door-format.ts';
import { showDoor } from '../door/show-door.ts';
import { withServices } from '../door/with-services.ts';
import { Amount } from '../money/amount.tsx';
import { Breakdown, sumTexts } from '../money/breakdown.tsx';
import { moneyToday } from '../money/money-format.ts';
import { RateLine } from '../money/rate-line.tsx';
import { convertedSum, convertedTotal } from '../money/sum.ts';
import { isArticleEnabled } from '../navigation/navigation.ts';
import { AGREEMENT_PATH } from '../shell/ids.ts';
import { Button } from '../ui/button.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './checkout.css';
import { CheckoutDoor } from './checkout-door.tsx';
import { DatesIfPaid } from './dates-if-paid.tsx';
import type { DestinationKind } from './destination.tsx';
import { type BothAmounts, ServiceSum } from './service-sum.tsx';
import { serviceValue } from './services-choice.tsx';

type CheckoutSummaryProps = {
  view: View;
  quote: Quote;
  kind: DestinationKind;
  /** What the items cost at the shopper's door, from each warehouse of the shop in the order of the choice. */
  doors: readonly Quote['door'][];
  /** Milliseconds since the epoch. */
  now: number;
  /** The services that can be chosen. */
  services: readonly GoodsService[];
  /** The values of the chosen services. */
  chosen: readonly string[];
  /** Whether the button is off, because the items can't be ordered or a forwarder must be entered first. */
  isBlocked: boolean;
};

/**
 * The sums of the order, the cost at the door, dates and terms, and the button. On screens narrower than a desktop's
 * the button stays in the window, with the total.
 */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { view, quote, kind, doors, now, services, chosen, isBlocked } = props;
  const { t, tenant } = view;
  const sums = servicesSums(view, quote, services, chosen);
  return (
    <aside className={css.summary}>
      <section className={css.sumLines} aria-label={t('checkout.summary')}>
        <h2 className={css.sumTitle}>{t('checkout.summary')}</h2>
        <Breakdown
          money={moneyToday(view)}
          sums={quote}
          orders={quote.shops}
          texts={sumTexts(t)}
          besides={sums}
        />
        <RateLine view={view} className={css.rate} />
        {/* Whoever has a forwarder of their own does not send home with us. */}
        {kind === 'tenantWarehouse' && (
          <>
            <div className={css.perWarehouse}>
              {doors.map((door, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the warehouses keep their order
                <div key={place} className={css.ofWarehouse}>
                  {door && doorAt(view, door, services, chosen)}
                </div>
              ))}
            </div>
            <p className={css.rate}>{t('cart.freightHint')}</p>
            <DatesIfPaid view={view} doors={doors} now={now} />
          </>
        )}
        {isArticleEnabled(tenant, AGREEMENT_PATH) && (
          <p className={css.rate}>
            {t('checkout.agree')}{' '}
            <Link href={AGREEMENT_PATH} className={textLink}>
              {t('footer.terms')}
            </Link>
          </p>
        )}
      </section>
      <div className={css.act}>
        {/* The same total stands in the summary. */}
        <div className={css.actTotal} aria-hidden="true">
          <span>{t('order.total')}</span>
          {sums?.total ?? (
            <Amount
              money={moneyToday(view)}
              amount={quote.total}
              converted={convertedTotal(quote.shops, moneyToday(view).exchange)}
              size="lg"
            />
          )}
        </div>
        <Button type="submit" variant="primary" size="lg" block disabled={isBlocked}>
          {t('checkout.submit')}
        </Button>
      </div>
    </aside>
  );
}

/** What the goods cost at the door from a warehouse, with the services that are chosen. */
function doorAt(
  view: View,
  door: DoorEstimate,
  services: readonly GoodsService[],
  chosen: readonly string[],
) {
  const format = doorFormat(view);
  if (services.length === 0) return <Door shown={showDoor(door, format)} />;
  const { texts: _, ...live } = format;
  const prices = Object.fromEntries(
    services.map((service) => [serviceValue(service), service.amount]),
  );
  const shown = showDoor(withServices(door, prices, chosen), format);
  return <CheckoutDoor {...{ door, shown, format: live, prices, chosen }} />;
}

/**
 * The line of the sums for the chosen services, with the total that includes them; undefined if no services can be
 * chosen.
 */
function servicesSums(
  view: View,
  quote: Quote,
  services: readonly GoodsService[],
  chosen: readonly string[],
) {
  if (services.length === 0) return undefined;
  const money = moneyToday(view);
  const { exchange } = money;
  const bothOf = (amount: string): BothAmounts => [amount, convertedSum([amount], exchange)];
  const sum = {
    money,
    chosen,
    services: Object.fromEntries(
      services.map((service) => [serviceValue(service), bothOf(service.amount)]),
    ),
  };
  const total: BothAmounts = [quote.total, convertedTotal(quote.shops, exchange)];
  return {
    term: view.t('transit.new.extras'),
    value: (
      <>
        <span className={scriptOnly}>
          <ServiceSum {...sum} base={bothOf('0.00')} size="sm" />
        </span>
        <span className={css.withoutScript}>{view.t('checkout.servicesLater')}</span>
      </>
    ),
    total: <ServiceSum {...sum} base={total} size="lg" />,
  };
}
