import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css';
import * as css from './field.css';
import { AlertIcon } from './icon.tsx';
import { isolated } from './isolated.tsx';

/** The props that every field has besides the attributes of its control. */
export type FieldText = {
  readonly label: ReactNode;
  /** The label is only for screen readers, because the layout makes the field clear. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown at the end of the label's row: a link such as "Forgotten?". */
  readonly aside?: ReactNode;
};

/** Attributes that link a control to its label, hint and error. */
export type FieldControl = {
  readonly id: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly autoFocus?: true;
};

type FieldProps = FieldText & {
  readonly id: string;
  readonly required?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
};

export function Field(props: FieldProps) {
  const { id, label, labelHidden, hint, error, aside, required, children } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <div className={labelHidden ? visuallyHidden : css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {required && (
            <span className={css.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(required && { required }),
        ...(described && { 'aria-describedby': described }),
        // A refused form comes back as a new page: the first invalid field has the focus, also without scripts.
        ...(error && { 'aria-invalid': true, autoFocus: true }),
      })}
      {hint && (
        <div className={css.hint} id={`${id}-hint`}>
          {isolated(hint)}
        </div>
      )}
      {error && (
        <div className={css.error} id={`${id}-error`}>
          <span className={css.errorIcon}>
            <AlertIcon size={16} />
          </span>
          <span>{isolated(error)}</span>
        </div>
      )}
    </div>
  );
}
