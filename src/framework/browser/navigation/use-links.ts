import { useEffect, useEffectEvent } from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../../link.tsx';
import { isOtherPage, isPlainClick, isWithinPage, ownLinkOf } from './links.ts';
import { trackNavigation } from './pending.ts';
import { isPrerendered, prerender } from './prerender.ts';
import { sharePicture } from './shared-picture.ts';

/** How long the pointer or the focus rests on a link before its page is prefetched. */
const INTENT_MS = 80;

/** Whether the user has told the browser to save data. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

let prefetching = false;
/** Whether the payload request that the router is making right now is a prefetch. */
export const isPrefetching = (): boolean => prefetching;

const ownHref = (url: URL) => (url.pathname + url.search + url.hash) as OwnHref;

/**
 * Follows links to pages of this site without loading a new document, and prefetches a page when its
 * link is about to be used (docs/decisions/034). One listener serves all links: a page has hundreds,
 * and a client component for each would need its own state and effects.
 */
export function useLinks(isPersonal: (pathname: string) => boolean): void {
  const { push, reload, prefetch } = useRouter();

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = ownLinkOf(event);
    if (!link || !isPlainClick(event)) return;
    const url = new URL(link.href);
    if (isWithinPage(url, location)) return;
    if (isPrerendered(link)) return;
    event.preventDefault();
    sharePicture(link);
    const isReload = url.href === location.href;
    const options = link.dataset.own === 'stay' ? { scroll: false } : {};
    trackNavigation(ownHref(url), isReload ? reload() : push(ownHref(url), options));
  });
  const fetchAhead = useEffectEvent((link: HTMLAnchorElement, isPointed: boolean) => {
    const url = new URL(link.href);
    if (!link.isConnected || !isOtherPage(url, location)) return;
    if (isPersonal(url.pathname) || savesData()) return;
    if (prerender(link, { isPointed, isPersonal })) return;
    prefetching = true;
    prefetch(ownHref(url));
    prefetching = false;
  });

  useEffect(() => {
    const cleanup = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) =>
      document.addEventListener(type, listener, {
        signal: cleanup.signal,
        passive: type !== 'click',
      });
    let intent: ReturnType<typeof setTimeout>;
    const cancelIntent = () => clearTimeout(intent);
    // `pointerout` also comes when a finger begins to scroll.
    const startIntent = (event: Event) => {
      cancelIntent();
      const link = ownLinkOf(event);
      if (link) intent = setTimeout(fetchAhead, INTENT_MS, link, event.type === 'pointerover');
    };
    on('click', (event) => {
      cancelIntent();
      follow(event);
    });
    on('pointerover', startIntent);
    on('pointerout', cancelIntent);
    on('focusin', startIntent);
    on('focusout', cancelIntent);
    return () => {
      cancelIntent();
      cleanup.abort();
    };
  }, []);
}
