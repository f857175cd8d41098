import * as v from 'valibot';

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

/** The fields whose names begin with `name.`, without that. */
function fieldsBelow(name: string, fields: URLSearchParams): URLSearchParams {
  const below = new URLSearchParams();
  for (const [key, text] of fields) {
    if (key.startsWith(`${name}.`)) below.append(key.slice(name.length + 1), text);
  }
  return below;
}

/**
 * The rows of a list of objects, from fields such as `items.0.quantity=2`. Rows that were not filled in
 * are dropped, and the others counted anew.
 */
const decodeRows = (name: string, item: AnySchema, fields: URLSearchParams): unknown[] =>
  rowsFilledIn(name, item, fields).map(({ row }) => row);

function rowsFilledIn(name: string, item: AnySchema, fields: URLSearchParams) {
  const below = fieldsBelow(name, fields);
  const indices = [...below.keys()].flatMap((key) => /^(\d{1,4})\./.exec(key)?.[1] ?? []);
  const { shape } = unwrap(item);
  return [...new Set(indices)]
    .sort((a, b) => Number(a) - Number(b))
    .map((index) => ({ index, posted: fieldsBelow(index, below) }))
    .map(({ index, posted }) => ({ index, posted, row: decodeFields(item, posted) }))
    .filter(({ posted, row }) => isFilledIn(row, shape, posted.has('quantity')));
}

/** Whether a row has any text. Where a quantity is required, none means that the row is not wanted. */
function isFilledIn(
  row: Record<string, unknown>,
  { entries }: Shape,
  asksQuantity: boolean,
): boolean {
  const isUnwanted =
    entries?.quantity && !unwrap(entries.quantity).optional && asksQuantity && !row.quantity;
  return !isUnwanted && Object.values(row).some(hasText);
}

/** Whether a decoded value has any text. What every row has, such as a box that is not ticked, doesn't count. */
const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasText)
    : value !== '' && value !== undefined && value !== false;

/** Whether an empty text stands for nothing, because the field may be left out and may not be empty. */
const isLeftOut = (text: string, entry: AnySchema, optional: boolean): boolean =>
  text === '' && optional && !v.is(entry, text);

/**
 * Converts the texts of a query or a plain form to the types of an object schema: numbers, booleans,
 * lists (repeated names, or `items.0.quantity` for lists of objects), objects (`name.en`), and records (`settings.clientId`). A text that can't be
 * converted is left for validation to report. Unknown names are dropped.
 */
export function decodeFields(schema: AnySchema, fields: URLSearchParams): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(unwrap(schema).shape.entries ?? {})) {
    const value = decodeEntry(name, entry, fields);
    if (value !== undefined) decoded[name] = value;
  }
  return decoded;
}

function decodeEntry(name: string, entry: AnySchema, fields: URLSearchParams): unknown {
  const { shape, optional } = unwrap(entry);
  if (isObject(shape)) {
    const value = decodeFields(entry, fieldsBelow(name, fields));
    return optional && !hasText(value) ? undefined : value;
  }
  if (shape.type === 'array') {
    const item = shape.item as AnySchema;
    const itemShape = unwrap(item).shape;
    const values = isObject(itemShape)
      ? decodeRows(name, item, fields)
      : fields
          .getAll(name)
          .filter(Boolean)
          .map((text) => decodeText(text, itemShape, false));
    return values.length > 0 || !optional ? values : undefined;
  }
  if (shape.type === 'record') {
    const texts = Object.fromEntries(fieldsBelow(name, fields));
    return Object.keys(texts).length > 0 || !optional ? texts : undefined;
  }
  const text = fields.get(name);
  if (text === null || isLeftOut(text, entry, optional)) return undefined;
  return decodeText(text, shape, optional);
}

const isObject = ({ type }: Shape): boolean => type === 'object' || type === 'strict_object';

/**
 * The name that a plain form gave to the field of a decoded value. They differ in lists, which are decoded without what
 * was left empty: the mistake at `items.0` may have been typed into `items.2`.
 */
export function postedName(schema: AnySchema, fields: URLSearchParams, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const entry = unwrap(schema).shape.entries?.[name];
  if (!entry || rest.length === 0) return path;
  const { shape } = unwrap(entry);
  if (isObject(shape)) {
    return `${name}.${postedName(entry, fieldsBelow(name, fields), rest.join('.'))}`;
  }
  return shape.type === 'array' ? postedItem(name, shape.item as AnySchema, fields, rest) : path;
}

/** As `postedName`, for an item of a list, or a field of it. */
function postedItem(
  name: string,
  item: AnySchema,
  fields: URLSearchParams,
  [at = '', ...rest]: readonly string[],
): string {
  if (!isObject(unwrap(item).shape)) {
    const filledIn = fields.getAll(name).flatMap((text, i) => (text === '' ? [] : i));
    return `${name}.${filledIn[Number(at)] ?? at}`;
  }
  const found = rowsFilledIn(name, item, fields)[Number(at)];
  if (!found) return [name, at, ...rest].join('.');
  const inner = rest.length > 0 ? [postedName(item, found.posted, rest.join('.'))] : [];
  return [name, found.index, ...inner].join('.');
}
