'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { loadScript } from '../../framework/browser/load-script.ts';
import { isPrerendering } from '../../framework/browser/prerendering.ts';
import { loginPath } from '../../site/login-path.ts';
import { toast } from '../ui/toast.ts';
import { dropLoginFlag, recheckLoginFlag } from './login-flag.ts';
import { SESSION_ENDED } from './session-ended.ts';
import { markSession, sessionMark, subscribeSessionMark, unmarkSession } from './session-mark.ts';
import { useSignedIn } from './use-signed-in.ts';

const ShopperReads = lazyIsland(() => import('./shopper-reads.tsx'));

type SessionWatchProps = {
  readonly expiredText: string;
  /** Whether the page needs a session. */
  readonly personal: boolean;
  /** Whether the shopper has just signed out. Then the page already shows a message. */
  readonly justSignedOut: boolean;
};

const LOGIN_PATH = '/auth/login';

/** Runs an action on the shopper's data in this browser. */
const shopperCache = (act: (cache: typeof import('./shopper-cache.ts')) => unknown) =>
  loadScript(() => import('./shopper-cache.ts')).then(act, () => undefined);

/** Deletes what this browser stores of the shopper. */
function forgetShopper(): void {
  unmarkSession();
  void shopperCache(({ clearShopperCache }) => clearShopperCache());
}

/**
 * Is on every page once, and keeps the shown data in step with the session. When the session has
 * ended, it shows one message and leads to sign-in and back.
 */
export function SessionWatch({ expiredText, personal, justSignedOut }: SessionWatchProps) {
  const { path, push } = useRouter();
  /** The mark of the session whose data this page has shown. */
  const shown = useRef<string>(undefined);
  const ending = useRef(false);

  const sayExpired = () => toast('error', expiredText, { key: SESSION_ENDED });

  /** Compares the page with the cookies; with `refresh` it also reads the shopper's data again. */
  const look = useEffectEvent((refresh: boolean) => {
    if (isPrerendering()) return;
    const before = shown.current;
    if (recheckLoginFlag()) {
      const mark = markSession();
      shown.current = mark;
      const another = before !== undefined && before !== mark;
      if (another && personal) location.reload();
      else if (another) void shopperCache(({ reloadAll }) => reloadAll());
      else if (refresh && before) void shopperCache(({ reloadShopper }) => reloadShopper());
      return;
    }
    shown.current = undefined;
    const ended = sessionMark() !== undefined;
    if (ended || before) forgetShopper();
    // A personal page is reloaded, which redirects to sign-in.
    if (before && personal) location.reload();
    if (ended && !justSignedOut && location.pathname === LOGIN_PATH) sayExpired();
  });

  /** Handles a call with the status 401. */
  const end = useEffectEvent(() => {
    const had = shown.current !== undefined;
    shown.current = undefined;
    dropLoginFlag();
    forgetShopper();
    if (had) sayExpired();
    if (ending.current || location.pathname === LOGIN_PATH) return;
    ending.current = true;
    void push(loginPath(location.pathname + location.search)).catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to a page may have ended the session.
  useEffect(() => {
    ending.current = false;
    look(false);
  }, [path]);
  useEffect(() => {
    const seenAgain = () => {
      if (document.visibilityState === 'visible') look(true);
    };
    const fromHistory = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look(true);
    };
    // A prerendered page may become visible before this event.
    const opened = () => look(false);
    const ended = () => end();
    const stop = subscribeSessionMark(() => look(false));
    document.addEventListener('visibilitychange', seenAgain);
    document.addEventListener('prerenderingchange', opened);
    addEventListener('pageshow', fromHistory);
    addEventListener(SESSION_ENDED, ended);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seenAgain);
      document.removeEventListener('prerenderingchange', opened);
      removeEventListener('pageshow', fromHistory);
      removeEventListener(SESSION_ENDED, ended);
    };
  }, []);
  return useSignedIn() ? <ShopperReads /> : null;
}
