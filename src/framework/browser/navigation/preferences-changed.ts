import { COOKIES, HOST_PREFIX } from '../../../site/cookies.ts';

const { locale, scheme, direction, primary } = COOKIES;
const NAMES = [locale, scheme, direction, primary].flatMap(({ name }) => [
  name,
  HOST_PREFIX + name,
]);

/** The cookies of the user's preferences, as one string to compare. */
export const preferences = (): string =>
  document.cookie
    .split('; ')
    .filter((cookie) => NAMES.some((name) => cookie.startsWith(`${name}=`)))
    .sort()
    .join();

/**
 * Reloads a page that is restored from the browser's cache, or was prerendered, if the user has
 * since chosen another language or look.
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
