'use client';
import { useEffect, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { cx } from '../../ui/cx.ts';
import * as css from '../balance.css';
import * as own from './deposit.css';

type CountdownProps = {
  /** The time at which the page was rendered. */
  leftSeconds: number;
  /** Contains `{time}`. */
  text: string;
  overText: string;
};

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Counts down the remaining seconds. Not announced to screen readers, because it changes every
 * second.
 */
export function Countdown({ leftSeconds, text, overText }: CountdownProps) {
  const [left, setLeft] = useState(leftSeconds);
  useEffect(() => {
    const end = performance.now() + leftSeconds * 1000;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))),
      1000,
    );
    return () => clearInterval(timer);
  }, [leftSeconds]);
  return (
    <p className={cx(css.muted, own.left)}>
      {left > 0 ? fill(text, { time: isolate(clock(left)) }) : overText}
    </p>
  );
}
