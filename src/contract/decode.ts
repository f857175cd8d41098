import type * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;
type Shape = {
  type: string;
  wrapped?: AnySchema;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
};

/** A schema without its `optional` and `nullish` wrappers. */
function unwrap(schema: AnySchema): { shape: Shape; optional: boolean } {
  let shape = schema as unknown as Shape;
  let optional = false;
  while (shape.wrapped) {
    optional = true;
    shape = shape.wrapped as unknown as Shape;
  }
  return { shape, optional };
}

function decodeText(text: string, shape: Shape, optional: boolean): unknown {
  if (text === '' && optional && shape.type !== 'string') return undefined;
  if (shape.type === 'number') {
    const number = Number(text);
    // As JSON, NaN would be null, which validation reports as missing.
    return text.trim() === '' ? undefined : Number.isFinite(number) ? number : text;
  }
  if (shape.type === 'boolean') return ['on', 'true', '1'].includes(text);
  return text;
}

/**
 * The rows of a list of objects, from fields such as `items.0.quantity=2`. Rows that were not filled in
 * are dropped, and the others counted anew.
 */
function decodeRows(name: string, item: Shape, fields: URLSearchParams): unknown[] {
  const rows = new Map<number, Record<string, unknown>>();
  for (const [key, text] of fields) {
    const match = /^(\w+)\.(\d{1,4})\.(\w+)$/.exec(key);
    const column = match?.[3];
    const schema = column === undefined ? undefined : item.entries?.[column];
    if (match?.[1] !== name || column === undefined || !schema) continue;
    const { shape, optional } = unwrap(schema);
    const index = Number(match[2]);
    const row = rows.get(index) ?? {};
    row[column] = decodeText(text, shape, optional);
    rows.set(index, row);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row)
    .filter((row) => isFilledIn(row, item));
}

/** Whether a row has any text. Where a quantity is required, none means that the row is not wanted. */
function isFilledIn(row: Record<string, unknown>, { entries }: Shape): boolean {
  const isUnwanted =
    entries?.quantity && !unwrap(entries.quantity).optional && 'quantity' in row && !row.quantity;
  return !isUnwanted && Object.values(row).some((value) => value !== '' && value !== undefined);
}

/** The texts of a record, from fields such as `settings.clientId=abc`. */
function decodeRecord(name: string, fields: URLSearchParams): Record<string, string> {
  const entries = [...fields].filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(name.length + 1), text]));
}

/**
 * Converts the texts of a query or a plain form to the types of an object schema: numbers, booleans,
 * lists (repeated names, or `items.0.quantity` for lists of objects), records (`settings.clientId`). A text that can't be converted is
 * left for validation to report. Unknown names are dropped.
 */
export function decodeFields(schema: AnySchema, fields: URLSearchParams): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries((schema as unknown as Shape).entries ?? {})) {
    const { shape, optional } = unwrap(entry);
    if (shape.type === 'array') {
      const item = unwrap(shape.item as AnySchema).shape;
      const values =
        item.type === 'object'
          ? decodeRows(name, item, fields)
          : fields
              .getAll(name)
              .filter(Boolean)
              .map((text) => decodeText(text, item, false));
      if (values.length > 0 || !optional) decoded[name] = values;
      continue;
    }
    if (shape.type === 'record') {
      const values = decodeRecord(name, fields);
      if (Object.keys(values).length > 0 || !optional) decoded[name] = values;
      continue;
    }
    const text = fields.get(name);
    if (text === null) continue;
    const value = decodeText(text, shape, optional);
    if (value !== undefined) decoded[name] = value;
  }
  return decoded;
}
