'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';

const closePopovers = (selector: string) => {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
};
const closeModals = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
};
/** Whether a press on a dialog itself, not on its content, was outside its box: on its backdrop. */
const isOutside = (dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Closes native menus (`<details data-menu>`, popovers and modal dialogs) when browsers don't: on a
 * click outside, on Escape, when the focus leaves a popover, and when another page is shown. A popover
 * with `data-stays` offers several choices, each of which changes the query of the page, so it stays
 * open as long as the path is the same.
 */
export function Dismissals() {
  const { path, query } = useRouter();
  const shown = useRef({ path, query });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { path, query };
    // On the first page, a menu that was opened before the script ran stays open.
    if (previous.path === path && previous.query === query) return;
    for (const menu of openMenus()) menu.open = false;
    closeModals();
    closePopovers(previous.path === path ? ':popover-open:not([data-stays])' : ':popover-open');
  }, [path, query]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof HTMLDialogElement && isOutside(target, event)) target.close();
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
      if (target instanceof Element && !target.closest(':popover-open'))
        closePopovers(':popover-open');
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return null;
}
