'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { loadScript } from '../../framework/browser/load-script.ts';
import { isPrerendering } from '../../framework/browser/prerendering.ts';
import { loginPath } from '../../site/login-path.ts';
import { toast } from '../ui/toast.ts';
import { lazyTexts } from './lazy-texts.ts';
import { dropLoginFlag, hasCart, recheckLoginFlag } from './login-flag.ts';
import { SESSION_ENDED } from './session-ended.ts';
import { markSession, sessionMark, subscribeSessionMark, unmarkSession } from './session-mark.ts';
import { useHasCart, useSignedIn } from './use-signed-in.ts';

const ShopperReads = lazyIsland(() => import('./shopper-reads.tsx'));

type SessionWatchProps = {
  /** Whether the page needs a session. */
  readonly isPersonal: boolean;
  /**
   * Whether visitors without an account have a cart here. If not, the flag of a cart is ignored.
   */
  readonly guestCart: boolean;
  /** Whether the shopper has just signed out. Then the page already shows a message. */
  readonly justSignedOut: boolean;
};

const LOGIN_PATH = '/auth/login';
/** The shopper's data are read again at most this often. */
const MIN_REFRESH_MS = 1000;

/** Loads the module with the shopper's data in this browser, and runs an action on it. */
const withShopperCache = (act: (cache: typeof import('./shopper-cache.ts')) => unknown) =>
  loadScript(() => import('./shopper-cache.ts')).then(act, () => undefined);

/** Deletes the shopper's data in this browser. */
function forgetShopper(): void {
  unmarkSession();
  void withShopperCache(({ clearShopperCache }) => clearShopperCache());
}

/**
 * Keeps the shown data of every page up to date with the session. When the session has ended, shows one message and
 * opens the sign-in page, which leads back.
 */
export function SessionWatch({ isPersonal, guestCart, justSignedOut }: SessionWatchProps) {
  const { path, push } = useRouter();
  /** The mark of the session whose data this page has shown. */
  const shownMark = useRef<string>(undefined);
  /** Whether the sign-in page is already being opened. */
  const isLeaving = useRef(false);

  const showExpired = () =>
    lazyTexts().then(
      ({ session }) => toast('error', session.expired, { key: SESSION_ENDED }),
      () => undefined,
    );

  /** Compares the page with the cookies. With `refresh` it also reads the shopper's data again. */
  const checkSession = useEffectEvent((refresh: boolean) => {
    if (isPrerendering()) return;
    const before = shownMark.current;
    if (recheckLoginFlag()) {
      const mark = markSession();
      shownMark.current = mark;
      const isOtherSession = before !== undefined && before !== mark;
      if (isOtherSession && isPersonal) location.reload();
      else if (isOtherSession) void withShopperCache(({ reloadAll }) => reloadAll());
      // Also if the session has just begun in another tab: a visitor's cart is the shopper's then.
      else if (refresh) void withShopperCache(({ reloadShopper }) => reloadShopper());
      return;
    }
    shownMark.current = undefined;
    const hasEnded = sessionMark() !== undefined;
    // A page that was left before its scripts ran has set no mark.
    if (hasEnded || before || justSignedOut) forgetShopper();
    // A personal page is reloaded, which redirects to sign-in.
    if (before && isPersonal) location.reload();
    if (refresh && !hasEnded && hasCart()) {
      void withShopperCache(({ reloadShopper }) => reloadShopper());
    }
    if (hasEnded && !justSignedOut && location.pathname === LOGIN_PATH) void showExpired();
  });

  /** Handles a call with the status 401. */
  const handleUnauthenticated = useEffectEvent(() => {
    const hadSession = shownMark.current !== undefined;
    shownMark.current = undefined;
    dropLoginFlag();
    forgetShopper();
    if (hadSession) void showExpired();
    if (isLeaving.current || location.pathname === LOGIN_PATH) return;
    isLeaving.current = true;
    void push(loginPath(location.pathname + location.search)).catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to a page may have ended the session.
  useEffect(() => {
    isLeaving.current = false;
    // In a task of its own, because the first read of cookies and storage waits for the browser.
    const check = setTimeout(() => checkSession(false));
    return () => clearTimeout(check);
  }, [path]);
  useEffect(() => {
    let refreshedAt = 0;
    // A tab that is shown gets both events. Beside another window it only gets the focus.
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return;
      const refresh = Date.now() - refreshedAt >= MIN_REFRESH_MS;
      if (refresh) refreshedAt = Date.now();
      checkSession(refresh);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkSession(true);
    };
    // `visibilitychange` is not enough: a prerendered page may be visible before it is activated.
    const onActivation = () => checkSession(false);
    const onSessionEnded = () => handleUnauthenticated();
    const stop = subscribeSessionMark(() => checkSession(false));
    const cleanup = new AbortController();
    const { signal } = cleanup;
    document.addEventListener('visibilitychange', onReturn, { signal });
    addEventListener('focus', onReturn, { signal });
    document.addEventListener('prerenderingchange', onActivation, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    addEventListener(SESSION_ENDED, onSessionEnded, { signal });
    return () => {
      stop();
      cleanup.abort();
    };
  }, []);
  const signedIn = useSignedIn();
  return useHasCart() && (signedIn || guestCart) ? <ShopperReads /> : null;
}
