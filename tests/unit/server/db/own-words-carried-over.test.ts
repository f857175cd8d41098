import { describe, expect, it } from 'vitest';
import { hasWord, storedWords, wantedWords } from '../../../../src/server/db/own-words.ts';
import { ownProducts, ownWords } from '../../../../src/server/db/schema/shop/own-stock.ts';
import { openEmptyD1 } from '../../support/d1.ts';
import {
  migrateTestDatabase,
  openDatabaseBefore,
  openEmptyDatabase,
} from '../../support/database.ts';
import { insertRows, type NamedRow } from '../../support/insert-row.ts';

/** Titles, and the words that were stored for each before letters of other keyboards were unified. */
const TITLES: [title: string, words: string[]][] = [
  ['چای', ['چای']],
  ['گیتار', ['گیتار']],
  ['پنطلون', ['پنطلون']],
  // Behind a letter of another keyboard, the article was not recognised.
  ['ڤالنسيا', ['ڤالنسيا']],
  ['كالكتاب', ['كتاب']],
  ['گالة', ['گاله']],
  ['پالطه', ['پالط']],
  ['پالطوه', ['پالطو']],
  ['پالطوزه', ['پالطوز']],
  ['الکتاب', ['کتاب']],
  ['Kettle 2پ', ['kettle', '2پ']],
  ['plain', ['plain']],
];

const ROWS: NamedRow[] = [
  ['tenants', { id: 'one' }],
  ...TITLES.flatMap(([title, words], index): NamedRow[] => {
    const own = { tenant_id: 'one', product_id: `p${index}` };
    return [
      ['own_products', { id: own.product_id, tenant_id: 'one', code: title, item_no: title }],
      ...words.map((word): NamedRow => ['own_words', { ...own, word }]),
    ];
  }),
  // A product that was saved since has the new word too.
  ['own_words', { tenant_id: 'one', product_id: 'p0', word: 'جاي' }],
];

describe.each([
  ['libSQL', openEmptyDatabase],
  ['D1', openEmptyD1],
])('on %s, an own product whose title has letters of other keyboards', (_, open) => {
  it('is found by its title, as one that is saved now', async () => {
    const db = await openDatabaseBefore('0096', open);
    await insertRows(db, ROWS);
    await migrateTestDatabase(db);
    const rows = await db.select().from(ownWords);
    for (const [index, [title]] of TITLES.entries()) {
      const words = rows.filter(({ productId }) => productId === `p${index}`);
      expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(storedWords([title])));
      for (const wanted of wantedWords(title)) {
        const found = await db
          .select({ id: ownProducts.id })
          .from(ownProducts)
          .where(hasWord({ db, tenantId: 'one' }, wanted));
        expect(found, title).toContainEqual({ id: `p${index}` });
      }
    }
    expect(rows.filter(({ word }) => /[کیڤپچگ]/.test(word))).toEqual([]);
  });
});
