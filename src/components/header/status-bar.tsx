import { Link } from '../../framework/link.tsx';
import { clockFormat } from '../../i18n/clock-format.ts';
import { NAMES } from '../../i18n/languages.ts';
import { formatOffset } from '../../i18n/time-zone.ts';
import { settingsPath } from '../../site/settings-path.ts';
import { showsExchangeRate } from '../../site/tenant-display.ts';
import { rateText } from '../money/rate.ts';
import { LanguageMenu } from '../settings/language-menu.tsx';
import { SlidersIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import { Clock } from './clock.tsx';
import * as header from './header.css';
import * as css from './status-bar.css';

type StatusBarProps = {
  readonly view: View;
  readonly pagePath: string;
  readonly now: number;
};

/** The thin bar at the top: the tenant's time, the exchange rate, language and settings. */
export function StatusBar({ view, pagePath, now }: StatusBarProps) {
  const { tenant, locale, t } = view;
  const { features, exchangeInfo } = tenant;
  const clock = clockFormat(locale, tenant, now);
  const rate = rateText(view, 'shell.rate', {
    rate: exchangeInfo.cnyExchangeRate,
    currency: exchangeInfo.currency,
  });
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        {!features.hideClock && (
          <span className={css.clock}>
            <Clock now={now} format={clock} /> <bdi>{formatOffset(clock.offset)}</bdi>
          </span>
        )}
        {showsExchangeRate(tenant) &&
          (tenant.otherExchanges.length > 0 ? (
            <Link href={settingsPath(pagePath)} className={css.changeable}>
              {rate}
            </Link>
          ) : (
            <span className={css.rate}>{rate}</span>
          ))}
        <div className={css.end}>
          {tenant.supportedLanguages.length > 1 && (
            <LanguageMenu
              label={t('shell.languageNow', { name: NAMES[locale] })}
              languages={tenant.supportedLanguages}
              locale={locale}
              back={pagePath}
            />
          )}
          <div className={header.wideOnly}>
            <Link
              href={settingsPath(pagePath)}
              className={css.quiet}
              aria-label={t('settings.title')}
              title={t('settings.title')}
            >
              <SlidersIcon size={16} />
            </Link>
          </div>
        </div>
      </Container>
    </div>
  );
}
