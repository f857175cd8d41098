/*
 * Which session this browser is in, as far as its tabs must know: a mark without content, set by the
 * first page of a session and taken away by the first after it. By the login flag alone two
 * shoppers, one after the other, would look like one.
 */

const MARK = 'sampan-session';

/** For a browser that keeps nothing: this page's own. */
let unkept: string | undefined;

/** The mark of the session that the browser is in. */
export function sessionMark(): string | undefined {
  try {
    return localStorage.getItem(MARK) ?? undefined;
  } catch {
    return unkept;
  }
}

/** The same, set where there is none yet. */
export function markSession(): string {
  const mark = sessionMark() ?? `${Date.now()}-${Math.random()}`;
  unkept = mark;
  try {
    localStorage.setItem(MARK, mark);
  } catch {
    // As above.
  }
  return mark;
}

export function unmarkSession(): void {
  unkept = undefined;
  try {
    localStorage.removeItem(MARK);
  } catch {
    // As above.
  }
}

/** Tells when another tab saw a session begin or end. */
export function subscribeSessionMark(listener: () => void): () => void {
  const told = ({ key }: StorageEvent) => {
    if (key === MARK || key === null) listener();
  };
  addEventListener('storage', told);
  return () => removeEventListener('storage', told);
}
