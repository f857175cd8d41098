'use client';
import { useEffect, useState } from 'react';
import { formatClock } from '../../i18n/clock.ts';

/** The tenant's time, updated each second. It starts with the server's time, so that hydration matches. */
export function Clock({ now, offset }: { readonly now: number; readonly offset: number }) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const tick = () => setTime(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return formatClock(time, offset);
}
