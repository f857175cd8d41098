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

/** Whether the visitor's browser opts out of tracking. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Query fields that are kept in counted paths. Others may identify a person or a payment. */
const COUNTED_FIELDS = /^(keyword|channel|url|utm_\w+)$/;

/** A page's path without the parts that identify a person, an order or a payment. */
export function countedAddress(path: string, query: string): string {
  const fields = [...new URLSearchParams(query)].filter(([name]) => COUNTED_FIELDS.test(name));
  const search = new URLSearchParams(fields).toString();
  const page = path.startsWith('/my/') ? path.split('/').slice(0, 3).join('/') : path;
  return page + (search && `?${search}`);
}

/** The referrer without personal parts: the shortened path of our own page, the origin of another site. */
export function referrerOf(referrer: string, own = window.location.origin): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, search } = new URL(referrer);
  return origin === own ? origin + countedAddress(pathname, search) : `${origin}/`;
}
