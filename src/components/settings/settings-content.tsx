import type { ReactNode } from 'react';
import type { Direction, Locale } from '../../contract/values/locales.ts';
import { OWN_COLOR, type Preferences, UNCHOSEN } from '../../site/preferences.ts';
import { unseenControl } from '../../theme/global.css';
import { SETTINGS_PANEL, SETTINGS_TITLE } from '../shell/ids.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LanguageButtons, PreferenceForm } from './preference-form.tsx';
import * as css from './settings.css';
import type { SettingsTexts } from './settings-texts.ts';

export type SettingsContentProps = {
  readonly texts: SettingsTexts;
  readonly preferences: Preferences;
  /** Used where nothing is chosen: the tenant's colour, the language's direction. */
  readonly themeColor: string;
  readonly direction: Direction;
  /** The tenant's languages. `locale` is the page's. */
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly back: string;
};

/** The settings' content: plain forms, whose events the panel handles. */
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

type ChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly color?: string;
  }[];
  readonly chosen: string | undefined;
  /** More to choose from, after the options. */
  readonly children?: ReactNode;
};

/** One of a few short words; where nothing is chosen, the first. */
function Choice({ name, legend, options, chosen = UNCHOSEN, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ value, label, color }) => (
          <label key={value} className={css.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className={unseenControl}
            />
            {color && <span className={css.dot} style={{ backgroundColor: color }} />}
            {label}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

/** Colours to choose from. The palette makes each readable, so any would do. */
const SWATCHES = [
  { value: '#16a34a', name: 'green' },
  { value: '#0d9488', name: 'teal' },
  { value: '#2563eb', name: 'blue' },
  { value: '#7c3aed', name: 'violet' },
  { value: '#db2777', name: 'pink' },
  { value: '#dc2626', name: 'red' },
  { value: '#ea580c', name: 'orange' },
  { value: '#eab308', name: 'yellow' },
] as const;

type ColorChoiceProps = {
  readonly texts: SettingsTexts;
  /** The tenant's. */
  readonly themeColor: string;
  readonly chosen: string | undefined;
};

/** The page's colour: the shop's, one of the swatches, or any other. */
function ColorChoice({ texts, themeColor, chosen }: ColorChoiceProps) {
  const isOwn = chosen !== undefined && !SWATCHES.some(({ value }) => value === chosen);
  return (
    <Choice
      name="primary"
      legend={texts.color}
      options={[
        { value: UNCHOSEN, label: texts.tenant, color: themeColor },
        ...SWATCHES.map(({ value, name }) => ({ value, label: texts[name], color: value })),
      ]}
      chosen={isOwn ? OWN_COLOR : chosen}
    >
      <span className={css.chip}>
        <label>
          <input
            type="radio"
            name="primary"
            value={OWN_COLOR}
            defaultChecked={isOwn}
            className={unseenControl}
          />
          {texts.other}
        </label>
        <input
          type="color"
          name="ownColor"
          aria-label={texts.pick}
          defaultValue={isOwn ? chosen : themeColor}
          className={css.picker}
        />
      </span>
    </Choice>
  );
}
