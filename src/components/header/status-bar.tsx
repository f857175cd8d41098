import { formatOffset } from '../../i18n/clock.ts';
import { displayCurrency } from '../../i18n/format.ts';
import { NAMES } from '../../i18n/languages.ts';
import { directionOf } from '../../i18n/locale.ts';
import type { Preferences } from '../../site/preferences.ts';
import { showsExchangeRate } from '../../site/tenant-features.ts';
import { themeColorOf } from '../../theme/palette.ts';
import { formatRate } from '../money/rate.ts';
import { LanguageMenu } from '../settings/language-menu.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { settingsTexts } from '../settings/settings-texts.ts';
import { SETTINGS_PANEL } from '../shell/ids.ts';
import { SlidersIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import { Clock } from './clock.tsx';
import * as header from './header.css';
import * as css from './status-bar.css';

type StatusBarProps = {
  readonly view: View;
  readonly preferences: Preferences;
  readonly pagePath: string;
  readonly now: number;
};

/** The thin bar at the top: the tenant's time, the exchange rate, language and settings. */
export function StatusBar({ view, preferences, pagePath, now }: StatusBarProps) {
  const { tenant, locale, t } = view;
  const { features, exchangeInfo, timezoneOffset } = tenant;
  const chosen = { languages: tenant.supportedLanguages, locale, back: pagePath };
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        {!features.hideClock && (
          <span className={css.clock} dir="ltr">
            <Clock now={now} offset={timezoneOffset} /> {formatOffset(timezoneOffset)}
          </span>
        )}
        {showsExchangeRate(tenant) && (
          <span className={css.fact} dir="ltr">
            {t('shell.rate', {
              rate: formatRate(locale, exchangeInfo.cnyExchangeRate),
              currency: displayCurrency(exchangeInfo.currency),
            })}
          </span>
        )}
        <div className={css.end}>
          {tenant.supportedLanguages.length > 1 && (
            <LanguageMenu {...chosen} label={t('shell.languageNow', { name: NAMES[locale] })} />
          )}
          <div className={header.wideOnly}>
            <button
              type="button"
              className={css.quiet}
              aria-label={t('settings.title')}
              title={t('settings.title')}
              popoverTarget={SETTINGS_PANEL}
            >
              <SlidersIcon size={16} />
            </button>
          </div>
          <SettingsPanel
            {...chosen}
            texts={settingsTexts(t)}
            preferences={preferences}
            themeColor={themeColorOf(tenant.themeColor)}
            direction={directionOf(locale)}
          />
        </div>
      </Container>
    </div>
  );
}
