'use client';
import { useRef } from 'react';
import { useIsHydrating } from '../../../framework/browser/static-html.tsx';
import { scriptOnly } from '../../../theme/global.css';
import { PinInput } from '../../ui/pin-input.tsx';
import * as css from '../balance.css';

type RepeatedPinProps = {
  name: string;
  label: string;
  hint: string;
  repeatLabel: string;
  mismatch: string;
  error: string | undefined;
};

/**
 * The fields for a new pay password, which is typed twice. Only a script compares the two, so the second field is
 * hidden without scripts.
 */
export function RepeatedPin(props: RepeatedPinProps) {
  const { name, label, hint, repeatLabel, mismatch, error } = props;
  const fields = useRef<HTMLDivElement>(null);
  // Without scripts the second field is hidden, and must not keep the form from being sent.
  const isHydrating = useIsHydrating();
  const compare = () => {
    const [first, second] = fields.current?.querySelectorAll('input') ?? [];
    if (!first || !second) return;
    second.setCustomValidity(first.value === second.value ? '' : mismatch);
  };
  return (
    <div ref={fields} onInput={compare} className={css.fields}>
      <PinInput
        name={name}
        label={label}
        hint={hint}
        error={error}
        autoComplete="new-password"
        secret
        required
      />
      <div className={scriptOnly}>
        <PinInput
          name={`${name}Repeat`}
          label={repeatLabel}
          autoComplete="new-password"
          secret
          required={!isHydrating}
        />
      </div>
    </div>
  );
}
