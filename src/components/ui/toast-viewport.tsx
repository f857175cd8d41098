'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import {
  currentToasts,
  dismissToast,
  serverToasts,
  subscribeToasts,
  type Toast,
  toastMs,
} from './toast.ts';
import * as css from './toast-viewport.css';
import { textTone } from './tone.css';

const tones = {
  success: [textTone.success, <CheckCircleIcon key="icon" />],
  warning: [textTone.warning, <AlertIcon key="icon" />],
  error: [textTone.danger, <AlertIcon key="icon" />],
  info: [textTone.info, <InfoIcon key="icon" />],
  loading: [textTone.neutral, <Spinner key="icon" />],
} as const;

type ItemProps = {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly closeLabel: string;
};

function Item({ toast, paused, closeLabel }: ItemProps) {
  const [className, icon] = tones[toast.tone];
  useEffect(() => {
    if (paused || toast.tone === 'loading') return;
    const timer = setTimeout(dismissToast, toastMs, toast.key);
    return () => clearTimeout(timer);
  }, [toast, paused]);
  return (
    <li className={css.toast}>
      <span className={`${css.icon} ${className}`}>{icon}</span>
      <div className={css.body}>
        <span className={css.text}>{toast.text}</span>
        {toast.action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              dismissToast(toast.key);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton
        label={closeLabel}
        icon={<CloseIcon size={16} />}
        onClick={() => dismissToast(toast.key)}
      />
    </li>
  );
}

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
          <Item key={toast.key} toast={toast} paused={paused} closeLabel={props.closeLabel} />
        ))}
      </ol>
    </section>
  );
}
