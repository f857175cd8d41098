import type { ChangeEvent, ReactNode } from 'react';
import { unseenControl, visuallyHidden } from '../../theme/global.css';
import { isolated } from './isolated.tsx';
import * as css from './radio-group.css';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = {
  readonly name: string;
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly options: readonly RadioOption[];
  /** `list`: cards below each other. `segments`: one row, for few short labels. */
  readonly variant?: 'list' | 'segments';
  readonly defaultValue?: string;
  /** With `onChange`, the parent holds the state. */
  readonly value?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly required?: boolean;
  readonly error?: ReactNode;
  readonly className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, legendHidden, options, variant = 'list', error, className } = props;
  const isSegmented = variant === 'segments';
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset className={className} aria-describedby={errorId}>
      <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
      <div className={isSegmented ? css.segments : css.list}>
        {options.map((option) => (
          <label key={option.value} className={isSegmented ? css.segment : css.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={isSegmented ? unseenControl : css.dot}
              disabled={option.disabled}
              required={props.required}
              onChange={props.onChange}
              {...(props.value === undefined
                ? { defaultChecked: option.value === props.defaultValue }
                : { checked: option.value === props.value })}
            />
            <span>
              {option.label}
              {option.hint && <span className={css.hint}>{isolated(option.hint)}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className={css.error} id={errorId}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
