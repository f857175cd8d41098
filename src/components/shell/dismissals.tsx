'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';

const closePopovers = (which: string) => {
  for (const popover of document.querySelectorAll<HTMLElement>(which)) popover.hidePopover();
};
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * What the browser's own menus (`details data-menu`, popovers) don't do by themselves: close on a
 * click elsewhere, on Escape, and when another page comes. One that is `data-stays` is for several
 * choices, each an address of the same page: it stays till they are made.
 */
export function Dismissals() {
  const { path, query } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes.
  useEffect(() => {
    for (const menu of openMenus()) menu.open = false;
    closePopovers(':popover-open:not([data-stays])');
  }, [path, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes.
  useEffect(() => closePopovers(':popover-open'), [path]);
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
