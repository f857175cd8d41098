import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  examplePostCode,
  isPostCode,
  mayBegin,
  needsPostCode,
  POST_CODE_COUNTRIES,
  plainPostcode,
} from '../../../../../src/contract/values/warehouse/post-codes.ts';
import { isCountry } from '../../../../../src/server/commerce/base/phone.ts';

/** Codes of real places, and texts that are none, by country. */
const REAL: Record<string, readonly [right: readonly string[], wrong: readonly string[]]> = {
  ar: [
    ['1425', 'C1425', 'c1425dkf'],
    ['142', 'C1425DK'],
  ],
  br: [['01310-100', '01310100'], ['01310']],
  ca: [
    ['K1A 0B1', 'k1a0b1'],
    ['K1A', '11A 0B1'],
  ],
  cn: [['518000'], ['51800']],
  de: [['10115'], ['D-10115', '1011']],
  gb: [
    ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'EC1A1BB', 'GIR 0AA'],
    ['SW1A', '12345', 'SW1A 1A1'],
  ],
  gp: [['97110'], ['97210', '75001']],
  hk: [['', '999077', 'anything'], []],
  ie: [
    ['D02 AF30', 'D6W FNT4', 'A65 F4E2'],
    ['D02', 'DD2 AF30'],
  ],
  ir: [['11369-14711'], ['1136']],
  jp: [['100-0001', '1000001'], ['100']],
  kz: [
    ['050000', 'A15E3B8'],
    ['05000', 'A15E3BB'],
  ],
  lv: [
    ['LV-1010', '1010'],
    ['LT-1010', '101'],
  ],
  mc: [['98000'], ['06000']],
  mt: [['VLT 1117'], ['1117']],
  nl: [
    ['1012 AB', '1012ab'],
    ['1012', 'AB 1012'],
  ],
  pl: [['00-001', '00001'], ['00-01']],
  pt: [['1000-001'], ['1000']],
  sz: [['H100'], ['100']],
  tw: [['100', '10048', '100006'], ['1004']],
  us: [
    ['10001', '10001-1234'],
    ['1000', '10001-12'],
  ],
  vg: [['VG1110'], ['1110']],
};

describe('the postcodes of a country', () => {
  it('are known for about 180 existing countries, among them the twelve that had rules before', () => {
    expect(POST_CODE_COUNTRIES.length).toBeGreaterThan(170);
    expect(POST_CODE_COUNTRIES.filter((code) => !isCountry(code))).toEqual([]);
    const before = ['au', 'by', 'cl', 'kr', 'kz', 'la', 'mx', 'my', 'pk', 'ru', 'uz', 'vn'];
    expect(POST_CODE_COUNTRIES).toEqual(expect.arrayContaining(before));
    expect(before.filter(needsPostCode)).toEqual(['au', 'by', 'kr', 'kz', 'mx', 'my', 'ru']);
  });

  it.each(POST_CODE_COUNTRIES)(
    '%s: the example is one, in any letters, and so is its beginning',
    (country) => {
      const example = examplePostCode(country) ?? '';
      expect(example).not.toBe('');
      const plain = plainPostcode(example);
      for (const typed of [example, plain, example.toLowerCase(), ` ${[...plain].join(' ')}`]) {
        expect([typed, isPostCode(country, typed)]).toEqual([typed, true]);
      }
      for (let length = 0; length <= plain.length; length++) {
        expect(mayBegin(country, plain.slice(0, length))).toBe(true);
      }
      expect(isPostCode(country, `${example}0000000`)).toBe(false);
      expect(isPostCode(country, '?')).toBe(false);
      expect(isPostCode(country, '')).toBe(true);
    },
  );

  it.each(Object.entries(REAL))(
    '%s: real ones are accepted, others refused',
    (country, [right, wrong]) => {
      for (const code of right) expect([code, isPostCode(country, code)]).toEqual([code, true]);
      for (const code of wrong) expect([code, isPostCode(country, code)]).toEqual([code, false]);
    },
  );

  it('are never refused in a country without a rule', () => {
    const known = fc.constantFrom(...POST_CODE_COUNTRIES);
    fc.assert(
      fc.property(
        fc.string(),
        known,
        fc.stringMatching(/^[A-Z\d]{1,8}$/),
        (typed, country, code) => {
          for (const none of ['hk', 'ae', 'zz', '']) {
            expect(isPostCode(none, typed)).toBe(true);
            expect(mayBegin(none, typed)).toBe(true);
            expect(needsPostCode(none)).toBe(false);
          }
          if (isPostCode(country, code)) {
            for (let end = 0; end <= code.length; end++)
              expect(mayBegin(country, code.slice(0, end))).toBe(true);
          }
        },
      ),
    );
  });

  it('are not sent to the browser: no client module imports the rules', () => {
    const src = path.resolve(import.meta.dirname, '../../../../../src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const importers = files
      .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }))
      .filter(({ text }) => /from '[^']*\/post-codes\.ts'/.test(text));
    expect(importers.length).toBeGreaterThan(3);
    expect(importers.filter(({ text }) => text.startsWith("'use client'"))).toEqual([]);
  });
});
