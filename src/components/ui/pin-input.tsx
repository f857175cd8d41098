'use client';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Field, type FieldText } from './field.tsx';
import * as css from './pin-input.css';

export type PinInputProps = FieldText &
  Omit<ComponentProps<'input'>, 'name' | 'type' | 'maxLength'> & {
    readonly name: string;
    /**
     * Whether the digits are a password, shown as dots and not autofilled; otherwise they are a code
     * that was sent to the shopper.
     */
    readonly secret?: boolean;
  };

const cells = [0, 1, 2, 3, 4, 5];

/** Six digits in six boxes. It is one real field, so paste, autofill and no JavaScript work. */
export function PinInput(props: PinInputProps) {
  const { label, labelHidden, hint, error, aside, secret, className, ...rest } = props;
  const { id = rest.name, required, ...input } = rest;
  /** The box of the next digit; undefined until the field is used. */
  const [next, setNext] = useState<number>();
  const update = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setNext(Math.min(currentTarget.value.length, cells.length - 1));
  return (
    <Field {...{ id, label, labelHidden, hint, error, aside, required }}>
      {(controlProps) => (
        <div className={css.container}>
          <div className={css.pin}>
            {cells.map((cell) => (
              <i key={cell} className={css.cell} data-next={cell === next || undefined} />
            ))}
            <input
              inputMode="numeric"
              pattern="[0-9]{6}"
              autoComplete={secret ? 'off' : 'one-time-code'}
              {...input}
              {...controlProps}
              onFocus={update}
              onInput={update}
              type={secret ? 'password' : 'text'}
              maxLength={6}
              className={css.input}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
