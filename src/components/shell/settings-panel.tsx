'use client';
import type { Direction, Locale } from '../../contract/enums.ts';
import { type Preferences, UNCHOSEN } from '../../contract/preferences.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SETTINGS_PANEL } from './ids.ts';
import { LanguageButtons } from './language-buttons.tsx';
import * as css from './settings.css';
import { Choice, ColorChoice } from './settings-choice.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsTexts } from './settings-texts.ts';

type SettingsPanelProps = {
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

const TITLE = 'settings-title';

/**
 * How the reader wants the pages: light or dark, the colour, the direction, the language. The
 * browser's own popover with plain forms, so that it needs no script. It stands in every page and is
 * fed with data, which is a fifth of a serialised tree.
 */
export function SettingsPanel(props: SettingsPanelProps) {
  const { texts, preferences, themeColor, direction, languages, locale, back } = props;
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
          {texts.title}
        </p>
        <IconButton
          label={texts.close}
          icon={<CloseIcon />}
          popoverTarget={SETTINGS_PANEL}
          popoverTargetAction="hide"
        />
      </div>
      <SettingsForm
        back={back}
        themeColor={themeColor}
        direction={direction}
        failed={texts.failed}
        className={css.form}
      >
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
      </SettingsForm>
      {languages.length > 1 && (
        <section className={css.languages} aria-labelledby="settings-language">
          <p id="settings-language" className={css.legend}>
            {texts.languages}
          </p>
          <LanguageButtons {...{ languages, locale, back }} className={css.chips} item={css.chip} />
        </section>
      )}
    </div>
  );
}
