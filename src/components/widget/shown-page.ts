'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { onceActivated } from '../../framework/browser/prerendering.ts';

/** Calls `onShown` once for every page that is shown: the first one, and that of each navigation. */
export function useShownPage(onShown: (path: string, query: string) => void): void {
  const { path, query } = useRouter();
  const callback = useRef(onShown);
  callback.current = onShown;
  useEffect(() => onceActivated(() => callback.current(path, query)), [path, query]);
}

/** Whether the visitor's browser opts out of tracking. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Query fields that providers get. Others may identify a person or a payment. */
const TRACKED_FIELDS = /^(keyword|channel|url|utm_\w+)$/;

/** A page's path and query without the parts that identify a person, an order or a payment. */
export function trackedPath(path: string, query: string): string {
  const fields = [...new URLSearchParams(query)].filter(([name]) => TRACKED_FIELDS.test(name));
  const search = new URLSearchParams(fields).toString();
  const page = path.startsWith('/my/') ? path.split('/').slice(0, 3).join('/') : path;
  return page + (search && `?${search}`);
}

/**
 * The referrer without personal parts: for a page of this site its `trackedPath`, for another site
 * only the origin.
 */
export function referrerOf(referrer: string, ownOrigin = window.location.origin): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, search } = new URL(referrer);
  return origin === ownOrigin ? origin + trackedPath(pathname, search) : `${origin}/`;
}
