import { useEffect } from 'react';
import { dismissToast, type Toast, toastMs } from './toast.ts';

/** Ends a toast when it has been there long enough; not while it is `paused`, nor while it loads. */
export function useToastEnd(toast: Toast, paused: boolean): void {
  useEffect(() => {
    if (paused || toast.tone === 'loading') return;
    const timer = setTimeout(dismissToast, toastMs, toast.key);
    return () => clearTimeout(timer);
  }, [toast, paused]);
}
