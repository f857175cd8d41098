import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { deskSecondFactorPath } from '../../../site/desk-path.ts';
import { askPasskey, type Refusal } from '../../passkey/ask-passkey.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PASSKEY_CALLS, type PasskeyAct } from './passkey-calls.ts';
import type { PasskeyTexts } from './passkey-texts.ts';

export type PasskeyProps = {
  act: PasskeyAct;
  /** The page afterwards. */
  next: string;
  texts: PasskeyTexts;
};

/**
 * The button, with the error message. If the second factor is too old, the person is asked for it again.
 */
export default function UsePasskey({ act, next, texts }: PasskeyProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) {
    return act === 'add' ? <p className="desk-quiet">{texts.unsupported}</p> : null;
  }
  const refused = (refusal: Refusal) => {
    if (refusal.code === 'SECOND_FACTOR_STALE') location.assign(deskSecondFactorPath(next));
    else setSaid(refusal.message ?? texts[refusal.code as 'failed'] ?? texts.failed);
    setBusy(false);
  };
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('passkeyName') ?? '').trim();
    setSaid('');
    setBusy(true);
    const refusal = await askPasskey(PASSKEY_CALLS[act], act === 'add' ? { last: { name } } : {});
    if (refusal) refused(refusal);
    else location.assign(next);
  };
  return (
    <form className="desk-stack" onSubmit={ask}>
      {said && (
        <Notice tone="danger" live>
          {said}
        </Notice>
      )}
      {act === 'add' && (
        <TextInput
          name="passkeyName"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          required
        />
      )}
      <Button
        type="submit"
        size={act === 'add' ? 'md' : 'lg'}
        block={act !== 'add'}
        disabled={isBusy}
      >
        {texts[act]}
      </Button>
    </form>
  );
}
