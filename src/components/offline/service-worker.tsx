'use client';
import { useEffect } from 'react';

/**
 * Registers the service worker (public/sw.js) once the page is there, in production builds only, and
 * tells it what pages look like now, so that the offline page it keeps is one of them.
 */
export function ServiceWorker({ look }: { readonly look: string }) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = async () => {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ look });
    };
    // Where a browser refuses, the shop is what it is without one.
    const begin = () => void register().catch(() => undefined);
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [look]);
  return null;
}
