'use client';
import { useState } from 'react';
import { scriptOnly } from '../../theme/global.css';
import { EyeIcon, EyeOffIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/** A password field with a button that shows the password; the button needs JavaScript. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          className={scriptOnly}
          size="sm"
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
