'use client';
import { useRef } from 'react';
import { pageView, type Visit } from './page-view.ts';
import { asksNotToBeCounted, countedAddress, referrerOf, useShownPage } from './shown-page.ts';

type GoogleAnalyticsProps = {
  /** Where page views go. */
  readonly url: string;
  /** The tenant's measurement id. */
  readonly id: string;
};

const VISIT = 'sampan-visit';
let visit: Visit | undefined;

/** What the tab keeps of its visit; nothing where the browser lets nothing be stored. */
const kept = {
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
      // The next document begins another visit.
    }
  },
};

/** The visit of this page view: as long as the tab is open. */
function nextOfVisit(): Visit {
  const known = visit ?? kept.read();
  visit = {
    id: known?.id ?? String(crypto.getRandomValues(new Uint32Array(1))[0]),
    startedAt: known?.startedAt ?? Date.now(),
    views: (known?.views ?? 0) + 1,
  };
  kept.write(visit);
  return visit;
}

/** Tells Google Analytics of every page that is shown, by a call of our own: none of its code runs here. */
export default function GoogleAnalytics({ url, id }: GoogleAnalyticsProps) {
  const previous = useRef('');
  useShownPage((path, query) => {
    if (asksNotToBeCounted()) return;
    const location = window.location.origin + countedAddress(path, query);
    const view = pageView(id, nextOfVisit(), {
      location,
      title: document.title,
      referrer: previous.current || referrerOf(document.referrer),
      language: document.documentElement.lang,
      screen: `${screen.width}x${screen.height}`,
    });
    previous.current = location;
    // That nobody takes it is nothing to the shopper.
    fetch(`${url}?${view}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  });
  return null;
}
