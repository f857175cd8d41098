/*
 * The ticks of a list, kept in the browser's tab: an address can't hold hundreds of them, and they end with the tab. A
 * tab without storage keeps them for its page.
 */

const SENT = ' sent';

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** The rows that are ticked under a key. */
export function keptTicks(key: string): string[] {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Keeps the ticked rows under a key. */
export function keepTicks(key: string, ids: readonly string[]): void {
  attempt(() => {
    if (ids.length > 0) sessionStorage.setItem(key, JSON.stringify(ids));
    else sessionStorage.removeItem(key);
  }, undefined);
}

/** Notes that what is ticked was sent. */
export const markSent = (key: string): void =>
  attempt(() => sessionStorage.setItem(key + SENT, '1'), undefined);

/** Whether what was ticked was sent since this was last asked. */
export const takeSent = (key: string): boolean =>
  attempt(() => {
    const wasSent = sessionStorage.getItem(key + SENT) !== null;
    sessionStorage.removeItem(key + SENT);
    return wasSent;
  }, false);
