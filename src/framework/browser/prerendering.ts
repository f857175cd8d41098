/** Whether the browser prerenders the page, which its reader may never open. */
export const isPrerendering = (): boolean =>
  'prerendering' in document && document.prerendering === true;

/**
 * Runs something once the reader sees the page: now, or when a prerendered page is opened. Returns
 * how to cancel it.
 */
export function onceActivated(run: () => void): (() => void) | undefined {
  if (!isPrerendering()) {
    run();
    return;
  }
  document.addEventListener('prerenderingchange', run, { once: true });
  return () => document.removeEventListener('prerenderingchange', run);
}
