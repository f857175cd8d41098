import { untilNavigated } from './navigation/pending.ts';

/*
 * A tab that was opened before a deploy asks for scripts that are gone. Then the page is reloaded into
 * the new build (docs/decisions/039).
 */

/** Waku's name for the build that it has reloaded into; it reloads no page of that build. */
const WAKU_KEY = 'waku:preload-error-build-id';
const KEY = 'reloaded';
/** A page whose script is missing for good is reloaded no more often. */
const LEAST_MS = 60_000;

/** Notes the time of a reload. Answers whether the last one was long enough ago. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < LEAST_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage nothing would end a loop.
    return false;
  }
}

/** Reloads the page where the server answers; otherwise an error would replace the page. */
async function reload(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!answer || answer.status >= 500) return;
  // The reload would take the reader back from a page that is on its way.
  await untilNavigated();
  if (mayReload()) location.reload();
}

/**
 * Reloads the page when a script can't be loaded though the server answers. Until it is called,
 * Waku's inline script does that, without asking the server. Call it once.
 */
export function reloadIntoNewBuild(): void {
  try {
    sessionStorage.setItem(WAKU_KEY, import.meta.env.WAKU_BUILD_ID);
  } catch {
    // Without storage Waku reloads nothing.
  }
  addEventListener('vite:preloadError', () => void reload());
}
