import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COMPONENTS, ENUMERATIONS } from '../../../contract/components.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
export type Schemas = Record<string, JsonSchema>;
/**
 * Which form of a schema is described: that of what a caller may send, or of what the server returns.
 */
type Mode = 'input' | 'output';

const COMPONENT_SCHEMAS: Record<string, AnySchema> = Object.fromEntries(
  Object.entries(COMPONENTS).map(([name, [schema]]) => [name, schema]),
);
const componentNames = Object.keys(COMPONENT_SCHEMAS);
const nameOfSchema = new Map(
  Object.entries(COMPONENT_SCHEMAS).map(([name, schema]) => [schema, name]),
);
/** The names of enumerations, by their list of values. */
const nameOfValues = new Map<unknown, string>(
  Object.entries(ENUMERATIONS).map(([name, values]) => [values, name]),
);

const PREFIX = '#/components/schemas/';
export const reference = (name: string) => ({ $ref: PREFIX + name });

/** A tuple of fixed length (`maxItems`). It needs no `items`, but some tools require it. */
function closedTuple(tuple: JsonSchema): JsonSchema {
  const { prefixItems = [] } = tuple as { prefixItems?: JsonSchema[] };
  return { ...tuple, items: prefixItems[0] ?? {}, maxItems: prefixItems.length };
}

/**
 * Shortens the schema of a text in all languages: only `en` is listed, the other languages follow from
 * `propertyNames`. Returns undefined if the schema is not one of such a text.
 */
function textByLocale({ properties = {}, required = [] }: JsonSchema): JsonSchema | undefined {
  const keys = Object.keys(properties);
  const hasAllLocales =
    keys.length === LOCALES.length && LOCALES.every((locale) => locale in properties);
  if (!hasAllLocales) return undefined;
  const { en = {} } = properties;
  const propertyNames = reference('Locale');
  return { type: 'object', propertyNames, properties: { en }, additionalProperties: en, required };
}

/**
 * Converts all components and these schemas to JSON Schema. `rename` maps the name of a component to the
 * name that references use.
 */
function convert(schemas: Record<string, AnySchema>, mode: Mode, rename = (name: string) => name) {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    // Metadata are notes for this program: on fields in forms of the desk, and in answers of other backends.
    ignoreActions: ['metadata'],
    typeMode: mode,
    overrideRef: ({ referenceId }) => PREFIX + rename(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'tuple') return closedTuple(jsonSchema);
      if (valibotSchema.type === 'strict_object') return textByLocale(jsonSchema);
      const name = nameOfValues.get((valibotSchema as { options?: unknown }).options);
      return name === undefined ? undefined : reference(name);
    },
  };
  return toJsonSchemaDefs({ ...COMPONENT_SCHEMAS, ...schemas }, config) as Schemas;
}

/** The names of the components to which a part of the description refers directly. */
export function referencesIn(part: unknown): string[] {
  const found = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/**
 * The components whose input differs from their output, for example because callers may leave out fields
 * with defaults; also those that contain such a component.
 */
function componentsWithInputForm(): ReadonlySet<string> {
  const inputs = convert({}, 'input');
  const outputs = convert({}, 'output');
  const differs = (name: string) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name]);
  const found = new Set(componentNames.filter(differs));
  let sizeBefore: number;
  do {
    sizeBefore = found.size;
    for (const name of componentNames) {
      if (referencesIn(inputs[name]).some((inner) => found.has(inner))) found.add(name);
    }
  } while (found.size > sizeBefore);
  return found;
}

/**
 * Converts schemas to JSON Schema, with references to the components that they contain. The result's
 * `input` and `output` have the converted schemas under the same keys, and `components` has all components
 * by name. A component whose input differs from its output is there twice: `Name` and `NameInput`.
 */
export function toJsonSchemas(schemas: {
  input: Record<string, AnySchema>;
  output: Record<string, AnySchema>;
}) {
  const withInputForm = componentsWithInputForm();
  const inputName = (name: string) => (withInputForm.has(name) ? `${name}Input` : name);
  const convertAll = (mode: Mode, rename: (name: string) => string) => {
    const entries = Object.entries(schemas[mode]);
    const unnamed = entries.filter(([, schema]) => !nameOfSchema.has(schema));
    const converted = convert(Object.fromEntries(unnamed), mode, rename);
    const schemaOf = (key: string, schema: AnySchema): JsonSchema => {
      const name = nameOfSchema.get(schema);
      return name === undefined ? (converted[key] ?? {}) : reference(rename(name));
    };
    const byKey: Schemas = Object.fromEntries(
      entries.map(([key, schema]) => [key, schemaOf(key, schema)]),
    );
    return { converted, byKey };
  };
  const input = convertAll('input', inputName);
  const output = convertAll('output', (name) => name);
  const components: Record<string, unknown> = {};
  for (const [name, [, description]] of Object.entries(COMPONENTS)) {
    components[name] = { description, ...output.converted[name] };
    if (withInputForm.has(name)) {
      components[`${name}Input`] = { description, ...input.converted[name] };
    }
  }
  for (const [name, values] of Object.entries(ENUMERATIONS)) {
    components[name] = { type: 'string', enum: values };
  }
  return { input: input.byKey, output: output.byKey, components };
}
