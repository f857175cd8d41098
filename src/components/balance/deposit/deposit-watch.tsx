'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { call, type Route } from '../../session/api.ts';

const LIST_DEPOSITS: Route<'listDeposits'> = ['GET', '/front/user-account/deposits'];

type DepositWatchProps = { depositNo: string; status: string; everySeconds: number };

/**
 * Checks the status of an open top-up while its page is visible, and reloads the page with its
 * balance when the status changes. A failed check is ignored.
 */
export function DepositWatch({ depositNo, status, everySeconds }: DepositWatchProps) {
  const { reload } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is a new function at every render
  useEffect(() => {
    const checkStatus = async () => {
      if (document.visibilityState === 'hidden') return;
      const list = await call(LIST_DEPOSITS, { query: { depositNo } }).catch(() => undefined);
      const newStatus = list?.records[0]?.status;
      if (newStatus && newStatus !== status) await reload();
    };
    const timer = setInterval(checkStatus, everySeconds * 1000);
    document.addEventListener('visibilitychange', checkStatus);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkStatus);
    };
  }, [depositNo, status, everySeconds]);
  return null;
}
