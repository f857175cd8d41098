'use client';
import { useEffect, useRef } from 'react';

/**
 * Centres the current tab in each row of tabs (`nav`) in the parent element, whenever `tab`, the name
 * of the current one, changes.
 */
export function ScrollToCurrentTab({ tab }: { tab: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name means another current tab
  useEffect(() => {
    const rows = mark.current?.parentElement?.querySelectorAll('nav') ?? [];
    for (const row of rows) {
      const current = row.querySelector('[aria-current=page]')?.getBoundingClientRect();
      if (!current) continue;
      const visible = row.getBoundingClientRect();
      const currentCentre = current.left + current.width / 2;
      const visibleCentre = visible.left + visible.width / 2;
      row.scrollBy({ left: currentCentre - visibleCentre });
    }
  }, [tab]);
  return <span ref={mark} hidden />;
}
