'use client';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { call } from '../../session/api.ts';

type DepositWatchProps = { depositNo: string; status: string; everySeconds: number };

/**
 * Looks how an open top-up stands while its page is in sight, and makes the page again once that
 * changed, the balance with it. A look that fails is no news.
 */
export function DepositWatch({ depositNo, status, everySeconds }: DepositWatchProps) {
  const { reload } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is another one at every render
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const list = await call('listDeposits', { query: { depositNo } }).catch(() => undefined);
      const now = list?.records[0]?.status;
      if (now && now !== status) await reload();
    };
    const timer = setInterval(look, everySeconds * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [depositNo, status, everySeconds]);
  return null;
}
