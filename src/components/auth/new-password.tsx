'use client';

import { useState } from 'react';
import { PasswordInput } from '../ui/password-input.tsx';
import * as css from './new-password.css';
import { passwordStrength } from './password-strength.ts';

type NewPasswordProps = {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  showLabel: string;
  hideLabel: string;
  /** Words for the four strengths, weakest first. */
  strengths: readonly [string, string, string, string];
};

/** The field for a new password, with its strength while it is typed. */
export function NewPassword({ strengths, ...field }: NewPasswordProps) {
  const [strength, setStrength] = useState<number>();
  return (
    <div>
      <PasswordInput
        {...field}
        autoComplete="new-password"
        maxLength={64}
        required
        onChange={(event) => setStrength(passwordStrength(event.currentTarget.value))}
      />
      {strength !== undefined && (
        <div className={css.strength} data-level={strength} role="status">
          <span className={css.bar} aria-hidden="true" />
          {strengths[strength]}
        </div>
      )}
    </div>
  );
}
