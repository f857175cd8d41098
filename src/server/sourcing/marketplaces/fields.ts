import * as v from 'valibot';

/*
 * How the marketplaces' fields are read: leniently. A field that is missing, null or of another type
 * than documented is an empty one; only what nothing can be shown without makes an entry unreadable.
 */

const MOST_TEXT = 2000;
/** As an import takes it. What makes HTML safe takes four times as long for twice as much of it. */
const MOST_LONG_TEXT = 100_000;
/** As imports have them: what is counted with numbers up to these, over many pieces, stays exact. */
const MOST_COUNT = 2_000_000_000;
const MOST_DECIMAL = 10_000_000;
/** The smallest part of a unit, by which fees are divided. */
const LEAST_DECIMAL = 0.001;

const asText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.transform((text) => text.trim()),
);

/** A text or number as a text; empty where there is none. */
export const text = v.fallback(
  v.pipe(
    asText,
    v.transform((t) => t.slice(0, MOST_TEXT)),
  ),
  '',
);

/** A long text, as a description. */
export const longText = v.fallback(
  v.pipe(
    asText,
    v.transform((t) => t.slice(0, MOST_LONG_TEXT)),
  ),
  '',
);

/** An id, which must be there: digits, beyond what a number can hold. */
export const itemId = v.pipe(asText, v.regex(/^\d{1,20}$/));

/** A whole number, 0 where there is none. */
export const whole = v.fallback(
  v.pipe(
    asText,
    v.regex(/^\d{1,15}(\.\d+)?$/),
    v.transform((digits) => Math.min(Math.floor(Number(digits)), MOST_COUNT)),
  ),
  0,
);

/** A decimal number that may be missing, as a weight or a score; one beyond all reason is. */
export const decimal = v.fallback(
  v.optional(
    v.pipe(
      asText,
      v.regex(/^\d{1,8}(\.\d+)?$/),
      v.transform(Number),
      v.maxValue(MOST_DECIMAL),
      v.transform((number) => (number < LEAST_DECIMAL ? 0 : number)),
    ),
  ),
  undefined,
);

/** `true`, `"true"` or 1. */
export const flag = v.fallback(
  v.pipe(
    asText,
    v.transform((said) => said === 'true' || said === '1'),
  ),
  false,
);

/** A price in yuan, decimal, below ten million: as fen. A price of nothing is none. */
export const yuan = v.fallback(
  v.optional(
    v.pipe(
      asText,
      v.regex(/^\d{1,7}(\.\d+)?$/),
      v.transform((decimal) => Math.round(Number(decimal) * 100)),
      v.transform((fen) => fen || undefined),
    ),
  ),
  undefined,
);

/** A price in fen, whole; with a point in it, it is yuan after all. A price of nothing is none. */
export const fen = v.fallback(
  v.optional(
    v.pipe(
      asText,
      v.regex(/^(?:\d{1,9}|\d{1,7}\.\d+)$/),
      v.transform((said) => Math.round(Number(said) * (said.includes('.') ? 100 : 1))),
      v.transform((amount) => amount || undefined),
    ),
  ),
  undefined,
);

/** The address of a picture elsewhere, https; empty where there is none that a page may load. */
export const picture = v.fallback(v.pipe(asText, v.transform(pictureAddress)), '');

function pictureAddress(address: string): string {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!url || url.username || url.password) return '';
  // Their picture hosts all answer by https too.
  if (url.protocol === 'http:' && !url.port) url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : '';
}

/** A list whose unreadable entries are left out; empty where it is missing or null. */
export function list<S extends v.GenericSchema<unknown, unknown>>(entry: S) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((one): v.InferOutput<S>[] => {
          const read = v.safeParse(entry, one);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );
}

/** An object that may be missing or null, then as if it were empty: every field of it has a fallback. */
export function part<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.pipe(
    v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
    v.transform((value) => value ?? {}),
    schema,
  );
}
