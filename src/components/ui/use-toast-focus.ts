import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusContent } from './focus.ts';
import type { Toast } from './toast.ts';

/**
 * Lets the keyboard reach the action of a toast, which is far away at the end of the document. The first
 * Tab after the toast was shown goes to the action; a Tab out of the toast continues from the element that
 * had the focus before.
 */
export function useToastFocus(toast: Toast) {
  const item = useRef<HTMLLIElement>(null);
  /** The element that had the focus before the toast. */
  const before = useRef<Element>(null);
  const hasJumped = useRef(false);

  useEffect(() => {
    if (!toast.action) return;
    const stop = new AbortController();
    const onTab = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      stop.abort();
      const action = item.current?.querySelector<HTMLElement>('[data-action]');
      if (event.shiftKey || !action || item.current?.contains(document.activeElement)) return;
      action.focus();
      // Behind a modal dialog nothing can be focused.
      hasJumped.current = document.activeElement === action;
      if (hasJumped.current) event.preventDefault();
    };
    document.addEventListener('keydown', onTab, { signal: stop.signal });
    return () => stop.abort();
  }, [toast]);

  const focusBefore = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else focusContent();
  };
  return {
    item,
    /** Before the toast is removed, moves the focus out of it. */
    returnFocus: () => {
      if (item.current?.contains(document.activeElement)) focusBefore();
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !hasJumped.current) return;
      const buttons = item.current?.querySelectorAll('button');
      const isLeaving = event.target === buttons?.[event.shiftKey ? 0 : buttons.length - 1];
      if (!isLeaving) return;
      hasJumped.current = false;
      focusBefore();
      // Backwards it goes to where the focus was; forwards the browser goes on from there.
      if (event.shiftKey) event.preventDefault();
    },
  };
}
