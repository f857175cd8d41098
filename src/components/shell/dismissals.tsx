'use client';
import { useEffect } from 'react';
import { usePageChange } from './use-page-change.ts';

const close = (selector: string) => {
  for (const overlay of document.querySelectorAll<HTMLElement>(selector)) {
    if (overlay.matches(':modal')) (overlay as HTMLDialogElement).close();
    else overlay.hidePopover();
  }
};
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Closes native menus (`<details data-menu>`, popovers and modal dialogs) when browsers don't: on a click
 * outside, on Escape, when the focus leaves a popover, and when another page is shown. A popover with
 * `data-stays` offers several choices that change the query of the page. It stays open as long as the path
 * is the same.
 */
export function Dismissals() {
  // Not for the first page: a menu that was opened before the script ran stays open.
  usePageChange((isOtherPath) => {
    for (const menu of openMenus()) menu.open = false;
    close(`:modal, :popover-open${isOtherPath ? '' : ':not([data-stays])'}`);
  });
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
    // The focus must not wander about behind an open popover.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(':popover-open')) close(':popover-open');
    };
    const cleanup = new AbortController();
    const { signal } = cleanup;
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => cleanup.abort();
  }, []);
  return null;
}
