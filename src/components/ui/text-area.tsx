import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { control } from './field.css';
import { Field, type FieldText } from './field.tsx';
import { area } from './text-area.css';

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'name'> & { readonly name: string };

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, aside, className, ...rest } = props;
  const { id = rest.name, required, ...textarea } = rest;
  return (
    <Field {...{ id, label, labelHidden, hint, error, aside, required }}>
      {(controlProps) => (
        <textarea {...textarea} {...controlProps} className={cx(control, area, className)} />
      )}
    </Field>
  );
}
