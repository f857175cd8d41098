'use client';
import { useEffect, useRef } from 'react';
import { nextProgress } from './progress.ts';
import { bar } from './progress-bar.css';

const STEP_MS = 200;

/**
 * The thin bar that shows the progress of a navigation while it is `active`. It changes the style
 * directly, so that React's rendering does not delay it.
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
    const timer = setInterval(() => draw(nextProgress(percent)), STEP_MS);
    return () => {
      clearInterval(timer);
      draw(100);
      delete line.dataset.active;
    };
  }, [active]);
  return <div ref={element} className={bar} aria-hidden="true" />;
}
