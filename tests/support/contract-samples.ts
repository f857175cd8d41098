import * as v from 'valibot';

/** The parts of Valibot's schemas that tests walk. */
export type Shape = v.GenericSchema<unknown, unknown> & {
  wrapped: Shape;
  entries: Record<string, Shape>;
  item: Shape;
  items: readonly Shape[];
  options: readonly unknown[];
  literal: unknown;
  key: Shape;
  value: Shape;
  getter: () => Shape;
};

/** Texts of which one fits each field of the contract. */
const TEXTS = ['Text 1', 'P26AA', '12.34', 'KZT', '#2255aa', 'kz', '/a.svg', 'a@b.test', 'G-ABCD'];
TEXTS.push(
  'https://a.test',
  '+77011234567',
  'token',
  'FACEBOOK',
  'Asia/Almaty',
  '2026-11-28T08:30:00.000Z',
);
const NUMBERS = [5, 96, 1];

/** A value that a schema accepts. Lists have two entries; a tree ends after two levels. */
export function sampleOf(schema: Shape, level = 0): unknown {
  const fitting = (values: readonly unknown[]) => {
    const found = values.find((value) => v.safeParse(schema, value).success);
    if (found === undefined) throw new Error(`no sample of ${schema.type}`);
    return found;
  };
  switch (schema.type) {
    case 'string':
    case 'unknown':
      return fitting(TEXTS);
    case 'number':
      return fitting(NUMBERS);
    case 'boolean':
      return true;
    case 'picklist':
      return schema.options[0];
    case 'literal':
      return schema.literal;
    case 'optional':
      return sampleOf(schema.wrapped, level);
    case 'union':
      return sampleOf(schema.options.at(-1) as Shape, level);
    case 'lazy':
      return sampleOf(schema.getter(), level + 1);
    case 'array':
      // Some lists may have nothing twice.
      if (schema.item.type === 'picklist') return schema.item.options.slice(0, 2);
      return level > 1 ? [] : [sampleOf(schema.item, level), sampleOf(schema.item, level)];
    case 'tuple':
      return schema.items.map((item) => sampleOf(item, level));
    case 'record':
      return { [String(sampleOf(schema.key))]: sampleOf(schema.value) };
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries).map(([name, entry]) => [name, sampleOf(entry, level)]),
      );
    default:
      throw new Error(`no sample of ${schema.type}`);
  }
}

/** Whether a value has the types of a schema, whatever its checks say. */
export function hasTypes(schema: Shape, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'picklist':
      return schema.options.includes(value);
    case 'literal':
      return value === schema.literal;
    case 'unknown':
      return true;
    case 'optional':
      return value === undefined || hasTypes(schema.wrapped, value);
    case 'union':
      return schema.options.some((option) => hasTypes(option as Shape, value));
    case 'lazy':
      return hasTypes(schema.getter(), value);
    case 'array':
      return Array.isArray(value) && value.every((one) => hasTypes(schema.item, one));
    case 'tuple':
      return (
        Array.isArray(value) && schema.items.every((item, index) => hasTypes(item, value[index]))
      );
    case 'record':
      return Object.entries(value as object).every(
        ([key, one]) => hasTypes(schema.key, key) && hasTypes(schema.value, one),
      );
    default:
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(schema.entries).every(([name, entry]) =>
          hasTypes(entry, (value as Record<string, unknown>)[name]),
        )
      );
  }
}
