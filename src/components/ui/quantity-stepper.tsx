'use client';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../../framework/browser/static-html.tsx';
import { scriptOnly } from '../../theme/global.css';
import { cx } from './cx.ts';
import { MinusIcon, PlusIcon } from './icon.tsx';
import { allowedQuantity } from './quantity.ts';
import * as css from './quantity-stepper.css';

export type QuantityStepperProps = {
  readonly name: string;
  /** Names the field, and with their own labels the buttons. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The current quantity; the field follows its changes. */
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** The id of the error message of the quantity, if there is one. */
  readonly errorId?: string | undefined;
  /** Whether `onChange` is called with every key that is typed, not only when the field is left. */
  readonly live?: boolean;
  /** Called with allowed quantities only, and whether more than `max` was typed. */
  readonly onChange?: (quantity: number, isTooMuch: boolean) => void;
};

/** A quantity with buttons for less and more; without JavaScript a plain number field. */
export function QuantityStepper(props: QuantityStepperProps) {
  // The names of the buttons repeat the field's: the server leaves that out, to keep the page small.
  const isHydrating = useIsHydrating();
  const { value, min = 1, max = 999_999, step = 1, disabled, live, onChange } = props;
  /** The text while it is being typed; undefined otherwise. */
  const [draft, setDraft] = useState<string>();
  const [current, setCurrent] = useState(value);
  // Follows the property when the parent changes it.
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setCurrent(value);
  }
  const commit = (requested: number) => {
    const quantity = allowedQuantity(requested, { min, max, step });
    setCurrent(quantity);
    onChange?.(quantity, requested > max);
  };
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the script ran.
  useEffect(() => {
    const typed = Number.parseInt(field.current?.value ?? '', 10);
    if (live && typed > 0 && typed !== value) commit(typed);
  }, []);
  const choose = (requested: number) => {
    setDraft(undefined);
    commit(requested);
  };
  const button = (label: string, icon: React.ReactNode, change: number, isAtLimit: boolean) => (
    <button
      type="button"
      className={cx(css.step, scriptOnly)}
      aria-label={isHydrating ? label : `${label}: ${props.label}`}
      disabled={disabled || isAtLimit}
      onClick={() => choose(current + change)}
    >
      {icon}
    </button>
  );
  return (
    <span className={css.stepper}>
      {button(props.decreaseLabel, <MinusIcon size={16} />, -step, current <= min)}
      <input
        ref={field}
        className={css.input}
        type="number"
        inputMode="numeric"
        name={props.name}
        aria-label={props.label}
        aria-invalid={props.errorId ? true : undefined}
        aria-describedby={props.errorId}
        value={draft ?? current}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onChange={({ target }) => {
          setDraft(target.value);
          // A click on a button of the form finds the quantity that is in the field.
          if (live) commit(Number.parseInt(target.value, 10));
        }}
        onBlur={() => draft !== undefined && choose(Number.parseInt(draft, 10))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== undefined) choose(Number.parseInt(draft, 10));
        }}
      />
      {button(props.increaseLabel, <PlusIcon size={16} />, step, current + step > max)}
    </span>
  );
}
