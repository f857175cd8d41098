import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COMPONENTS, ENUMERATIONS } from '../../../contract/components.ts';
import { LOCALES } from '../../../contract/values/locales.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
export type Schemas = Record<string, JsonSchema>;
/** A schema as a caller writes a value, or as the server reads and answers it. */
type Mode = 'input' | 'output';

const NAMED: Record<string, AnySchema> = Object.fromEntries(
  Object.entries(COMPONENTS).map(([name, [schema]]) => [name, schema]),
);
const names = Object.keys(NAMED);
const nameOfSchema = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));
const nameOfValues = new Map<unknown, string>(
  Object.entries(ENUMERATIONS).map(([name, values]) => [values, name]),
);

const PREFIX = '#/components/schemas/';
export const reference = (name: string) => ({ $ref: PREFIX + name });

/** A tuple has no further items. It says of what type they would be, because some tools want to know. */
function closedTuple(tuple: JsonSchema): JsonSchema {
  const { prefixItems = [] } = tuple as { prefixItems?: JsonSchema[] };
  return { ...tuple, items: prefixItems[0] ?? {}, maxItems: prefixItems.length };
}

/** A text in several languages, in one line instead of one for each language; undefined for another schema. */
function textByLocale({ properties = {}, required = [] }: JsonSchema): JsonSchema | undefined {
  const keys = Object.keys(properties);
  const isEach = keys.length === LOCALES.length && LOCALES.every((locale) => locale in properties);
  if (!isEach) return undefined;
  const { en = {} } = properties;
  const propertyNames = reference('Locale');
  return { type: 'object', propertyNames, properties: { en }, additionalProperties: en, required };
}

function convert(schemas: Record<string, AnySchema>, mode: Mode, rename = (name: string) => name) {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode: mode,
    overrideRef: ({ referenceId }) => PREFIX + rename(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'tuple') return closedTuple(jsonSchema);
      if (valibotSchema.type === 'strict_object') return textByLocale(jsonSchema);
      const name = nameOfValues.get((valibotSchema as { options?: unknown }).options);
      return name === undefined ? undefined : reference(name);
    },
  };
  return toJsonSchemaDefs({ ...NAMED, ...schemas }, config) as Schemas;
}

/** The names of the components that a part of the description refers to, directly. */
export function referencesIn(part: unknown): string[] {
  const found = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** The components that callers may write otherwise than the server answers them, such as with defaults left out. */
function withTwoForms(): ReadonlySet<string> {
  const written = convert({}, 'input');
  const answered = convert({}, 'output');
  const differs = (name: string) =>
    JSON.stringify(written[name]) !== JSON.stringify(answered[name]);
  const found = new Set(names.filter(differs));
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const name of names) {
      if (referencesIn(written[name]).some((inner) => found.has(inner))) found.add(name);
    }
  }
  return found;
}

/**
 * Converts schemas to JSON Schema, with references to the components that they contain. `input` and
 * `output` have the converted schemas under their keys, `components` all components by name.
 */
export function toJsonSchemas(schemas: {
  input: Record<string, AnySchema>;
  output: Record<string, AnySchema>;
}) {
  const twofold = withTwoForms();
  const inputName = (name: string) => (twofold.has(name) ? `${name}Input` : name);
  const parts = (mode: Mode, rename: (name: string) => string) => {
    const unnamed = Object.entries(schemas[mode]).filter(([, schema]) => !nameOfSchema.has(schema));
    const converted = convert(Object.fromEntries(unnamed), mode, rename);
    const part = (key: string, schema: AnySchema): JsonSchema => {
      const name = nameOfSchema.get(schema);
      return name === undefined ? (converted[key] ?? {}) : reference(rename(name));
    };
    const own = Object.entries(schemas[mode]).map(([key, schema]) => [key, part(key, schema)]);
    return { converted, own: Object.fromEntries(own) as Schemas };
  };
  const input = parts('input', inputName);
  const output = parts('output', (name) => name);
  const described = Object.entries(COMPONENTS).flatMap(([name, [, description]]) => [
    [name, { description, ...output.converted[name] }] as const,
    ...(twofold.has(name)
      ? [[`${name}Input`, { description, ...input.converted[name] }] as const]
      : []),
  ]);
  const enumerations = Object.entries(ENUMERATIONS).map(
    ([name, values]) => [name, { type: 'string', enum: values }] as const,
  );
  const components: Record<string, unknown> = Object.fromEntries([...described, ...enumerations]);
  return { input: input.own, output: output.own, components };
}
