import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css';
import * as css from './checkbox.css';
import { cx } from './cx.ts';
import { isolated } from './isolated.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** For a partly selected group, set `indeterminate` on the element through `ref`. */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, hint, error, className, ...input } = props;
  return (
    <label className={cx(css.label, labelHidden && css.labelAlone, className)}>
      <input
        type="checkbox"
        {...input}
        {...(error && { 'aria-invalid': true })}
        className={css.box}
      />
      <span className={cx(labelHidden && visuallyHidden)}>
        {isolated(label)}
        {hint && <span className={css.hint}>{isolated(hint)}</span>}
        {error && <span className={css.error}>{error}</span>}
      </span>
    </label>
  );
}
