import { displayCurrency, formatOffset } from '../../i18n/format.ts';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import { Clock } from './clock.tsx';
import { formatRate } from './format-rate.ts';
import * as header from './header.css';
import { LanguageMenu } from './language-menu.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import * as css from './status-bar.css';

type StatusBarProps = { readonly view: View; readonly pagePath: string; readonly now: number };

/** The thin bar at the top: the tenant's time, what a yuan costs, language, light or dark. */
export function StatusBar({ view, pagePath, now }: StatusBarProps) {
  const { tenant, locale, t } = view;
  const { features, tenantPreference, exchangeInfo, timezoneOffset } = tenant;
  const showRate = tenantPreference.showExchangeRate && !features.hideExchangeRate;
  const schemeTexts = { light: t('shell.lightScheme'), dark: t('shell.darkScheme') };
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        {!features.hideClock && (
          <span className={css.clock} dir="ltr">
            <Clock now={now} offset={timezoneOffset} /> {formatOffset(timezoneOffset)}
          </span>
        )}
        {showRate && (
          <span className={css.fact} dir="ltr">
            {t('shell.rate', {
              rate: formatRate(locale, exchangeInfo.cnyExchangeRate),
              currency: displayCurrency(exchangeInfo.currency),
            })}
          </span>
        )}
        <div className={css.end}>
          <div className={header.wideOnly}>
            <SchemeToggle back={pagePath} texts={schemeTexts} />
          </div>
          <LanguageMenu view={view} back={pagePath} />
        </div>
      </Container>
    </div>
  );
}
