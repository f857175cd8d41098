'use client';
import { useEffect, useRef } from 'react';

/** Centres the current tab in its row. */
function centre(row: Element): void {
  const current = row.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!current) return;
  const visible = row.getBoundingClientRect();
  const currentCentre = current.left + current.width / 2;
  const visibleCentre = visible.left + visible.width / 2;
  row.scrollBy({ left: currentCentre - visibleCentre });
}

/**
 * Centres the current tab in each row of tabs (`nav`) in the parent element, whenever `tab`, the name
 * of the current one, or a row's width changes: a phone is turned, a window made narrow.
 */
export function ScrollToCurrentTab({ tab }: { tab: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name means another current tab
  useEffect(() => {
    // Also calls for each row that it begins to observe.
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) centre(target);
    });
    for (const row of mark.current?.parentElement?.querySelectorAll('nav') ?? [])
      sizes.observe(row);
    return () => sizes.disconnect();
  }, [tab]);
  return <span ref={mark} hidden />;
}
