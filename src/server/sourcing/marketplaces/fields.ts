import * as v from 'valibot';

/*
 * Schemas that read marketplace fields leniently. A field that is missing, null or of an undocumented
 * type counts as empty. An entry is unreadable only if a required field, such as its id, is missing.
 */

/** The longest text of a field, in characters. */
const MAX_TEXT = 2000;
/**
 * In characters. The same limit as for imports: the time to sanitise HTML grows with the square of its
 * length.
 */
const MAX_LONG_TEXT = 100_000;
/** The same limits as for imports: sums of such numbers over many pieces stay exact integers. */
const MAX_COUNT = 2_000_000_000;
const MAX_DECIMAL = 10_000_000;
/** Smaller numbers count as 0, because a fee that is divided by a tiny number would be huge. */
const MIN_DECIMAL = 0.001;

const asText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.transform((text) => text.trim()),
);

/** A string or number as a trimmed string; empty if missing. */
export const text = v.fallback(
  v.pipe(
    asText,
    v.transform((value) => value.slice(0, MAX_TEXT)),
  ),
  '',
);

/** As `text`, with a higher limit for long texts such as descriptions. */
export const longText = v.fallback(
  v.pipe(
    asText,
    v.transform((value) => value.slice(0, MAX_LONG_TEXT)),
  ),
  '',
);

/** A required id: a string of digits, because ids exceed safe integers. */
export const itemId = v.pipe(asText, v.regex(/^\d{1,20}$/));

/** An integer; 0 if missing. */
export const integer = v.fallback(
  v.pipe(
    asText,
    v.regex(/^\d{1,15}(\.\d+)?$/),
    v.transform((digits) => Math.min(Math.floor(Number(digits)), MAX_COUNT)),
  ),
  0,
);

/** An optional decimal number, such as a weight or a score; undefined if it exceeds the limit. */
export const decimal = v.fallback(
  v.optional(
    v.pipe(
      asText,
      v.regex(/^\d{1,8}(\.\d+)?$/),
      v.transform(Number),
      v.maxValue(MAX_DECIMAL),
      v.transform((number) => (number < MIN_DECIMAL ? 0 : number)),
    ),
  ),
  undefined,
);

/** A boolean: true for `true`, `"true"` and 1, false for anything else. */
export const flag = v.fallback(
  v.pipe(
    asText,
    v.transform((value) => value === 'true' || value === '1'),
  ),
  false,
);

/** A decimal price in yuan below ten million, converted to fen. A price of 0 counts as missing. */
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

/**
 * A price in fen. If it has a decimal point it is in yuan and is converted. A price of 0 counts as
 * missing.
 */
export const fen = v.fallback(
  v.optional(
    v.pipe(
      asText,
      v.regex(/^(?:\d{1,9}|\d{1,7}\.\d+)$/),
      v.transform((price) => Math.round(Number(price) * (price.includes('.') ? 100 : 1))),
      v.transform((amount) => amount || undefined),
    ),
  ),
  undefined,
);

/** The https URL of a picture; empty if a page may not load it. */
export const picture = v.fallback(v.pipe(asText, v.transform(httpsUrlOf)), '');

function httpsUrlOf(text: string): string {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!url || url.username || url.password) return '';
  // All picture hosts of the marketplaces support https.
  if (url.protocol === 'http:' && !url.port) url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : '';
}

/** A list without its unreadable entries; empty if missing or null. */
export function list<S extends v.GenericSchema<unknown, unknown>>(entry: S) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((value): v.InferOutput<S>[] => {
          const read = v.safeParse(entry, value);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );
}

/** An object whose fields all have fallbacks; if it is missing or null it counts as empty. */
export function nested<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.pipe(
    v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
    v.transform((value) => value ?? {}),
    schema,
  );
}
