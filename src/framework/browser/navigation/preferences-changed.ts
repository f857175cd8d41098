import { COOKIES, HOST_PREFIX } from '../../../site/cookies.ts';

const { locale, scheme, direction, primary } = COOKIES;
const COOKIE_NAMES = [locale, scheme, direction, primary].flatMap(({ name }) => [
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
