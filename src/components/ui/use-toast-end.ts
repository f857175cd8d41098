import { useEffect } from 'react';
import { dismissToast, type Toast, toastMs } from './toast.ts';

/** Ends a toast after its time; not while it is `paused` or loading. */
export function useToastEnd(toast: Toast, paused: boolean): void {
  useEffect(() => {
    if (paused || toast.tone === 'loading') return;
    const timer = setTimeout(dismissToast, toastMs, toast.key);
    return () => clearTimeout(timer);
  }, [toast, paused]);
}
