'use client';
import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeLoginFlag } from './login-flag.ts';

/**
 * Whether somebody is signed in; undefined while the server renders and the page comes alive, so
 * that a page is the same for everybody.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeLoginFlag, isSignedIn, () => undefined);
}
