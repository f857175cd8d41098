'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { isPrerendering } from '../../framework/browser/prerendering.ts';
import { loginPath } from '../../site/login-path.ts';
import { toast } from '../ui/toast.ts';
import { dropLoginFlag, rereadLoginFlag } from './login-flag.ts';
import { SESSION_ENDED } from './session-ended.ts';
import { markSession, sessionMark, subscribeSessionMark, unmarkSession } from './session-mark.ts';
import { useSignedIn } from './use-signed-in.ts';

const ShopperReads = lazyIsland(() => import('./shopper-reads.tsx'));

type SessionWatchProps = {
  readonly expiredText: string;
  /** Whether the page is only for who is signed in. */
  readonly personal: boolean;
  /** Whether the shopper has just signed out of their own accord, which the page says itself. */
  readonly left: boolean;
};

const LOGIN_PATH = '/auth/login';

/** Does something with what the page was answered of the shopper; loaded when there is something to do. */
const answers = (act: (all: typeof import('./answers.ts')) => unknown) =>
  import('./answers.ts').then(act, () => undefined);

/** Everything of the shopper that this browser holds: what was asked, what they did here. */
function forgetShopper(): void {
  unmarkSession();
  void answers(({ forgetAll }) => forgetAll());
}

/**
 * Once on every page: keeps what the page shows true to the session. Says once that a session
 * ended, wherever that came out, and leads to sign in and back.
 */
export function SessionWatch({ expiredText, personal, left }: SessionWatchProps) {
  const { path, push } = useRouter();
  /** The session that this page has shown something of. */
  const shown = useRef<string>(undefined);
  const ending = useRef(false);

  const sayExpired = () => toast('error', expiredText, { key: SESSION_ENDED });

  /** Looks at the cookies again; `refresh` also reads again what is known of the shopper. */
  const look = useEffectEvent((refresh: boolean) => {
    if (isPrerendering()) return;
    const before = shown.current;
    if (rereadLoginFlag()) {
      const mark = markSession();
      shown.current = mark;
      const another = before !== undefined && before !== mark;
      if (another && personal) location.reload();
      else if (another) void answers(({ readAllAgain }) => readAllAgain());
      else if (refresh && before) void answers(({ readShopperAgain }) => readShopperAgain());
      return;
    }
    shown.current = undefined;
    const ended = sessionMark() !== undefined;
    if (ended || before) forgetShopper();
    // The page's own content is the shopper's: loaded again it leads to sign in, and back.
    if (before && personal) location.reload();
    if (ended && !left && location.pathname === LOGIN_PATH) sayExpired();
  });

  /** A call was told that there is no session. */
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
    // The page may be visible before it is no longer one that is rendered ahead.
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
