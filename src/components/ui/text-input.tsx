import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { control } from './field.css';
import { Field, type FieldText } from './field.tsx';
import * as css from './text-input.css';

export type TextInputProps = FieldText &
  Omit<ComponentProps<'input'>, 'name'> & {
    readonly name: string;
    /** An icon or a currency symbol before the typed text. */
    readonly leading?: ReactNode;
    /** A button or a unit after the typed text. */
    readonly trailing?: ReactNode;
  };

/** A one-line field with its label. Without an `id` its name is its id. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, hint, error, aside, leading, trailing, className, ...rest } = props;
  const { id = rest.name, required, ...input } = rest;
  return (
    <Field {...{ id, label, labelHidden, hint, error, aside, required }}>
      {(controlProps) => (
        <div className={css.wrap}>
          {leading && <span className={css.leading}>{leading}</span>}
          <input
            type="text"
            {...input}
            {...controlProps}
            className={cx(
              control,
              !!leading && (typeof leading === 'string' ? css.afterText : css.afterLeading),
              !!trailing && css.beforeTrailing,
              className,
            )}
          />
          {trailing && <span className={css.trailing}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
