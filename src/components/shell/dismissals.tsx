'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';

const closePopovers = (which: string) => {
  for (const popover of document.querySelectorAll<HTMLElement>(which)) popover.hidePopover();
};
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Closes native menus (`details data-menu`, popovers) when they don't close themselves: on a click
 * outside, on Escape, and when another page is shown. A menu with `data-stays` allows several choices,
 * each a URL of the same page, so it stays open on that page.
 */
export function Dismissals() {
  const { path, query } = useRouter();
  const shown = useRef({ path, query });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, query };
    // A menu that was opened before the script ran stays open.
    if (before.path === path && before.query === query) return;
    for (const menu of openMenus()) menu.open = false;
    closePopovers(before.path === path ? ':popover-open:not([data-stays])' : ':popover-open');
  }, [path, query]);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      for (const menu of openMenus()) {
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
      }
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return null;
}
