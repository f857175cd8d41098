import { COOKIES } from '../../../site/cookies.ts';

const PREFERENCES = [COOKIES.locale, COOKIES.scheme, COOKIES.direction, COOKIES.primary];

/** The reader's preferences, as far as cookies tell. */
export const preferences = (): string =>
  document.cookie
    .split('; ')
    .filter((cookie) => PREFERENCES.some(({ name }) => cookie.startsWith(`${name}=`)))
    .sort()
    .join();

/**
 * Reloads a page that comes back from the browser's cache, or was prerendered, if the reader has
 * chosen another language or look meanwhile.
 */
export function watchPreferences(signal: AbortSignal): void {
  let before = preferences();
  const reloadIfChanged = () => {
    if (preferences() !== before) location.reload();
  };
  addEventListener('pagehide', () => (before = preferences()), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && reloadIfChanged(), { signal });
  document.addEventListener('prerenderingchange', reloadIfChanged, { signal });
}
