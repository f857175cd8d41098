import type { Direction, Locale } from '../../contract/values/enums.ts';
import { type Preferences, UNCHOSEN } from '../../site/preferences.ts';
import { SETTINGS_PANEL, SETTINGS_TITLE } from '../shell/ids.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { PreferenceForm } from './preference-form.tsx';
import * as css from './settings.css';
import { Choice, ColorChoice } from './settings-choice.tsx';
import type { SettingsTexts } from './settings-texts.ts';

export type SettingsContentProps = {
  readonly texts: SettingsTexts;
  readonly preferences: Preferences;
  /** What counts where nothing is chosen: the tenant's colour, the language's direction. */
  readonly themeColor: string;
  readonly direction: Direction;
  /** Those of the tenant, and the page's own. */
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly back: string;
};

/** What stands in the settings: plain forms, which the panel listens to. */
export default function SettingsContent(props: SettingsContentProps) {
  const { texts, preferences, themeColor, languages, locale, back } = props;
  return (
    <>
      <div className={css.head}>
        <p id={SETTINGS_TITLE} className={css.title}>
          {texts.title}
        </p>
        <IconButton
          label={texts.close}
          icon={<CloseIcon />}
          popoverTarget={SETTINGS_PANEL}
          popoverTargetAction="hide"
        />
      </div>
      <PreferenceForm back={back} className={css.form} autoComplete="off">
        <Choice
          name="scheme"
          legend={texts.scheme}
          chosen={preferences.scheme}
          options={[
            { value: UNCHOSEN, label: texts.system },
            { value: 'light', label: texts.light },
            { value: 'dark', label: texts.dark },
          ]}
        />
        <ColorChoice texts={texts} themeColor={themeColor} chosen={preferences.primary} />
        <Choice
          name="direction"
          legend={texts.direction}
          chosen={preferences.direction}
          options={[
            { value: UNCHOSEN, label: texts.language },
            { value: 'ltr', label: texts.ltr },
            { value: 'rtl', label: texts.rtl },
          ]}
        />
        <Button type="submit" variant="primary" className={css.save}>
          {texts.save}
        </Button>
      </PreferenceForm>
      {languages.length > 1 && (
        <section className={css.languages} aria-labelledby="settings-language">
          <p id="settings-language" className={css.legend}>
            {texts.languages}
          </p>
          <LanguageButtons {...{ languages, locale, back }} className={css.chips} item={css.chip} />
        </section>
      )}
    </>
  );
}
