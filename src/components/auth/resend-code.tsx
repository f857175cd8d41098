'use client';

import { useEffect, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { CallError, call } from '../session/api.ts';
import { Button } from '../ui/button.tsx';

type ResendCodeProps = {
  email: string;
  /** "Send again in {seconds} s", with the braces. */
  waitLabel: string;
  sendLabel: string;
  sentLabel: string;
};

/** The server sends another code only after this time. */
const WAIT_SECONDS = 60;

/** A button that sends the code again, once the server allows it. */
export function ResendCode({ email, waitLabel, sendLabel, sentLabel }: ResendCodeProps) {
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const send = async () => {
    setSeconds(WAIT_SECONDS);
    try {
      await call('sendEmailCode', { body: { email } });
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
