import { untilNavigated } from './navigation/pending.ts';

/*
 * A tab that was opened before a deploy requests scripts that no longer exist. Then the page is
 * reloaded with the new build (docs/decisions/039).
 */

/** Waku stores here the build that it reloaded the page for. It reloads only once for a build. */
const WAKU_KEY = 'waku:preload-error-build-id';
const KEY = 'reloaded';
/** The least time between two reloads: a script may be missing from the new build too. */
const LEAST_MS = 60_000;

/** Whether the last reload was long enough ago. If so, notes the time of a new one. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < LEAST_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
}

/** Reloads the page if the server responds; otherwise the browser's error page would replace it. */
async function reload(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!answer || answer.status >= 500) return;
  // A reload during a navigation would take the user back to the old page.
  await untilNavigated();
  if (mayReload()) location.reload();
}

/**
 * From now on, reloads the page when a script can't be loaded although the server responds. Replaces
 * Waku's inline script, which reloads without asking the server. Call it once.
 */
export function reloadIntoNewBuild(): void {
  try {
    sessionStorage.setItem(WAKU_KEY, import.meta.env.WAKU_BUILD_ID);
  } catch {
    // Without storage Waku does not reload.
  }
  addEventListener('vite:preloadError', () => void reload());
}
