/** A value that JSON can hold without loss: no fractions, which programs write in different ways. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** A value as plain data, for an audit entry: fractions as strings, dates and the like left out. */
export function toPlain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object') return null;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries.map(([name, entry]) => [name, toPlain(entry)]));
}

/**
 * JSON in its canonical form (RFC 8785), so that equal values have equal hashes: keys sorted, no spaces.
 */
export function canonicalJson(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value as Record<string, Plain>);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, entry]) => `${JSON.stringify(name)}:${canonicalJson(entry)}`).join(',')}}`;
}
