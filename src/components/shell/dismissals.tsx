'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * What the browser's own menus (`details data-menu`, popovers) don't do by themselves: close on a
 * click elsewhere, on Escape, and when another page comes.
 */
export function Dismissals() {
  const { path, query } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes.
  useEffect(() => {
    for (const menu of openMenus()) menu.open = false;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      popover.hidePopover();
    }
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
