import type { TransitOption } from '../../contract/calls/site.ts';
import { leastFreeDays } from '../../contract/values/warehouse/storage-at.ts';
import { feeWords } from '../../i18n/fee-words.ts';
import { formatCny, formatConverted } from '../../i18n/format.ts';
import { showsExchangeRate } from '../../site/tenant-display.ts';
import { daysToWarehouse } from '../orders/days-to-warehouse.ts';
import { BoxIcon, CartIcon, type Icon, PlaneIcon, WarehouseIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import * as css from './trust.css';

type HowItWorksProps = {
  view: View;
  /** Name of the tenant's home country. */
  country: string;
  /** Freight options of a typical parcel. */
  options: readonly TransitOption[];
};

type Step = { icon: Icon; title: string; text: string; figure: string };

function stepsOf({ view, country, options }: HowItWorksProps): Step[] {
  const { tenant, locale, t } = view;
  const { serviceFee } = tenant;
  const freeDays = leastFreeDays(tenant);
  const days = options.map(({ leadTimeDays }) => leadTimeDays[0]);
  return [
    {
      icon: CartIcon,
      title: t('home.step.buy.title'),
      text: t('home.step.buy.text'),
      figure: t('home.step.buy.figure', feeWords(locale, serviceFee)),
    },
    {
      icon: WarehouseIcon,
      title: t('home.step.receive.title'),
      text: t('home.step.receive.text'),
      // Another backend (API_UPSTREAM) may send no free days.
      figure: freeDays > 0 ? t('home.step.receive.figure', { days: freeDays }) : '',
    },
    {
      icon: PlaneIcon,
      title: t('home.step.ship.title'),
      text: t('home.step.ship.text'),
      figure:
        options.length > 0 ? t('home.step.ship.figure', { count: options.length, country }) : '',
    },
    {
      icon: BoxIcon,
      title: t('home.step.door.title'),
      text: t('home.step.door.text'),
      figure: days.length > 0 ? t('home.step.door.figure', { days: Math.min(...days) }) : '',
    },
  ];
}

/** The service in four steps, with the tenant's prices and numbers. */
export function HowItWorks(props: HowItWorksProps) {
  const { tenant, locale, t } = props.view;
  const afterPayment = daysToWarehouse(props.view);
  return (
    <div className={css.how}>
      <ol className={css.steps}>
        {stepsOf(props).map(({ icon: Icon, title, text, figure }) => (
          <li key={title} className={css.step}>
            <span className={css.stepIcon}>
              <Icon />
            </span>
            <h3 className={css.stepTitle}>{title}</h3>
            <p className={css.stepText}>{text}</p>
            {figure && <p className={css.figure}>{isolated(figure)}</p>}
          </li>
        ))}
      </ol>
      <div className={css.facts}>
        {afterPayment && <p>{isolated(t('expected.afterPayment', { days: afterPayment }))}</p>}
        {showsExchangeRate(tenant) && (
          <p>
            {isolated(
              t('home.rate', {
                cny: formatCny(locale, '100.00'),
                amount: formatConverted(locale, '100.00', tenant.exchangeInfo, tenant.homeCountry),
              }),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
