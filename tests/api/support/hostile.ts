import type * as v from 'valibot';
import { sampled } from '../../support/sample.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type Json = Record<string, unknown>;

/** Hostile texts: SQL, full-text syntax, paths, markup, other scripts, control characters. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  "' OR 1=1; DROP TABLE users; --",
  '"" AND * NEAR("a" "b", 5) ^title : (',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '🧧 ‮gnirts 한국 العربية ລາວ',
  '\u0000',
  '\ud800',
  '%00%zz',
  '{{constructor}}',
  'x'.repeat(5000),
] as const;

/** Values that are not strings, or unusual strings. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [null],
  {},
  { $gt: '' },
  Array.from({ length: 2000 }, () => 'x'),
];

/** Invalid bodies. The last one is nested too deeply. */
export const HOSTILE_BODIES: readonly string[] = [
  'null',
  '[]',
  '"text"',
  '42',
  'true',
  '{}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}},"toString":1}',
  `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
];

function entriesOf(schema: AnySchema | undefined): string[] {
  return Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
}

/**
 * Each field is tested with a sixth of the hostile values, the next field with the next sixth. With
 * `TEST_FULL=1` each gets all.
 */
const EVERY = 6;

/**
 * A valid body with one field after another missing or hostile. Rows of a list are treated the same
 * way. `row` is the endpoint's place in the table, so that endpoints of few fields differ too.
 */
export function hostileBodies(
  schema: AnySchema | undefined,
  good: Json,
  row: number,
): { what: string; body: unknown }[] {
  return entriesOf(schema).flatMap((field, index) => [
    { what: `without ${field}`, body: { ...good, [field]: undefined } },
    ...sampled(HOSTILE_VALUES, EVERY, row + index).map((value) => ({
      what: `${field} = ${JSON.stringify(value)?.slice(0, 60)}`,
      body: { ...good, [field]: value },
    })),
    ...hostileRows(field, good, row),
  ]);
}

function hostileRows(field: string, good: Json, row: number): { what: string; body: unknown }[] {
  const rows = good[field];
  const [first] = Array.isArray(rows) ? rows : [];
  if (typeof first !== 'object' || first === null) return [];
  return Object.keys(first).flatMap((column, index) =>
    [undefined, ...sampled(HOSTILE_VALUES, EVERY, row + index)].map((value) => ({
      what: `${field}.0.${column} = ${JSON.stringify(value)?.slice(0, 60)}`,
      body: { ...good, [field]: [{ ...first, [column]: value }] },
    })),
  );
}

const HOSTILE_NUMBERS = [
  '-1',
  '0',
  '1.5',
  '1e99',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
];
const HOSTILE_QUERY_VALUES = [...HOSTILE_NUMBERS, ...HOSTILE_TEXTS];

/** A valid query with one field after another missing, hostile or repeated. */
export function hostileQueries(
  schema: AnySchema | undefined,
  good: Json,
  row: number,
): { what: string; query: URLSearchParams }[] {
  return entriesOf(schema).flatMap((field, index) =>
    [undefined, ...sampled(HOSTILE_QUERY_VALUES, EVERY, row + index)].map((value) => {
      const query = new URLSearchParams();
      for (const [name, given] of Object.entries(good)) {
        if (name !== field) for (const one of [given].flat()) query.append(name, String(one));
      }
      if (value !== undefined) query.append(field, value);
      if (value === '0') query.append(field, value);
      return { what: `${field} = ${JSON.stringify(value)?.slice(0, 60)}`, query };
    }),
  );
}

/** Path parameters of missing things, already encoded. */
export const HOSTILE_PARAMS = [
  'no-such-thing',
  '0',
  '-1',
  'P260101AAAAAAAA',
  'x'.repeat(64),
  'x'.repeat(65),
  'x'.repeat(4000),
  encodeURIComponent("' OR 1=1 --"),
  encodeURIComponent('ລາວ 🧧'),
  '%00',
  '%2e%2e%2fcart',
  '%E0%A4%A',
  '%',
] as const;

/** Runs a task for all items of a list, six at a time. */
export async function overAll<T>(
  list: readonly T[],
  run: (one: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  const worker = async () => {
    for (const one of rest) await run(one);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
