'use client';
import { useRef } from 'react';
import { pageView, type Visit } from './page-view.ts';
import { referrerOf, refusesTracking, trackedPath, useShownPage } from './shown-page.ts';

type GoogleAnalyticsProps = {
  /** The URL that page views are sent to. */
  readonly url: string;
  /** The tenant's measurement id. */
  readonly id: string;
};

const VISIT = 'sampan-visit';
let visit: Visit | undefined;

/** The visit of this tab in the browser's storage; undefined if storage is off. */
const visitStorage = {
  read: (): Visit | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(VISIT) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (next: Visit) => {
    try {
      sessionStorage.setItem(VISIT, JSON.stringify(next));
    } catch {
      // Storage is off, so the next document starts another visit.
    }
  },
};

/** The visit with this page view added. A visit lasts as long as its tab. */
function withThisView(): Visit {
  const before = visit ?? visitStorage.read();
  visit = {
    id: before?.id ?? String(crypto.getRandomValues(new Uint32Array(1))[0]),
    startedAt: before?.startedAt ?? Date.now(),
    views: (before?.views ?? 0) + 1,
  };
  visitStorage.write(visit);
  return visit;
}

/** Sends every page view to Google Analytics with a plain request, so that no script of Google's runs. */
export default function GoogleAnalytics({ url, id }: GoogleAnalyticsProps) {
  const previous = useRef('');
  useShownPage((path, query) => {
    if (refusesTracking()) return;
    const location = window.location.origin + trackedPath(path, query);
    const view = pageView(id, withThisView(), {
      location,
      title: document.title,
      referrer: previous.current || referrerOf(document.referrer),
      language: document.documentElement.lang,
      screen: `${screen.width}x${screen.height}`,
    });
    previous.current = location;
    // A failure does not matter to the shopper.
    fetch(`${url}?${view}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  });
  return null;
}
