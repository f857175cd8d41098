'use client';
import { useEffect, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { cx } from '../../ui/cx.ts';
import { isolated } from '../../ui/isolated.tsx';
import * as css from '../balance.css';
import * as depositCss from './deposit.css';

type CountdownProps = {
  /** Seconds until the end, when the page was rendered. */
  secondsLeft: number;
  /** The text; contains `{time}` for the remaining time. */
  text: string;
  /** Shown once the time is over. */
  overText: string;
};

const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down the remaining seconds. Screen readers don't announce the text, because it changes every second. */
export function Countdown({ secondsLeft, text, overText }: CountdownProps) {
  const [remaining, setRemaining] = useState(secondsLeft);
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000;
    const timer = setInterval(
      () => setRemaining(Math.max(0, Math.ceil((end - performance.now()) / 1000))),
      1000,
    );
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return (
    <p className={cx(css.muted, depositCss.countdown)}>
      {isolated(
        remaining > 0 ? fill(text, { time: isolate(minutesAndSeconds(remaining)) }) : overText,
      )}
    </p>
  );
}
