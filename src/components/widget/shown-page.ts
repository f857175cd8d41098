'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { onceActivated } from '../../framework/browser/prerendering.ts';

/** Calls back once for every page that is shown: the first, and the page of each navigation. */
export function useShownPage(shown: (path: string, query: string) => void): void {
  const { path, query } = useRouter();
  const callback = useRef(shown);
  callback.current = shown;
  useEffect(() => onceActivated(() => callback.current(path, query)), [path, query]);
}

/** Whether the reader's browser asks not to be tracked. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Fields of an address that tell what a page shows. Others may name a person or a payment. */
const COUNTED_FIELDS = /^(keyword|channel|url|utm_\w+)$/;

/** A page's address without what tells whose order or payment it shows. */
export function countedAddress(path: string, query: string): string {
  const fields = [...new URLSearchParams(query)].filter(([name]) => COUNTED_FIELDS.test(name));
  const search = new URLSearchParams(fields).toString();
  const page = path.startsWith('/my/') ? path.split('/').slice(0, 3).join('/') : path;
  return page + (search && `?${search}`);
}

/** The referrer without personal parts: of our own pages a counted address, of others the origin. */
export function referrerOf(referrer: string, own = window.location.origin): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, search } = new URL(referrer);
  return origin === own ? origin + countedAddress(pathname, search) : `${origin}/`;
}
