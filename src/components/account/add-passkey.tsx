import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type SubmitEvent, useState } from 'react';
import { askPasskey } from '../passkey/ask-passkey.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import * as css from './account.css';

export type AddPasskeyProps = {
  /** Whether the login password has to be typed. */
  needsPassword: boolean;
  /** The page afterwards. */
  next: string;
  texts: Readonly<
    Record<
      | 'name'
      | 'nameHint'
      | 'password'
      | 'show'
      | 'hide'
      | 'add'
      | 'cancelled'
      | 'known'
      | 'failed'
      | 'unsupported',
      string
    >
  >;
};

const CALLS = {
  begin: '/api/front/user/passkeys/begin',
  end: '/api/front/user/passkeys',
  makes: true,
} as const;

/** The name of the new passkey, the password if it is needed, the button, and what went wrong. */
export default function AddPasskey({ needsPassword, next, texts }: AddPasskeyProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return <p className={css.muted}>{texts.unsupported}</p>;
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '');
    setSaid('');
    setBusy(true);
    const refusal = await askPasskey(CALLS, {
      first: { loginPassword: typed('loginPassword') },
      last: { name: typed('passkeyName').trim() },
    });
    if (refusal) {
      setSaid(refusal.message ?? texts[refusal.code as 'failed'] ?? texts.failed);
      setBusy(false);
    } else if (location.pathname + location.hash === next) location.reload();
    else location.assign(next);
  };
  return (
    <form className={css.form} onSubmit={(event) => void add(event)}>
      {said && <Notice tone="danger" title={said} live />}
      <TextInput
        name="passkeyName"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
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
          required
        />
      )}
      <Button type="submit" className={css.submit} {...(isBusy && { loading: true })}>
        {texts.add}
      </Button>
    </form>
  );
}
