'use client';
import { useSyncExternalStore } from 'react';
import { isPrerendering } from '../../framework/browser/prerendering.ts';
import { isSignedIn, subscribeLoginFlag } from './login-flag.ts';

const known = () => (isPrerendering() ? undefined : isSignedIn());

/**
 * Whether somebody is signed in; undefined while the server renders and the page comes alive, so
 * that a page is the same for everybody, and as long as nobody sees it.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeLoginFlag, known, () => undefined);
}
