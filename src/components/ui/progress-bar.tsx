'use client';
import { useEffect, useRef } from 'react';
import { nextProgress } from './progress.ts';
import { bar } from './progress-bar.css';

const tickMs = 200;

/**
 * The thin bar of a navigation, `active` while it runs. It draws without React, so that rendering
 * does not delay it.
 */
export default function ProgressBar({ active }: { readonly active: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = element.current;
    if (!line || !active) return;
    let percent = 0;
    const draw = (next: number) => {
      percent = next;
      line.style.transform = `scaleX(${percent / 100})`;
    };
    draw(nextProgress(percent));
    line.dataset.active = '';
    const timer = setInterval(() => draw(nextProgress(percent)), tickMs);
    return () => {
      clearInterval(timer);
      draw(100);
      delete line.dataset.active;
    };
  }, [active]);
  return <div ref={element} className={bar} aria-hidden="true" />;
}
