'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { onceActivated } from '../../framework/browser/prerendering.ts';

/** Calls back once for every page that is shown: the first, and each that a navigation leads to. */
export function useShownPage(shown: (path: string, query: string) => void): void {
  const { path, query } = useRouter();
  const callback = useRef(shown);
  callback.current = shown;
  useEffect(() => onceActivated(() => callback.current(path, query)), [path, query]);
}

/** Whether the reader's browser asks not to be counted. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Fields of an address that say what a page shows; others may name a person or a payment. */
const TOLD = /^(keyword|channel|url|utm_\w+)$/;

/** A page's address as a counter may know it: nothing in it says whose order or payment it is. */
export function countedAddress(path: string, query: string): string {
  const told = [...new URLSearchParams(query)].filter(([name]) => TOLD.test(name));
  const search = new URLSearchParams(told).toString();
  const place = path.startsWith('/my/') ? path.split('/').slice(0, 3).join('/') : path;
  return place + (search && `?${search}`);
}

/** The page before as a counter may know it: of our own no more than of the page itself, of others their site. */
export function referrerOf(referrer: string, own = window.location.origin): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, search } = new URL(referrer);
  return origin === own ? origin + countedAddress(pathname, search) : `${origin}/`;
}
