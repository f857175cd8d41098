import { type Preferences, UNCHOSEN } from '../../contract/preferences.ts';
import { directionOf } from '../../i18n/locale.ts';
import { themeColorOf } from '../../theme/palette.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { View } from '../view.ts';
import { SETTINGS_PANEL } from './ids.ts';
import { LanguageButtons } from './language-buttons.tsx';
import * as css from './settings.css';
import { Choice, ColorChoice } from './settings-choice.tsx';
import { SettingsForm } from './settings-form.tsx';

type SettingsPanelProps = {
  readonly view: View;
  readonly preferences: Preferences;
  /** Path and query of the page. */
  readonly back: string;
};

const TITLE = 'settings-title';

/**
 * How the reader wants the pages: light or dark, the colour, the direction, the language. The
 * browser's own popover with plain forms, so that it needs no script.
 */
export function SettingsPanel({ view, preferences, back }: SettingsPanelProps) {
  const { tenant, locale, t } = view;
  const { scheme, direction, primary } = preferences;
  const themeColor = themeColorOf(tenant.themeColor);
  return (
    <div
      id={SETTINGS_PANEL}
      popover="auto"
      role="dialog"
      aria-labelledby={TITLE}
      className={css.panel}
    >
      <div className={css.head}>
        <p id={TITLE} className={css.title}>
          {t('settings.title')}
        </p>
        <IconButton
          label={t('shell.close')}
          icon={<CloseIcon />}
          popoverTarget={SETTINGS_PANEL}
          popoverTargetAction="hide"
        />
      </div>
      <SettingsForm
        back={back}
        themeColor={themeColor}
        direction={directionOf(locale)}
        failed={t('settings.failed')}
        className={css.form}
      >
        <Choice
          name="scheme"
          legend={t('settings.scheme')}
          chosen={scheme}
          options={[
            { value: UNCHOSEN, label: t('settings.scheme.system') },
            { value: 'light', label: t('settings.scheme.light') },
            { value: 'dark', label: t('settings.scheme.dark') },
          ]}
        />
        <ColorChoice t={t} themeColor={themeColor} chosen={primary} />
        <Choice
          name="direction"
          legend={t('settings.direction')}
          chosen={direction}
          options={[
            { value: UNCHOSEN, label: t('settings.direction.language') },
            { value: 'ltr', label: t('settings.direction.ltr') },
            { value: 'rtl', label: t('settings.direction.rtl') },
          ]}
        />
        <Button type="submit" variant="primary" className={css.save}>
          {t('settings.save')}
        </Button>
      </SettingsForm>
      {tenant.supportedLanguages.length > 1 && (
        <section className={css.languages} aria-labelledby="settings-language">
          <p id="settings-language" className={css.legend}>
            {t('settings.language')}
          </p>
          <LanguageButtons view={view} back={back} className={css.chips} item={css.chip} />
        </section>
      )}
    </div>
  );
}
