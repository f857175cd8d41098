import { useEffect, useEffectEvent } from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../link.tsx';
import { isPlainClick, isWithinPage, mayFetchAhead, ownLinkOf } from './links.ts';
import type { Ways } from './use-navigation.ts';

/** So long the pointer or the focus rests on a link that is meant. */
const INTENT_MS = 80;

const saves = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the request being made is for a page that nobody asked for yet. */
export const isAhead = () => ahead;
let ahead = false;

const ownHref = (url: URL) => (url.pathname + url.search + url.hash) as OwnHref;

/**
 * Goes to our own pages without loading the document again, and fetches a page when its link is
 * about to be used; a product's the browser renders ahead, where it can, and goes to by itself. One
 * listener for all links instead of a component for each: a page has hundreds.
 * `track` is told of every page that is on its way.
 */
export function useLinks(ways: Ways, track: (going: Promise<void>) => void): void {
  const { push, reload, prefetch } = useRouter();

  const go = useEffectEvent((event: MouseEvent) => {
    const link = ownLinkOf(event);
    if (!link || !isPlainClick(event)) return;
    const url = new URL(link.href);
    if (isWithinPage(url, location) || ways.current?.depart(link)) return;
    event.preventDefault();
    if (url.href === location.href) return track(reload());
    track(push(ownHref(url), link.dataset.own === 'stay' ? { scroll: false } : {}));
  });
  const fetchAhead = useEffectEvent((link: HTMLAnchorElement, isPointed: boolean) => {
    const url = new URL(link.href);
    if (!link.isConnected || !mayFetchAhead(url, location) || saves()) return;
    if (ways.current?.renderAhead(link, isPointed)) return;
    ahead = true;
    prefetch(ownHref(url));
    ahead = false;
  });

  useEffect(() => {
    const ends = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) =>
      document.addEventListener(type, listener, { signal: ends.signal, passive: type !== 'click' });
    let resting: ReturnType<typeof setTimeout>;
    const leave = () => clearTimeout(resting);
    // A finger that begins to scroll leaves the link, too.
    const rest = (event: Event) => {
      leave();
      const link = ownLinkOf(event);
      if (link) resting = setTimeout(fetchAhead, INTENT_MS, link, event.type === 'pointerover');
    };
    on('click', (event) => {
      leave();
      go(event);
    });
    on('pointerover', rest);
    on('pointerout', leave);
    on('focusin', rest);
    on('focusout', leave);
    return () => {
      leave();
      ends.abort();
    };
  }, []);
}
