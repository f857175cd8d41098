/** A row of React's payload: its id, which hints have none of, and its text with what ends it. */
type Row = { readonly id: string; readonly text: string };

/** Where the browser has no use for what a property promises: it stands in the HTML (`ui/once.tsx`). */
const ONCE = /"once":"\$@[\da-f]+"/g;
/** Anything that may name another row; what follows is its id, with or without a sign of what is meant. */
const REFERENCE = /"\$([@A-Za-z]?)([\da-f]*)/g;
const HEAD = /([\da-f]*):(?:(T)([\da-f]+),|([AObUSsLlGgMmVo][\da-f]+,))?/y;
const ROOT = '0';

/**
 * A payload without the rows that its page has for the HTML alone. A row stays as long as any other
 * that stays may name it. Undefined of what this can't read, which is left as it is.
 */
export function withoutOnce(payload: string): string | undefined {
  const rows = rowsOf(payload);
  if (!rows) return undefined;
  const byId = Map.groupBy(rows, ({ id }) => id);
  const used = new Set<string>();
  const next = ['', ROOT];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (used.has(id)) continue;
    used.add(id);
    for (const { text } of byId.get(id) ?? []) next.push(...namedBy(text));
  }
  return rows
    .filter(({ id }) => used.has(id))
    .map(({ text }) => text)
    .join('');
}

function namedBy(text: string): string[] {
  return [...text.replaceAll(ONCE, '').matchAll(REFERENCE)].flatMap(([, sign = '', id = '']) => [
    id,
    sign + id,
  ]);
}

function rowsOf(payload: string): Row[] | undefined {
  const rows: Row[] = [];
  for (let at = 0; at < payload.length; ) {
    HEAD.lastIndex = at;
    const [head, id = '', isText, length = '', isBinary] = HEAD.exec(payload) ?? [];
    if (head === undefined || isBinary) return undefined;
    const end = isText
      ? afterBytes(payload, at + head.length, Number.parseInt(length, 16))
      : payload.indexOf('\n', at) + 1;
    if (end <= at) return undefined;
    rows.push({ id, text: payload.slice(at, end) });
    at = end;
  }
  return rows;
}

/** Where so many bytes of UTF-8 end. */
function afterBytes(text: string, from: number, bytes: number): number {
  let at = from;
  for (let left = bytes; left > 0 && at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}
