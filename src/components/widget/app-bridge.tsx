'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { BRIDGE_READY_EVENT, PAGE_EVENT, type PageShown } from '../../site/widget.ts';
import { useSignedIn } from '../session/use-signed-in.ts';

/**
 * Tells the script of a tenant's native app which page is shown and whether a shopper is signed in: by
 * an event for each page, and whenever the script says that it is ready.
 */
export default function AppBridge() {
  const { path, query } = useRouter();
  const signedIn = useSignedIn();
  const sendPage = useRef(() => {});
  sendPage.current = () => {
    if (signedIn === undefined) return;
    const detail: PageShown = {
      path: path + (query && `?${query}`),
      title: document.title,
      signedIn,
    };
    document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when these change.
  useEffect(() => sendPage.current(), [path, query, signedIn]);
  useEffect(() => {
    const onReady = () => sendPage.current();
    document.addEventListener(BRIDGE_READY_EVENT, onReady);
    return () => document.removeEventListener(BRIDGE_READY_EVENT, onReady);
  }, []);
  return null;
}
