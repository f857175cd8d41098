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
 * The preferences with which the page was rendered. They are read when the script starts, because a prerendered page
 * may run its effects long after.
 */
let rendered = import.meta.env.SSR ? '' : preferenceCookies();

/**
 * Reloads a page that is restored from the back/forward cache, or was prerendered, if the user has
 * since chosen another language, direction or colour.
 */
export function watchPreferences(signal: AbortSignal): void {
  const reloadIfChanged = () => {
    if (preferenceCookies() !== rendered) location.reload();
  };
  addEventListener('pagehide', () => (rendered = preferenceCookies()), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && reloadIfChanged(), { signal });
  document.addEventListener('prerenderingchange', reloadIfChanged, { signal });
}
