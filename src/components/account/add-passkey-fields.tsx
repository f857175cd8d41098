import { Button } from '../ui/button.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import * as css from './account.css';
import type { AddPasskeyProps } from './add-passkey-props.ts';

/**
 * The fields for the name of a new passkey and, if needed, the password; and the button, which is disabled until its
 * script is loaded.
 */
export function AddPasskeyFields({
  needsPassword,
  texts,
  state,
}: AddPasskeyProps & { state: 'ready' | 'busy' | 'dead' }) {
  return (
    <>
      <TextInput
        name="passkeyName"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        disabled={state === 'dead'}
        required
      />
      {needsPassword && (
        <PasswordInput
          id="passkey-password"
          name="loginPassword"
          label={texts.password}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="current-password"
          disabled={state === 'dead'}
          required
        />
      )}
      <Button
        type="submit"
        className={css.submit}
        disabled={state === 'dead'}
        {...(state === 'busy' && { loading: true })}
      >
        {texts.add}
      </Button>
    </>
  );
}
