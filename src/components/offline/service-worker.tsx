'use client';
import { useEffect } from 'react';

/** Nothing that a page needs: it waits until the browser has nothing to do. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000);

/**
 * Registers the service worker (public/sw.js) once the page is there, in production builds only, and
 * tells it what pages look like now, so that the offline page it keeps is one of them.
 */
export function ServiceWorker({ look }: { readonly look: string }) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = async () => {
      const workers = navigator.serviceWorker;
      // One that is there looks for its successor by itself, with each page that is opened.
      if (!(await workers.getRegistration())) await workers.register('/sw.js');
      const { active } = await workers.ready;
      active?.postMessage({ look });
    };
    // Where a browser refuses, the shop is what it is without one.
    const begin = () => whenIdle(() => void register().catch(() => undefined));
    if (document.readyState === 'complete') {
      begin();
      return;
    }
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [look]);
  return null;
}
