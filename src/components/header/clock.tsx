'use client';
import { useEffect, useState } from 'react';
import { type ClockFormat, clockTexts } from '../../i18n/clock.ts';
import * as css from './status-bar.css';

type ClockProps = { readonly now: number; readonly format: ClockFormat };

/** The shop's date and time. It starts with the server's time, so that hydration matches. */
export function Clock({ now, format }: ClockProps) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const tick = () => setTime(Date.now());
    tick();
    // The text changes once a minute.
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  const texts = clockTexts(format, time);
  return (
    <>
      <bdi className={css.wideOnly}>{texts.day}</bdi> <bdi>{texts.time}</bdi>
    </>
  );
}
