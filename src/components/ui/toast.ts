/** The toasts of the page: a store for any script. */

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

export const toastMs = 3600;
export const toastLimit = 5;

const none: readonly Toast[] = [];
let shown = none;
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
export const serverToasts = () => none;

export const dismissToast = (key: string): void => {
  if (shown.some((toast) => toast.key === key)) show(shown.filter((toast) => toast.key !== key));
};

/**
 * Shows a toast and returns its key. A loading toast stays until it is dismissed or replaced; with
 * more than five the oldest leaves.
 */
export function toast(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  const key = options.key ?? `toast-${++serial}`;
  const next: Toast = { ...options, key, tone, text };
  show(
    shown.some((one) => one.key === key)
      ? shown.map((one) => (one.key === key ? next : one))
      : [...shown, next].slice(-toastLimit),
  );
  return key;
}
