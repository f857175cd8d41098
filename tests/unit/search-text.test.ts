import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexText, matchExpression, scopeText } from '../../src/server/db/search-text.ts';
import { openTestDatabase } from './support/database.ts';

describe('text for the index', () => {
  test.each([
    ['Linen Dress', 'linen dress'],
    ['连衣裙', '连 衣 裙 连衣 衣裙'],
    ['纯棉T恤 2026新款', '纯 棉 纯棉 t 恤 2026 新 款 新款'],
    ['Café, ２０cm — women’s', 'café 20cm womens'],
    ['ຊຸດ и платье', 'ຊຸດ и платье'],
    ['!!! …', ''],
  ])('%s', (text, words) => {
    expect(indexText(text)).toBe(words);
  });
});

describe('a query', () => {
  test('asks for pairs of Chinese characters and for an unfinished last word', () => {
    expect(matchExpression('棉 连衣裙', {})).toBe(
      '{title extra path} : ("棉" AND "连衣" AND "衣裙") AND {title extra} : ("棉" OR "连衣" OR "衣裙")',
    );
    expect(matchExpression('red dre', {}, 'OR')).toBe(
      '{title extra} : ("red" OR ("dre" OR "dre"*))',
    );
  });
  test('without a word is none', () => {
    expect(matchExpression('?!', {})).toBeUndefined();
  });
  test('names its scope in words that no product has', () => {
    const scope = scopeText({ platform: 'JD', shop: 's-1', categories: ['home', 'cups'] });
    const expression = matchExpression('cup', { platforms: ['JD'], categories: ['home'] });
    for (const word of expression?.match(/scope : \("(\w+)"\)/g) ?? []) {
      expect(scope.split(' ')).toContain(word.slice(10, -2));
    }
    expect(expression?.match(/scope/g)).toHaveLength(2);
  });

  test('of any text is one that SQLite takes', async () => {
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
      fc.asyncProperty(anyText, async (text) => {
        const expression = matchExpression(text, { platforms: ['JD'] });
        if (expression === undefined) return;
        await db.all(sql`select id from products_fts where products_fts match ${expression}`);
      }),
      { numRuns: 300 },
    );
  });
});
