import type { TransitOption } from '../../contract/calls/site.ts';
import { leastFreeDays } from '../../contract/values/warehouse/storage-at.ts';
import { feeWords } from '../../i18n/fee-words.ts';
import { formatCny, formatConverted } from '../../i18n/format.ts';
import { showsExchangeRate } from '../../site/tenant-display.ts';
import { BoxIcon, CartIcon, type Icon, PlaneIcon, WarehouseIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Section } from '../ui/section.tsx';
import type { View } from '../view.ts';
import * as css from './parts.css';

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
  const { exchangeInfo, enabledArticleTypes } = tenant;
  const hasGuide = enabledArticleTypes.includes('HOW_TO_USE');
  return (
    <Section
      title={t('home.steps')}
      {...(hasGuide && { more: { href: '/how-to-use', label: t('home.stepsMore') } })}
    >
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
      {showsExchangeRate(tenant) && (
        <p className={css.rate}>
          {isolated(
            t('home.rate', {
              cny: formatCny(locale, '100.00'),
              amount: formatConverted(locale, '100.00', exchangeInfo, tenant.homeCountry),
            }),
          )}
        </p>
      )}
    </Section>
  );
}
