'use client';
import { useEffect } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs once at the first sign that somebody uses the page; returns how to call that off. */
function whenUsed(run: () => void): () => void {
  const off = new AbortController();
  const used = () => {
    off.abort();
    run();
  };
  for (const sign of SIGNS)
    addEventListener(sign, used, { capture: true, passive: true, signal: off.signal });
  return () => off.abort();
}

/**
 * Registers the service worker (public/sw.js), in production builds only, and tells it what pages
 * look like now, so that the offline page it keeps is one of them. Who only looks in pays nothing for
 * it: the first one comes with the first sign of use.
 */
export function ServiceWorker({ look }: { readonly look: string }) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    const register = async () => {
      // One that is there looks for its successor by itself, with each page that is opened.
      if (!(await workers.getRegistration())) await workers.register('/sw.js');
      const { active } = await workers.ready;
      active?.postMessage({ look });
    };
    // Where a browser refuses, the shop is what it is without one.
    const begin = () => void register().catch(() => undefined);
    return workers.controller ? begin() : whenUsed(begin);
  }, [look]);
  return null;
}
