'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { call } from '../session/api.ts';

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
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const query = { paymentNos: nos.split(',') };
      const open = await call('listUnpaid', { query }).catch(() => undefined);
      if (open && open.total !== total) await reload();
    };
    addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [nos, total]);
  return null;
}
