'use client';
import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeLoginFlag } from './login-flag.ts';

/** Whether somebody is signed in; nobody is while the server renders, so a page is the same for all. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeLoginFlag, isSignedIn, () => false);
}
