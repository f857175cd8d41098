import { untilNavigated } from './navigation/pending.ts';

/*
 * A tab that was opened before a deployment may request scripts that no longer exist. This file then reloads the page
 * with the new build (docs/decisions/039).
 */

/** Where Waku's inline script stores the build for which it reloaded the page, once for each build. */
const WAKU_KEY = 'waku:preload-error-build-id';
const RELOADED_AT_KEY = 'reloaded';
/** The shortest time between two reloads. A script may be missing from the new build too. */
const MIN_INTERVAL_MS = 60_000;

/** Notes a reload, if the last one was long enough ago. Returns whether the page may reload now. */
function noteReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(now));
    return true;
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
}

/** Reloads the page if the server responds; otherwise the browser's error page would replace it. */
async function reload(): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!response || response.status >= 500) return;
  // A reload during a navigation would take the user back to the old page.
  await untilNavigated();
  if (noteReload()) location.reload();
}

/**
 * From now on, reloads the page when a script can't be loaded although the server responds. Call it
 * once. Waku's inline script would reload without checking that the server responds; the stored build
 * makes it believe that it has done so already.
 */
export function reloadIntoNewBuild(): void {
  try {
    sessionStorage.setItem(WAKU_KEY, import.meta.env.WAKU_BUILD_ID);
  } catch {
    // Without storage Waku does not reload.
  }
  addEventListener('vite:preloadError', () => void reload());
}
