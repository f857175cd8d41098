import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type SubmitEvent, useState } from 'react';
import { askPasskey, type PasskeyCalls } from '../passkey/ask-passkey.ts';
import { Notice } from '../ui/notice.tsx';
import * as css from './account.css';
import { AddPasskeyFields } from './add-passkey-fields.tsx';
import type { AddPasskeyProps } from './add-passkey-props.ts';

const CALLS: PasskeyCalls = {
  begin: ['POST', '/front/user/passkeys/begin'],
  end: ['POST', '/front/user/passkeys'],
  makes: true,
};

/**
 * The form that adds a passkey, with its error message. After a success the page is reloaded at the section of
 * passkeys.
 */
export default function AddPasskey(props: AddPasskeyProps) {
  const { texts } = props;
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return <p className={css.muted}>{texts.unsupported}</p>;
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
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
      return;
    }
    // Typed fields survive a reload.
    form.reset();
    location.hash = 'ways';
    location.reload();
  };
  return (
    <form className={css.form} onSubmit={(event) => void add(event)}>
      {said && <Notice tone="danger" title={said} live />}
      <AddPasskeyFields {...props} state={isBusy ? 'busy' : 'ready'} />
    </form>
  );
}
