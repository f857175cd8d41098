import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { control } from './field.css';
import { Field, type FieldText } from './field.tsx';
import { ChevronDownIcon } from './icon.tsx';
import * as css from './select.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
};

export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'name'> & {
    readonly name: string;
    readonly options: readonly SelectOption[];
    /** More options, of a client component: so the payload has the data of a long list, not its elements. */
    readonly children?: ReactNode;
  };

/** A native select, which works well on phones and without scripts. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, aside, options, children, className, ...rest } = props;
  const { id = rest.name, required, ...select } = rest;
  return (
    <Field {...{ id, label, labelHidden, hint, error, aside, required }}>
      {(controlProps) => (
        <div className={css.wrap}>
          <select
            {...select}
            {...controlProps}
            // Without an empty option something is always chosen, so `required` would mean nothing.
            required={required && options[0]?.value === ''}
            className={cx(control, css.select, className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          {!select.multiple && (
            <span className={css.arrow}>
              <ChevronDownIcon size={16} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
