'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mutate } from 'swr';
import { useRouter } from 'waku';
import { toast } from '../ui/toast.ts';
import { SESSION_ENDED } from './api.ts';
import { dropLoginFlag, rereadLoginFlag } from './login-flag.ts';
import { CART_KEY } from './use-cart.ts';
import { PROFILE_KEY } from './use-profile.ts';

/** Remembers, for this tab, that somebody was signed in: who then lands on sign in was signed out. */
const WAS_SIGNED_IN = 'sampan-was-signed-in';
const LOGIN_PATH = '/auth/login';

const forgetShopper = () => {
  sessionStorage.removeItem(WAS_SIGNED_IN);
  void mutate(() => true, undefined, { revalidate: false });
};

/**
 * Once on every page: keeps what the page shows true to the session. Says once that a session
 * ended, wherever that came out, and leads to sign in and back.
 */
export function SessionWatch({ expiredText }: { readonly expiredText: string }) {
  const { path, push } = useRouter();
  const leaving = useRef(false);

  const sayExpired = () => toast('error', expiredText, { key: SESSION_ENDED });
  const look = useEffectEvent((refresh: boolean) => {
    if (rereadLoginFlag()) {
      sessionStorage.setItem(WAS_SIGNED_IN, '1');
      if (refresh) void Promise.all([mutate(CART_KEY), mutate(PROFILE_KEY)]);
    } else if (sessionStorage.getItem(WAS_SIGNED_IN)) {
      forgetShopper();
      if (location.pathname === LOGIN_PATH) sayExpired();
    }
  });
  const end = useEffectEvent(() => {
    dropLoginFlag();
    forgetShopper();
    sayExpired();
    if (leaving.current || location.pathname === LOGIN_PATH) return;
    leaving.current = true;
    const here = location.pathname + location.search;
    void push(`${LOGIN_PATH}?redirectUrl=${encodeURIComponent(here)}`).catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to a page may have ended the session.
  useEffect(() => {
    leaving.current = false;
    look(false);
  }, [path]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') look(true);
    };
    const signedOut = ({ target }: SubmitEvent) => {
      if (
        target instanceof HTMLFormElement &&
        target.getAttribute('action')?.endsWith('/user/logout')
      ) {
        sessionStorage.removeItem(WAS_SIGNED_IN);
      }
    };
    const fromHistory = (event: PageTransitionEvent) => {
      if (event.persisted) look(true);
    };
    const ended = () => end();
    document.addEventListener('visibilitychange', again);
    document.addEventListener('submit', signedOut);
    addEventListener('pageshow', fromHistory);
    addEventListener(SESSION_ENDED, ended);
    return () => {
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('submit', signedOut);
      removeEventListener('pageshow', fromHistory);
      removeEventListener(SESSION_ENDED, ended);
    };
  }, []);
  return null;
}
