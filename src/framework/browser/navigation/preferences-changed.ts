import { HOST_PREFIX, PREFERENCE_COOKIES } from '../../../site/readable-cookies.ts';

const COOKIE_NAMES = Object.values(PREFERENCE_COOKIES).flatMap((name) => [
  name,
  HOST_PREFIX + name,
]);

/** The cookies of the user's preferences, as one string to compare. */
export const preferenceCookies = (): string =>
  document.cookie
    .split('; ')
    .filter((cookie) => COOKIE_NAMES.some((name) => cookie.startsWith(`${name}=`)))
    .sort()
    .join();

/**
 * Reloads a page that is restored from the back/forward cache, or was prerendered, if the user has
 * since chosen another language, direction or colour.
 */
export function watchPreferences(signal: AbortSignal): void {
  let before = preferenceCookies();
  const reloadIfChanged = () => {
    if (preferenceCookies() !== before) location.reload();
  };
  addEventListener('pagehide', () => (before = preferenceCookies()), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && reloadIfChanged(), { signal });
  document.addEventListener('prerenderingchange', reloadIfChanged, { signal });
}
