import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  announcementsValue,
  bannersValue,
  feesValue,
} from '../../../../src/contract/ops/shop/shop-values.ts';
import { tenantFile } from '../../../../src/contract/ops/shop/tenant-file.ts';
import { instant } from '../../../../src/contract/values/fields.ts';

const ACCEPTED = [
  ['2026-11-29T08:00:00Z', '2026-11-29T08:00:00.000Z'],
  ['2026-11-29T08:00:00.5Z', '2026-11-29T08:00:00.500Z'],
  ['2026-11-29T08:00:00+08:00', '2026-11-29T00:00:00.000Z'],
  ['2028-02-29T23:30:00-05:30', '2028-03-01T05:00:00.000Z'],
] as const;
const REFUSED = [
  '2026-11-29T08:00:00+08',
  '2026-11-29T08:00:00+0800',
  '2026-11-29T08:00:00',
  '2026-11-29 08:00:00Z',
  '2026-11-29T08:00Z',
  '2026-02-30T08:00:00Z',
  '2026-02-29T08:00:00+08:00',
  '2026-11-29',
  '1764374400000',
  '',
];

const said = { en: 'Said' };
const banner = { id: 'a', image: '/brand/a.svg', title: said, text: said, link: '/' };
const news = { id: 'a', title: said, html: said };
const { banners, announcements } = tenantFile.entries;
/**
 * The fields with instants in files and parts: the schema, and a function that makes a value with an
 * instant.
 */
const PLACES: [string, v.GenericSchema<unknown, unknown>, (time: string) => unknown][] = [
  ['from in a file', banners, (from) => [{ ...banner, from }]],
  ['until in a file', banners, (until) => [{ ...banner, until }]],
  ['publishedAt in a file', announcements, (publishedAt) => [{ ...news, publishedAt }]],
  ['from in a part', bannersValue, (from) => ({ banners: [{ ...banner, from }] })],
  ['until in a part', bannersValue, (until) => ({ banners: [{ ...banner, until }] })],
  [
    'publishedAt in a part',
    announcementsValue,
    (publishedAt) => ({ announcements: [{ ...news, publishedAt }] }),
  ],
  [
    'validFrom in a part',
    feesValue,
    (validFrom) => ({
      serviceFee: {
        basisPoints: 1,
        minimum: '0.00',
        rules: [{ basisPoints: 1, minimum: '0.00', validFrom }],
      },
      withdrawal: { minimum: '0.00', fee: '0.00' },
    }),
  ],
];

describe('an instant', () => {
  it.each(ACCEPTED)('%s is %s', (typed, utc) => {
    expect(v.parse(instant, typed)).toBe(utc);
  });

  it.each(REFUSED)('is not %j', (typed) => {
    expect(v.is(instant, typed)).toBe(false);
  });

  it('has one way to be written in UTC, whatever its offset', () => {
    const day = fc.date({ min: new Date(0), max: new Date('2999-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -14 * 60, max: 14 * 60 }), (time, minutes) => {
        const local = new Date(time.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        const two = (part: number) => String(Math.trunc(Math.abs(part))).padStart(2, '0');
        const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
        expect(v.parse(instant, local + offset)).toBe(time.toISOString());
      }),
    );
  });

  describe.each(PLACES)('%s', (_, schema, valueWith) => {
    it('must follow the same rules', () => {
      for (const [typed, utc] of ACCEPTED) {
        expect(JSON.stringify(v.parse(schema, valueWith(typed)))).toContain(utc);
      }
      for (const typed of REFUSED)
        expect([typed, v.is(schema, valueWith(typed))]).toEqual([typed, false]);
    });
  });
});
