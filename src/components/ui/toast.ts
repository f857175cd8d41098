// The toasts of the page: a store that any script can use.

export type ToastTone = 'success' | 'warning' | 'error' | 'info' | 'loading';

export type ToastOptions = {
  /** A toast replaces an earlier one with the same key. */
  readonly key?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type Toast = ToastOptions & {
  readonly key: string;
  readonly tone: ToastTone;
  readonly text: string;
};

/** How long a toast is shown. */
export const toastMs = 3600;
/** How long a toast is shown that offers an action: long enough to read it and to reach the action. */
export const actionToastMs = 20_000;
/** The most toasts that are shown at once. */
export const toastLimit = 5;

const NO_TOASTS: readonly Toast[] = [];
let shown = NO_TOASTS;
let serial = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const subscribeToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const currentToasts = () => shown;
export const serverToasts = () => NO_TOASTS;

export const dismissToast = (key: string): void => {
  if (shown.some((toast) => toast.key === key)) show(shown.filter((toast) => toast.key !== key));
};

/**
 * Shows a toast and returns its key. If too many toasts are shown, the oldest is removed. A loading
 * toast is not removed by time, only by `dismissToast` or by a toast with the same key.
 */
export function toast(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  const key = options.key ?? `toast-${++serial}`;
  const next: Toast = { ...options, key, tone, text };
  show(
    shown.some((other) => other.key === key)
      ? shown.map((other) => (other.key === key ? next : other))
      : [...shown, next].slice(-toastLimit),
  );
  return key;
}
