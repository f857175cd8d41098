/*
 * A random mark of this browser's session, shared by its tabs: the first page of a session sets it,
 * the first page after the session deletes it. By the login flag alone a tab could not tell two
 * shoppers who sign in one after the other.
 */

const MARK = 'sampan-session';

/** Where storage is off: the mark of this page alone. */
let pageMark: string | undefined;

/** The session's mark; undefined where there is no session. */
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

/** Calls back when another tab notices that a session begins or ends. Returns how to stop. */
export function subscribeSessionMark(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === MARK || key === null) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
