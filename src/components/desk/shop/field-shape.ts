import type * as v from 'valibot';
import { LOCALES } from '../../../contract/values/shop/locales.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type Shape = {
  type: string;
  wrapped?: AnySchema;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  options?: readonly unknown[];
  /** The steps of a pipe. One of them may say in its metadata that the order of a list counts. */
  pipe?: readonly { type: string; metadata?: { inOrder?: boolean } }[];
};

/** The kind of input for a field of a part. */
export type FieldShape =
  | { kind: 'text' | 'number' | 'box' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'texts' }
  | { kind: 'group'; fields: readonly [name: string, shape: FieldShape][] }
  | { kind: 'rows'; fields: readonly [name: string, shape: FieldShape][] }
  | { kind: 'choices' | 'places'; options: readonly string[] }
  | { kind: 'list' };

/** The shape of a schema of the contract, so that a form has exactly its fields. */
export function shapeOf(schema: AnySchema): FieldShape {
  const shape = unwrap(schema);
  if (shape.entries) return isTexts(shape.entries) ? { kind: 'texts' } : group(shape.entries);
  if (shape.type === 'array') return listShape(shape);
  if (shape.type === 'picklist') return { kind: 'choice', options: optionsOf(shape) };
  if (shape.type === 'number') return { kind: 'number' };
  return { kind: shape.type === 'boolean' ? 'box' : 'text' };
}

/**
 * Whether the form of a part shows an error at the path of a field, below the field that has this shape. `languages`
 * are those in which texts can be typed.
 */
export function showsErrorAt(
  shape: FieldShape,
  [name, ...rest]: readonly string[],
  languages: readonly string[],
): boolean {
  if (shape.kind === 'box') return false;
  if (name === undefined) return !['texts', 'group', 'rows'].includes(shape.kind);
  switch (shape.kind) {
    case 'texts':
      return rest.length === 0 && languages.includes(name);
    case 'group':
      return showsErrorInside(shape.fields, [name, ...rest], languages);
    case 'rows':
      return showsErrorInside(shape.fields, rest, languages);
    default:
      return (shape.kind === 'list' || shape.kind === 'places') && rest.length === 0;
  }
}

function showsErrorInside(
  fields: readonly [name: string, shape: FieldShape][],
  [name, ...rest]: readonly string[],
  languages: readonly string[],
): boolean {
  const found = fields.find(([one]) => one === name);
  return found !== undefined && showsErrorAt(found[1], rest, languages);
}

function listShape({ item, pipe = [] }: Shape): FieldShape {
  const shape = unwrap(item as AnySchema);
  if (shape.entries) return { kind: 'rows', fields: group(shape.entries).fields };
  if (shape.type !== 'picklist') return { kind: 'list' };
  const isOrdered = pipe.some(({ metadata }) => metadata?.inOrder);
  return { kind: isOrdered ? 'places' : 'choices', options: optionsOf(shape) };
}

const group = (entries: Record<string, AnySchema>) => ({
  kind: 'group' as const,
  fields: Object.entries(entries).map(([name, entry]) => [name, shapeOf(entry)] as const) as [
    string,
    FieldShape,
  ][],
});

const optionsOf = ({ options = [] }: Shape): string[] => options.map(String);

/** Whether an object is a text in several languages. */
const isTexts = (entries: Record<string, AnySchema>): boolean =>
  LOCALES.every((locale) => locale in entries);

function unwrap(schema: AnySchema): Shape {
  let shape = schema as unknown as Shape;
  while (shape.wrapped) shape = shape.wrapped as unknown as Shape;
  return shape;
}
