import { CART_FLAG, HOST_PREFIX, LOGIN_FLAG } from '../../site/readable-cookies.ts';

/*
 * Whether a shopper is signed in, or a visitor without an account has a cart, as far as the browser
 * knows: each has a flag, a cookie without content. `recheckLoginFlag` notifies the listeners of both.
 */

const flagOf = (cookie: string) => new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${cookie}=1(?:;|$)`);
const loginFlag = flagOf(LOGIN_FLAG);
const cartFlag = flagOf(CART_FLAG);
const listeners = new Set<() => void>();

export const isSignedIn = (): boolean => loginFlag.test(document.cookie);
/** Whether there is a cart: that of a shopper, or of a visitor without an account. */
export const hasCart = (): boolean => isSignedIn() || cartFlag.test(document.cookie);

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
  for (const attributes of [
    `${LOGIN_FLAG}=; path=/`,
    `${HOST_PREFIX}${LOGIN_FLAG}=; path=/; secure`,
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${attributes}; max-age=0`;
  }
  recheckLoginFlag();
}
