import { COOKIES, HOST_PREFIX } from '../../site/cookies.ts';

/*
 * Whether a shopper is signed in, as far as the browser knows: the login flag is a cookie without
 * content. `recheckLoginFlag` notifies its listeners.
 */

const { name } = COOKIES.login;
const FLAG = new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${name}=1(?:;|$)`);
const listeners = new Set<() => void>();

export const isSignedIn = (): boolean => FLAG.test(document.cookie);

export function subscribeLoginFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners, and returns the current state of the cookie. */
export function recheckLoginFlag(): boolean {
  for (const listener of listeners) listener();
  return isSignedIn();
}

/** Deletes the flag at once. The server's response deletes the other cookies of the session. */
export function dropLoginFlag(): void {
  for (const attributes of [`${name}=; path=/`, `${HOST_PREFIX}${name}=; path=/; secure`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${attributes}; max-age=0`;
  }
  recheckLoginFlag();
}
