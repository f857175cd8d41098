import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersOf, foldText, pairsOf, stemOf } from '../../../../src/server/db/fold-text.ts';
import {
  FILTER_PREFIXES,
  type FilterKind,
  filterMatch,
  filterWord,
  indexText,
  priceBand,
} from '../../../../src/server/db/search-text.ts';
import { syllableSplits } from '../../../../src/server/sourcing/catalogue/query/syllables.ts';
import { understand } from '../../../../src/server/sourcing/catalogue/query/understand.ts';
import { expressionsOf } from '../../../../src/server/sourcing/catalogue/search/search-terms.ts';
import { openTestDatabase } from '../../support/database.ts';

const noTree = { roots: [], byId: new Map() };

describe('text for the full-text index', () => {
  test.each([
    ['Linen Dress', 'linen dress'],
    ['连衣裙', '连 衣 裙 连衣 衣裙'],
    ['纯棉T恤 2026新款', '纯 棉 纯棉 t 恤 2026 新 款 新款'],
    ['Café, ２０cm — women’s', 'cafe 20cm womens'],
    ['váy đầm koʻylak', 'vay dam koylak'],
    ['ワンピース', 'ワン ンピ ピー ース'],
    ['원피스', '원피 피스'],
    ['ร่ม กระเป๋า', 'ร่ม กร ระ ะเ เป๋ ป๋า'],
    ['ຊຸດກະໂປງ', 'ຊຸດ ດກ ກະ ະໂ ໂປ ປງ'],
    ['Платья летние', 'плат летн'],
    ['الفُسْتان', 'فستان'],
    ['!!! …', ''],
  ])('%s', (text, words) => {
    expect(indexText(text)).toBe(words);
  });
  test('has no apostrophe, however wide', () => {
    expect(foldText('o‘｀＇´z')).toBe('oz');
  });
  test('of letters that need no folding is the same beside one that does', () => {
    const letters = fc.oneof(
      fc.constantFrom(...'abcxyz059абвгдежзийклмнопрстуфхцчшщъыьэюя '),
      fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
    );
    fc.assert(
      fc.property(fc.array(letters), (list) => {
        const text = list.join('');
        expect(foldText(`É${text}`)).toBe(`e${foldText(text)}`);
      }),
      { numRuns: 2000 },
    );
  });
  test('is unchanged when folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 2000 },
    );
  });
  test('leaves no word without letters', () => {
    for (const word of ['ами', 'лами', 'ال', 'لل']) expect(stemOf(word)).not.toBe('');
  });
  test('keeps characters with their combining marks', () => {
    expect(pairsOf(charactersOf('ที่นี่'))).toEqual(['ที่นี่']);
  });
});

test('a price band holds prices that are close', () => {
  expect(priceBand(1)).toBe(0);
  expect(priceBand(200) - priceBand(100)).toBe(4);
  expect(priceBand(0)).toBe(0);
});

test('a filter word is unique to its kind and never a word of a product', () => {
  const kinds = Object.keys(FILTER_PREFIXES) as FilterKind[];
  const words = kinds.map((kind) => filterWord(kind, 'a-1'));
  expect(new Set(words).size).toBe(kinds.length);
  for (const word of words) expect(word).toMatch(/^[a-z][0-9a-f]+0$/);
  expect(filterMatch('shop', [])).toBe('scope : "none"');
});

describe('pinyin', () => {
  test.each([
    ['lianyiqun', ['lian', 'yi', 'qun']],
    ['shoujike', ['shou', 'ji', 'ke']],
    ['nvxie', ['nv', 'xie']],
  ])('%s', (text, syllables) => {
    expect(syllableSplits(text)).toContainEqual(syllables);
  });
  test.each(['dress', 'b', '', 'x'.repeat(60)])('is not found in “%s”', (text) => {
    expect(syllableSplits(text)).toEqual([]);
  });
});

describe('a query', () => {
  test('without a word has no expression', async () => {
    const db = await openTestDatabase();
    const { reading } = await understand(db, '?!', 'en');
    expect(expressionsOf(reading, noTree)).toEqual([]);
  });
  test('of any text is valid in SQLite', async () => {
    const db = await openTestDatabase();
    const nasty = [
      '"',
      "'",
      '*',
      'NEAR(a b)',
      'title:x',
      'a AND',
      'OR',
      '^a',
      '-a',
      'a"b*',
      '{',
      '(',
      '\0',
    ];
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.array(fc.constantFrom(...nasty)).map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(anyText, async (keyword) => {
        const { reading } = await understand(db, keyword, 'en');
        for (const { match } of expressionsOf(reading, noTree)) {
          const scoped = `(${match}) AND ${filterMatch('platform', ['JD'])}`;
          await db.all(sql`select rowid from products_fts where products_fts match ${scoped}`);
        }
      }),
      { numRuns: 300 },
    );
  });
});
