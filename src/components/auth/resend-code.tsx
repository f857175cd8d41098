'use client';

import { useEffect, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { CallError } from '../session/api.ts';
import { Button } from '../ui/button.tsx';
import { sendCode } from './send-code.ts';

type ResendCodeProps = {
  email: string;
  /** Whether the code signs the visitor in; otherwise it only confirms the e-mail address. */
  signsIn: boolean;
  /** Seconds to wait: at first, and after the code was sent again. */
  waitSeconds: number;
  resendSeconds: number;
  /** The label while waiting; contains `{seconds}`. */
  waitLabel: string;
  sendLabel: string;
  sentLabel: string;
};

/** A button that sends the code again, once the server allows it. */
export function ResendCode(props: ResendCodeProps) {
  const { email, signsIn, waitSeconds, resendSeconds, waitLabel, sendLabel, sentLabel } = props;
  const [seconds, setSeconds] = useState(waitSeconds);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const send = async () => {
    setSeconds(resendSeconds);
    try {
      await sendCode(email, { signsIn });
      setMessage(sentLabel);
    } catch (error) {
      if (error instanceof CallError) setMessage(error.message);
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" disabled={seconds > 0} onClick={send}>
        {seconds > 0 ? fill(waitLabel, { seconds }) : sendLabel}
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
