import { COOKIES } from '../../site/cookies.ts';

/*
 * Whether somebody is signed in, as the browser can know it: the login flag carries no content and
 * is read from its cookie. Scripts hear of a change through `rereadLoginFlag`.
 */

const FLAG = new RegExp(`(?:^|;\\s*)${COOKIES.login.name}=1(?:;|$)`);
const listeners = new Set<() => void>();

export const isSignedIn = (): boolean => FLAG.test(document.cookie);

export function subscribeLoginFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at the cookie again, and tells everybody who shows something by it. */
export function rereadLoginFlag(): boolean {
  for (const listener of listeners) listener();
  return isSignedIn();
}

/** Takes the flag away at once; the server takes the rest of the session away by its own answer. */
export function dropLoginFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIES.login.name}=; path=/; max-age=0`;
  rereadLoginFlag();
}
