'use client';
import { useEffect, useRef } from 'react';

/**
 * Scrolls the rows of tabs beside it to their current tab, whenever `tab`, which names the current
 * one, changes.
 */
export function ScrollToCurrentTab({ tab }: { tab: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name means another current tab
  useEffect(() => {
    const rows = mark.current?.parentElement?.querySelectorAll('nav') ?? [];
    for (const row of rows) {
      const current = row.querySelector('[aria-current=page]')?.getBoundingClientRect();
      if (!current) continue;
      const seen = row.getBoundingClientRect();
      row.scrollBy({ left: current.left + current.width / 2 - (seen.left + seen.width / 2) });
    }
  }, [tab]);
  return <span ref={mark} hidden />;
}
