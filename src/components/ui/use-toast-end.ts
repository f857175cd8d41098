import { useEffect } from 'react';
import { actionToastMs, dismissToast, type Toast, toastMs } from './toast.ts';

/** Dismisses a toast after its time, except while toasts are `paused` or it is a loading one. */
export function useToastEnd(toast: Toast, paused: boolean): void {
  useEffect(() => {
    if (paused || toast.tone === 'loading') return;
    const timer = setTimeout(dismissToast, toast.action ? actionToastMs : toastMs, toast.key);
    return () => clearTimeout(timer);
  }, [toast, paused]);
}
