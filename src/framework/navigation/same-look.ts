import { COOKIES } from '../../site/cookies.ts';

const LOOK = [COOKIES.locale, COOKIES.scheme, COOKIES.direction, COOKIES.primary];

/** What the reader chose, as far as cookies say. */
const chosen = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => LOOK.some(({ name }) => cookie.startsWith(`${name}=`)))
    .sort()
    .join();

/**
 * A page that was left, or rendered ahead, and comes back as it was, comes anew where the reader has
 * chosen another language or look meanwhile.
 */
export function watchLook(signal: AbortSignal): void {
  let look = chosen();
  const again = () => {
    if (chosen() !== look) location.reload();
  };
  addEventListener('pagehide', () => (look = chosen()), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && again(), { signal });
  document.addEventListener('prerenderingchange', again, { signal });
}
