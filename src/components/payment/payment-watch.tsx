'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { call, type Route } from '../session/api.ts';

const LIST_UNPAID: Route<'listUnpaid'> = ['GET', '/front/payments/unpaid'];

type PaymentWatchProps = { paymentNos: readonly string[]; total: string };

/**
 * When the shopper comes back to this page, checks that its payments are still open, and reloads it if
 * they were paid or closed in another tab. A failed check is ignored.
 */
export function PaymentWatch({ paymentNos, total }: PaymentWatchProps) {
  const { reload } = useRouter();
  const nos = paymentNos.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is a new function at every render
  useEffect(() => {
    let isChecking = false;
    // A tab that is shown gets both events. Beside another window it only gets the focus.
    const check = async () => {
      if (document.visibilityState !== 'visible' || isChecking) return;
      isChecking = true;
      const query = { paymentNos: nos.split(',') };
      const open = await call(LIST_UNPAID, { query }).catch(() => undefined);
      isChecking = false;
      if (open && open.total !== total) await reload();
    };
    const cleanup = new AbortController();
    addEventListener('focus', check, { signal: cleanup.signal });
    document.addEventListener('visibilitychange', check, { signal: cleanup.signal });
    return () => cleanup.abort();
  }, [nos, total]);
  return null;
}
