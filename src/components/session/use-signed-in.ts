'use client';
import { useSyncExternalStore } from 'react';
import { isAheadOfReader } from '../../framework/when-seen.ts';
import { isSignedIn, subscribeLoginFlag } from './login-flag.ts';

const known = () => (isAheadOfReader() ? undefined : isSignedIn());

/**
 * Whether somebody is signed in; undefined while the server renders and the page comes alive, so
 * that a page is the same for everybody, and as long as nobody sees it.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeLoginFlag, known, () => undefined);
}
