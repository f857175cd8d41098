import type { ReactNode } from 'react';
import { DEFAULT_CHOICE } from '../../site/preferences.ts';
import { unseenControl } from '../../theme/global.css';
import { Card } from '../ui/card.tsx';
import * as css from './settings.css';

type ChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly color?: string;
  }[];
  readonly chosen: string | undefined;
  /** Further controls after the options. */
  readonly children?: ReactNode;
};

/** A choice among a few short options. By default the first is chosen. */
export function Choice({ name, legend, options, chosen = DEFAULT_CHOICE, children }: ChoiceProps) {
  return (
    <Card as="div">
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
    </Card>
  );
}
