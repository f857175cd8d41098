'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { currentToasts, serverToasts, subscribeToasts } from './toast.ts';
import type { ToastItemProps } from './toast-item.tsx';
import * as css from './toast-viewport.css';
import { useToastEnd } from './use-toast-end.ts';

const ToastItem = lazyIsland(() => import('./toast-item.tsx'));

/** A toast in plain form, for when the script of `ToastItem` can't be loaded. */
function PlainToast({ toast, paused }: ToastItemProps) {
  useToastEnd(toast, paused);
  return (
    <li className={css.toast}>
      <span className={css.text}>{toast.text}</span>
    </li>
  );
}

/**
 * Shows the toasts. It is on every page before the first toast, so that screen readers know the
 * live region. While the pointer or the focus is on a toast, none is removed by time.
 */
export function ToastViewport(props: { readonly label: string; readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, serverToasts);
  const [paused, setPaused] = useState(false);
  if (paused && toasts.length === 0) setPaused(false);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    if (toasts.length > 0) {
      ToastItem.load().then(
        () => setPlain(false),
        () => setPlain(true),
      );
    }
  }, [toasts]);
  const Item = isPlain ? PlainToast : ToastItem;
  return (
    <section aria-label={props.label} data-toasts="">
      <ol
        className={css.viewport}
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        {toasts.map((toast) => (
          <Item key={toast.key} toast={toast} paused={paused} closeLabel={props.closeLabel} />
        ))}
      </ol>
    </section>
  );
}
