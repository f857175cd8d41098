import type { ReactNode } from 'react';
import { OWN_COLOR, UNCHOSEN } from '../../site/preferences.ts';
import { unseenControl } from '../../theme/global.css';
import * as css from './settings.css';
import type { SettingsTexts } from './settings-texts.ts';

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
export function Choice({ name, legend, options, chosen = UNCHOSEN, children }: ChoiceProps) {
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
export function ColorChoice({ texts, themeColor, chosen }: ColorChoiceProps) {
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
