'use client';
import { useState, useSyncExternalStore } from 'react';
import { late } from './late.tsx';
import { currentToasts, serverToasts, subscribeToasts } from './toast.ts';
import * as css from './toast-viewport.css';

const ToastItem = late(() => import('./toast-item.tsx'));

/**
 * Once on every page. It is there before the first toast, so that a screen reader knows the live
 * region; while the pointer or the focus is on any toast, none leaves.
 */
export function ToastViewport(props: { readonly label: string; readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, serverToasts);
  const [paused, setPaused] = useState(false);
  if (paused && toasts.length === 0) setPaused(false);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
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
          <ToastItem key={toast.key} toast={toast} paused={paused} closeLabel={props.closeLabel} />
        ))}
      </ol>
    </section>
  );
}
