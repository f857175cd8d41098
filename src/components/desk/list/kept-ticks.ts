/*
 * The ticks of a list, kept in the storage of the browser's tab, because an address can't hold hundreds of ids. They
 * are lost when the tab is closed. In a browser without storage the ticks of a page are lost when the page is left.
 */

const SENT = ' sent';

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** The ids of the ticked rows that are stored under a key. */
export function keptTicks(key: string): string[] {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Stores the ids of the ticked rows under a key. */
export function keepTicks(key: string, ids: readonly string[]): void {
  attempt(() => {
    if (ids.length > 0) sessionStorage.setItem(key, JSON.stringify(ids));
    else sessionStorage.removeItem(key);
  }, undefined);
}

/** Notes that the ticked rows of a key were sent. */
export const markSent = (key: string): void =>
  attempt(() => sessionStorage.setItem(key + SENT, '1'), undefined);

/** Whether `markSent` was called since the last call of this function, which forgets it. */
export const takeSent = (key: string): boolean =>
  attempt(() => {
    const wasSent = sessionStorage.getItem(key + SENT) !== null;
    sessionStorage.removeItem(key + SENT);
    return wasSent;
  }, false);
