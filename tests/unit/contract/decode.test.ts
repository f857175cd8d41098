import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decodeFields, postedName } from '../../../src/contract/decode.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

const decode = (name: 'announceParcel' | 'addManyToCart', fields: Record<string, string>) =>
  decodeFields(endpoints[name].body, new URLSearchParams(fields));

describe('the rows of a plain form', () => {
  it('that were left empty are dropped, and the others counted anew', () => {
    const row = (index: number, title: string, quantity: string, price: string) => ({
      [`items.${index}.title`]: title,
      [`items.${index}.quantity`]: quantity,
      [`items.${index}.price`]: price,
    });
    const fields = {
      ...row(0, '', '', ''),
      ...row(1, 'Tea set', '2', '88'),
      ...row(2, '', '', '9'),
    };
    expect(decode('announceParcel', fields).items).toEqual([
      { title: 'Tea set', quantity: 2, price: '88' },
      { title: '', price: '9' },
    ]);
  });

  it('keep what was typed where the quantity may be left out, and then are one piece', () => {
    const { items } = decode('announceParcel', {
      ...{ 'items.0.title': 'Tea set', 'items.0.quantity': '', 'items.0.price': '88' },
    });
    expect(items).toEqual([{ title: 'Tea set', price: '88' }]);
    expect(v.parse(endpoints.announceParcel.body.entries.items, items)).toEqual([
      { title: 'Tea set', quantity: 1, price: '88' },
    ]);
  });

  it('are dropped if a required quantity is empty', () => {
    const { items } = decode('addManyToCart', {
      ...{ 'items.0.productSkuId': 'red', 'items.0.quantity': '' },
      ...{ 'items.1.productSkuId': 'blue', 'items.1.quantity': '3' },
    });
    expect(items).toEqual([{ productSkuId: 'blue', quantity: 3 }]);
  });
});

it('a text that is no number is left for validation to report', () => {
  for (const quantity of ['many', '1e999', 'NaN']) {
    const { items } = decode('addManyToCart', {
      ...{ 'items.0.productSkuId': 'red', 'items.0.quantity': quantity },
    });
    expect(items).toEqual([{ productSkuId: 'red', quantity }]);
  }
});

it('a tracking number is read without spaces and dashes, in capitals', () => {
  const shipment = endpoints.markShipped.body.entries.parcels.pipe[0].item;
  for (const { entries } of [endpoints.announceParcel.body, endpoints.shipParcel.body, shipment]) {
    expect(v.parse(entries.domesticTrackingNo, ' yt-8830 0123 ')).toBe('YT88300123');
    expect(v.is(entries.domesticTrackingNo, 'YT 1')).toBe(false);
  }
});

it('objects in a form are named by their path; what may be left out and is empty is left out', () => {
  const texts = v.strictObject({
    en: v.pipe(v.string(), v.minLength(1)),
    ru: v.optional(v.pipe(v.string(), v.minLength(1))),
  });
  const schema = v.object({
    name: texts,
    link: v.optional(v.pipe(v.string(), v.startsWith('/'))),
    shown: v.boolean(),
    rows: v.array(
      v.object({
        id: v.string(),
        title: texts,
        until: v.optional(v.pipe(v.string(), v.minLength(1))),
      }),
    ),
  });
  const fields = new URLSearchParams({
    ...{ 'name.en': 'Tea', 'name.ru': '', link: '', 'rows.0.id': 'a', 'rows.0.title.en': 'A' },
    ...{ 'rows.0.until': '', 'rows.1.id': '', 'rows.1.title.en': '' },
  });
  fields.append('shown', 'true');
  fields.append('shown', 'false');
  expect(decodeFields(schema, fields)).toEqual({
    name: { en: 'Tea' },
    shown: true,
    rows: [{ id: 'a', title: { en: 'A' } }],
  });
});

it('a record has the fields that begin with its name', () => {
  const schema = v.object({ settings: v.optional(v.record(v.string(), v.string()), {}) });
  const fields = new URLSearchParams('settings.clientId=a&settings.mode=live&settingsOther=c');
  expect(decodeFields(schema, fields)).toEqual({ settings: { clientId: 'a', mode: 'live' } });
  expect(decodeFields(schema, new URLSearchParams('other=1'))).toEqual({});
});

describe('the field of a decoded value has in the form', () => {
  const schema = v.object({
    rows: v.array(v.object({ name: v.object({ en: v.string() }), ids: v.array(v.string()) })),
    list: v.array(v.string()),
    one: v.object({ name: v.string() }),
  });
  const fields = new URLSearchParams([
    ...[0, 1, 2].map((i) => [`rows.${i}.name.en`, i === 1 ? '' : 'Tea']),
    ...['', 'p1', '', 'p2'].map((id) => ['rows.2.ids', id]),
    ...['a', '', 'b'].map((text) => ['list', text]),
  ] as [string, string][]);

  it.each([
    ['rows.0.name.en', 'rows.0.name.en'],
    ['rows.1.name.en', 'rows.2.name.en'],
    ['rows.1.ids.1', 'rows.2.ids.3'],
    ['rows.1', 'rows.2'],
    ['rows.7.name', 'rows.7.name'],
    ['rows', 'rows'],
    ['list.1', 'list.2'],
    ['one.name', 'one.name'],
    ['tenant', 'tenant'],
  ])('for %s the name %s', (path, name) => {
    expect(postedName(schema, fields, path)).toBe(name);
  });
});
