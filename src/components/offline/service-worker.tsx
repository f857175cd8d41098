'use client';
import { useEffect } from 'react';

/** Events that show that the page is used. */
const USE_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs once at the first use of the page; returns a function that cancels it. */
function whenUsed(run: () => void): () => void {
  const listeners = new AbortController();
  const runOnce = () => {
    listeners.abort();
    run();
  };
  for (const type of USE_EVENTS)
    addEventListener(type, runOnce, { capture: true, passive: true, signal: listeners.signal });
  return () => listeners.abort();
}

/**
 * Registers the service worker (public/sw.js), in production builds only, and has it store the
 * current offline page. It waits for the first use of the page, so that a short visit costs
 * nothing.
 */
export function ServiceWorker(props: {
  /** Changes whenever the offline page looks different, so that the worker fetches it again. */
  readonly look: string;
}) {
  const { look } = props;
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    const register = async () => {
      // A registered worker checks for updates by itself.
      if (!(await workers.getRegistration())) await workers.register('/sw.js');
      const { active } = await workers.ready;
      active?.postMessage({ look });
    };
    // If the browser refuses, the shop works without it.
    const begin = () => void register().catch(() => undefined);
    return workers.controller ? begin() : whenUsed(begin);
  }, [look]);
  return null;
}
