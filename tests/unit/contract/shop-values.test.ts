import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type FieldShape, shapeOf } from '../../../src/components/desk/shop/field-shape.ts';
import { decodeFields } from '../../../src/contract/decode.ts';
import { type FormPart, PART_VALUES } from '../../../src/contract/ops/shop/shop-values.ts';
import { validate } from '../../../src/contract/validate.ts';
import { exportTenant } from '../../../src/server/commerce/site/export-tenant.ts';
import { partOf } from '../../../src/server/commerce/site/parts.ts';
import { openSite } from '../support/site.ts';

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** The values that a browser sends for an untouched field, with the empty row for a new entry. */
function sent(path: string, shape: FieldShape, value: unknown): [string, string][] {
  const fields = (one: unknown, prefix: string, shapes: readonly [string, FieldShape][]) =>
    shapes.flatMap(([name, inner]) =>
      sent(`${prefix}.${name}`, inner, ((one ?? {}) as Record<string, unknown>)[name]),
    );
  switch (shape.kind) {
    case 'texts':
      return Object.entries({ en: '', ru: '', ...(value as object) }).map(([locale, one]) => [
        `${path}.${locale}`,
        text(one),
      ]);
    case 'group':
      return fields(value, path, shape.fields);
    case 'rows':
      return [...((value ?? []) as unknown[]), {}].flatMap((row, i) =>
        fields(row, `${path}.${i}`, shape.fields),
      );
    case 'places':
      return shape.options.map((_, i) => [path, text((value as string[])[i])]);
    case 'choices':
    case 'list':
      return ((value ?? []) as string[]).map((one) => [path, one]);
    case 'box':
      return value === true
        ? [
            [path, 'true'],
            [path, 'false'],
          ]
        : [[path, 'false']];
    default:
      return [[path, text(value)]];
  }
}

describe('the form of a part, sent as it is, changes nothing', () => {
  const names = Object.keys(PART_VALUES) as FormPart[];
  it.each(names)('%s', async (name) => {
    const db = await openSite();
    const schema = PART_VALUES[name] as v.GenericSchema<unknown, unknown> & { entries: object };
    for (const id of ['naga', 'karwan', 'sampan']) {
      const value = partOf(await exportTenant(db, id), name);
      const fields = Object.entries(schema.entries).flatMap(([field, entry]) =>
        sent(field, shapeOf(entry), value[field]),
      );
      const decoded = decodeFields(schema, new URLSearchParams(fields));
      const result = validate(schema, decoded);
      expect(result.problems).toBeUndefined();
      const output = 'output' in result ? result.output : undefined;
      expect(JSON.parse(JSON.stringify(output))).toEqual(JSON.parse(JSON.stringify(value)));
    }
  });
});

it.each([
  ['2026-02-31T10:00', false],
  ['2026-13-01T10:00', false],
  ['2026-11-21T24:00', false],
  ['2026-11-21T10:75', false],
  ['2028-02-29T23:59', true],
  ['2026-11-21T10:00:00.000Z', true],
])('a banner until %s is accepted: %s', (until, isAccepted) => {
  const banner = { id: 'a', image: '/brand/shop.svg', title: { en: 'A' }, text: { en: 'A' } };
  const { problems } = validate(PART_VALUES.banners, {
    banners: [{ ...banner, link: '/search', until }],
  });
  expect(problems?.map(({ field }) => field) ?? []).toEqual(isAccepted ? [] : ['banners.0.until']);
});
