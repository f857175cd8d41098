/** Whether a browser renders the page ahead, which nobody may ever see. */
export const isAheadOfReader = (): boolean =>
  'prerendering' in document && document.prerendering === true;

/** Does something once the page is seen: now, or when what was rendered ahead is opened. Answers how to call it off. */
export function whenSeen(run: () => void): (() => void) | undefined {
  if (!isAheadOfReader()) {
    run();
    return;
  }
  document.addEventListener('prerenderingchange', run, { once: true });
  return () => document.removeEventListener('prerenderingchange', run);
}
