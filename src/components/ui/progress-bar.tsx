'use client';
import { useEffect, useRef } from 'react';
import { nextProgress } from './progress.ts';
import { bar } from './progress-bar.css';

const tickMs = 200;

/**
 * The thin bar of a navigation; `active` while one is on its way. It draws past React, so that a
 * page that is being rendered does not hold it up.
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
