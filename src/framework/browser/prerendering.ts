/** Whether the browser is prerendering the page. The user may never open it. */
export const isPrerendering = (): boolean =>
  'prerendering' in document && document.prerendering === true;

/**
 * Runs a function once the user sees the page: now, or when a prerendered page is opened. Returns a function that
 * cancels this; undefined if `run` has run already.
 */
export function onceActivated(run: () => void): (() => void) | undefined {
  if (!isPrerendering()) {
    run();
    return;
  }
  document.addEventListener('prerenderingchange', run, { once: true });
  return () => document.removeEventListener('prerenderingchange', run);
}
