import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { askPasskey, type PasskeyCalls, type Refusal } from '../passkey/ask-passkey.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export type PasskeySignInProps = {
  /** The path of the page after signing in. */
  next: string;
  texts: { signIn: string; cancelled: string; failed: string };
};

const CALLS: PasskeyCalls = {
  begin: ['POST', '/front/user/passkeys/begin-login'],
  end: ['POST', '/front/user/login-by-passkey'],
};

/**
 * After this time, in milliseconds, the browser's suggestions are requested again, because their challenge is about to
 * expire.
 */
const RENEW_MS = 4.5 * 60_000;

/**
 * The button to sign in with a passkey, with its error message. Until it is pressed, the browser suggests
 * its passkeys at the e-mail field; pressing the button ends the suggestion.
 */
export default function PasskeySignIn({ next, texts }: PasskeySignInProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  /**
   * Handles the result of a suggestion. The shopper is told only the server's reply to a chosen passkey.
   */
  const settleSuggestion = useEffectEvent((refusal: Refusal | undefined) => {
    if (!refusal) location.assign(next);
    else if (refusal.message && refusal.code !== 'TOO_MANY_REQUESTS') setSaid(refusal.message);
  });
  useEffect(() => {
    let isOver = false;
    const suggest = async () => {
      if (!isOver && (await browserSupportsWebAuthnAutofill())) {
        const refusal = await askPasskey({ ...CALLS, suggests: true });
        if (!isOver) settleSuggestion(refusal);
      }
    };
    void suggest();
    const timer = setInterval(() => void suggest(), RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  if (!browserSupportsWebAuthn()) return null;
  const ask = async () => {
    setSaid('');
    setBusy(true);
    const refusal = await askPasskey(CALLS);
    if (!refusal) return location.assign(next);
    const isCancelled = refusal.code === 'cancelled';
    setSaid(refusal.message ?? (isCancelled ? texts.cancelled : texts.failed));
    setBusy(false);
  };
  return (
    <>
      {said && <Notice tone="danger" title={said} live />}
      <Button block {...(isBusy && { loading: true })} onClick={() => void ask()}>
        {texts.signIn}
      </Button>
    </>
  );
}
