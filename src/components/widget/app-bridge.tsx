'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { BRIDGE_READY_EVENT, PAGE_EVENT, type PageShown } from '../../site/widget.ts';
import { useSignedIn } from '../session/use-signed-in.ts';

/** Sends the script of a tenant's app the shown page, and whether a shopper is signed in. */
export default function AppBridge() {
  const { path, query } = useRouter();
  const signedIn = useSignedIn();
  const tell = useRef(() => {});
  tell.current = () => {
    if (signedIn === undefined) return;
    const detail: PageShown = {
      path: path + (query && `?${query}`),
      title: document.title,
      signedIn,
    };
    document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when these change.
  useEffect(() => tell.current(), [path, query, signedIn]);
  useEffect(() => {
    const onReady = () => tell.current();
    document.addEventListener(BRIDGE_READY_EVENT, onReady);
    return () => document.removeEventListener(BRIDGE_READY_EVENT, onReady);
  }, []);
  return null;
}
