import * as v from 'valibot';
import type { Locale } from './values/shop/locales.ts';

/*
 * Notes on schemas about the answers of other backends, for `readAnswer` (read-answer.ts). Validation
 * ignores the notes: the embedded backend sends exactly what the schema says.
 */

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The fields of a record that could be read, and those before this one that were absent. */
export type Fields = Readonly<Record<string, unknown>>;
/** Derives an absent field from the record's others, or from the language of the request; undefined if it can't. */
type Derive<T> = (fields: Fields, language: Locale) => T | undefined;

export type Notes = {
  absent?: Derive<unknown>;
  convert?: (value: unknown) => unknown;
};

function note<S extends AnySchema>(schema: S, notes: Notes): S {
  return v.pipe(schema, v.metadata(notes)) as unknown as S;
}

export const notesOf = (schema: AnySchema): Notes => v.getMetadata(schema);

/**
 * A field that may be absent, and what stands for it then. Only needed where the empty value of its
 * type (`''`, `0`, `false`, `[]`, an object of empty values) does not fit or would be wrong.
 */
export function ifAbsent<S extends AnySchema>(
  schema: S,
  value: v.InferOutput<S> | Derive<v.InferOutput<S>>,
): S {
  const absent = typeof value === 'function' ? (value as Derive<unknown>) : () => value;
  return note(schema, { absent });
}

/** A field without which its record makes no sense, although its type has an empty value. */
export function essential<S extends AnySchema>(schema: S): S {
  return note(schema, { absent: () => undefined });
}

/**
 * A field that other backends may write in another form. `convert` converts that form to the schema's,
 * and returns every other value unchanged.
 */
export function alsoWritten<S extends AnySchema>(
  schema: S,
  convert: (value: unknown) => unknown,
): S {
  return note(schema, { convert });
}
