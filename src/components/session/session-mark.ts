/*
 * A random mark of this browser's session, shared by its tabs. The first page of a session sets it, the
 * first page after the session deletes it. The login flag alone could not distinguish two shoppers who
 * sign in one after the other.
 */

const MARK = 'sampan-session';

/** The mark, for this page only if the browser's storage is off. */
let pageMark: string | undefined;

/** The session's mark; undefined if there is no session. */
export function sessionMark(): string | undefined {
  try {
    return localStorage.getItem(MARK) ?? undefined;
  } catch {
    return pageMark;
  }
}

/** The session's mark; sets one if there is none. */
export function markSession(): string {
  const mark = sessionMark() ?? `${Date.now()}-${Math.random()}`;
  pageMark = mark;
  try {
    localStorage.setItem(MARK, mark);
  } catch {
    // Storage is off.
  }
  return mark;
}

export function unmarkSession(): void {
  pageMark = undefined;
  try {
    localStorage.removeItem(MARK);
  } catch {
    // Storage is off.
  }
}

/** Calls `listener` when another tab sets or deletes the mark. Returns a function that stops it. */
export function subscribeSessionMark(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === MARK || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
