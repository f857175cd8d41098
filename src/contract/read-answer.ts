import { type GenericSchema, safeParse } from 'valibot';
import { type Fields, notesOf } from './foreign.ts';
import type { Locale } from './values/shop/locales.ts';

type AnySchema = GenericSchema<unknown, unknown>;
/** The parts of Valibot's schemas that are read here. */
type Shape = AnySchema & {
  wrapped: Shape;
  default: unknown;
  entries: Record<string, Shape>;
  item: Shape;
  items: readonly Shape[];
  options: readonly unknown[];
  literal: unknown;
  key: Shape;
  value: Shape;
  getter: () => Shape;
  pipe?: readonly (Shape & { kind: string; requirement?: unknown })[];
};

/** A value that could be read; undefined if it could not. */
type ReadValue = { value: unknown } | undefined;
type Path = readonly (string | number)[];

/** A part of an answer that does not fit: its path (`records.3.price`), and what belongs there. */
export type Misfit = { field: string; expected: string };

type Reading = { language: Locale; misfits: Misfit[] };

/** How many misfits are listed. */
const MAX_MISFITS = 10;
/** How deep an answer may be nested. The contract's deepest answers have less than a dozen levels. */
const MAX_LEVELS = 40;

function addMisfit({ misfits }: Reading, path: Path, { expects }: Shape): void {
  if (misfits.length < MAX_MISFITS) misfits.push({ field: path.join('.'), expected: expects });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that passes all checks of its schema. */
function checked(schema: Shape, value: unknown): ReadValue {
  const result = safeParse(schema, value);
  return result.success ? { value: result.output } : undefined;
}

function readText(schema: Shape, raw: unknown): ReadValue {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof raw);
  return isPlain ? checked(schema, String(raw)) : undefined;
}

function readNumber(schema: Shape, raw: unknown): ReadValue {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return checked(schema, checkOf(schema, 'integer') ? Math.round(number) : number);
}

const BOOLEANS: Record<string, boolean> = { true: true, false: false, '1': true, '0': false };

function readBoolean(_: Shape, raw: unknown): ReadValue {
  const text = String(raw).trim().toLowerCase();
  return Object.hasOwn(BOOLEANS, text) ? { value: BOOLEANS[text] } : undefined;
}

/** A value without case, spaces, `_` and `-`, so that `facebook-messenger` equals FACEBOOK_MESSENGER. */
const folded = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

function readOneOf(values: readonly unknown[], raw: unknown): ReadValue {
  const value = values.find((candidate) => folded(candidate) === folded(raw));
  return value === undefined ? undefined : { value };
}

/** A check of a schema, by its type. */
function checkOf({ pipe = [] }: Shape, type: string): { requirement?: unknown } | undefined {
  for (const action of pipe) {
    const found = action.type === type ? action : checkOf(action, type);
    if (found) return found;
  }
  return undefined;
}

/** The number that a check of a schema requires, such as `maxLength(20)`. */
const requirement = (schema: Shape, type: string) =>
  checkOf(schema, type)?.requirement as number | undefined;

function readList(schema: Shape, raw: unknown, path: Path, reading: Reading): ReadValue {
  if (!Array.isArray(raw)) return undefined;
  const value = raw.slice(0, requirement(schema, 'max_length')).flatMap((item, index) => {
    const itemPath = [...path, index];
    if (item === null) addMisfit(reading, itemPath, schema.item);
    const found = readValue(schema.item, item, itemPath, reading);
    return found ? [found.value] : [];
  });
  const isAllLost = raw.length > 0 && value.length === 0;
  const isTooShort = value.length < (requirement(schema, 'min_length') ?? 0);
  return isAllLost || isTooShort ? undefined : { value };
}

function readTuple({ items }: Shape, raw: unknown, path: Path, reading: Reading): ReadValue {
  if (!Array.isArray(raw)) return undefined;
  const found = items.map((item, i) => readValue(item, raw[i], [...path, i], reading));
  return found.every(Boolean) ? { value: found.map((part) => part?.value) } : undefined;
}

function readObject({ entries }: Shape, raw: unknown, path: Path, reading: Reading): ReadValue {
  if (!isRecord(raw)) return undefined;
  const fields: Record<string, unknown> = {};
  const absent: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const found = readValue(entry, fieldOf(raw, name), [...path, name], reading);
    if (found) fields[name] = found.value;
    else absent.push(name);
  }
  for (const name of absent) {
    const entry = entries[name] as Shape;
    const isPresent = fieldOf(raw, name) !== undefined;
    const found = readAbsent(entry, { fields, isPresent, path: [...path, name], reading });
    if (!found && !isPresent) addMisfit(reading, [...path, name], entry);
    if (!found) return undefined;
    if (found.value !== undefined) fields[name] = found.value;
  }
  return { value: fields };
}

/** A field of a record; undefined if it is absent or null. */
const fieldOf = (raw: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(raw, name) ? (raw[name] ?? undefined) : undefined;

/** A map without the entries that do not fit. */
function readMap(schema: Shape, raw: unknown, path: Path, reading: Reading): ReadValue {
  if (!isRecord(raw)) return undefined;
  const entries = Object.entries(raw).flatMap(([name, value]) => {
    const key = readValue(schema.key, name, [...path, name], reading);
    const found = key && readValue(schema.value, value, [...path, name], reading);
    return found ? [[key.value as string, found.value]] : [];
  });
  return { value: Object.fromEntries(entries) };
}

/** The alternative that fits as it is, else the first that can be read. */
function readUnion({ options }: Shape, raw: unknown, path: Path, { language }: Reading): ReadValue {
  const schemas = options as Shape[];
  for (const schema of schemas) {
    const found = checked(schema, raw);
    if (found) return found;
  }
  for (const schema of schemas) {
    const found = readValue(schema, raw, path, { language, misfits: [] });
    if (found) return found;
  }
  return undefined;
}

type Reader = (schema: Shape, raw: unknown, path: Path, reading: Reading) => ReadValue;
const READERS: Record<string, Reader> = {
  string: readText,
  number: readNumber,
  boolean: readBoolean,
  picklist: ({ options }, raw) => readOneOf(options, raw),
  literal: ({ literal }, raw) => readOneOf([literal], raw),
  array: readList,
  tuple: readTuple,
  object: readObject,
  record: readMap,
  union: readUnion,
  unknown: (_, value) => ({ value }),
  optional: ({ wrapped }, raw, path, reading) => readValue(wrapped, raw, path, reading),
  lazy: ({ getter }, raw, path, reading) => readValue(getter(), raw, path, reading),
};

/**
 * Reads a value; undefined if it is absent or does not fit. If it does not fit, adds a misfit for it
 * or a part of it.
 */
function readValue(schema: Shape, raw: unknown, path: Path, reading: Reading): ReadValue {
  if (raw === undefined || raw === null) return undefined;
  const read = READERS[schema.type];
  if (!read) throw new Error(`answers with ${schema.type} can't be read`);
  const misfitsBefore = reading.misfits.length;
  const value = notesOf(schema).convert?.(raw) ?? raw;
  const found = path.length > MAX_LEVELS ? undefined : read(schema, value, path, reading);
  if (!found && reading.misfits.length === misfitsBefore) addMisfit(reading, path, schema);
  return found;
}

/** The empty values, by the type of their schema. */
const EMPTY: Record<string, unknown> = {
  string: '',
  number: 0,
  boolean: false,
  array: [],
  record: {},
};

type Absent = {
  /** The record's other fields. */
  fields: Fields;
  /** Whether there is a value, which does not fit. */
  isPresent: boolean;
  path: Path;
  reading: Reading;
};

/** What stands for a field that is absent or does not fit; undefined if nothing can. */
function readAbsent(schema: Shape, { fields, isPresent, path, reading }: Absent): ReadValue {
  const { absent } = notesOf(schema);
  if (absent) {
    const value = absent(fields, reading.language);
    return value === undefined ? undefined : { value };
  }
  if (schema.type === 'optional') {
    const { wrapped, default: value } = schema;
    return value === undefined ? { value } : readValue(wrapped, value, path, reading);
  }
  // A literal has one possible value, which stands for an absent one, but not for another value.
  if (schema.type === 'literal') return isPresent ? undefined : { value: schema.literal };
  if (schema.type === 'object') return readObject(schema, {}, path, reading);
  return Object.hasOwn(EMPTY, schema.type) ? checked(schema, EMPTY[schema.type]) : undefined;
}

/**
 * Reads the answer of another backend, as leniently as makes sense:
 *
 * - Null counts as absent. An absent field gets the value that the contract notes beside it
 *   (foreign.ts), else the empty value of its type, if its schema accepts that. Otherwise its record
 *   does not fit. Unknown fields are dropped.
 * - Texts, numbers and booleans are converted to each other. Enumerations may have any spelling.
 * - A field that does not fit counts as absent. A record that does not fit is left out of its list. If a
 *   list loses all its records so, the list does not fit.
 *
 * Without `output`, the answer as a whole does not fit. `misfits` list the parts that did not fit, but
 * not their values. `language` is that of the request.
 */
export function readAnswer(
  schema: AnySchema,
  raw: unknown,
  language: Locale,
): { output?: unknown; misfits: Misfit[] } {
  const reading: Reading = { language, misfits: [] };
  const found = readValue(schema as Shape, raw, [], reading);
  if (found) return { output: found.value, misfits: reading.misfits };
  if (reading.misfits.length === 0) addMisfit(reading, [], schema as Shape);
  return { misfits: reading.misfits };
}
