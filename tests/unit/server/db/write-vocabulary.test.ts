import { expect, test } from 'vitest';
import {
  CATALOGUE_TABLES,
  type Catalogue,
  writeCatalogue,
} from '../../../../demo/write-catalogue.ts';
import { indexContext } from '../../../../src/server/db/index-context.ts';
import { replaceRows } from '../../../../src/server/db/insert-rows.ts';
import {
  categories,
  categoryAncestors,
  phrases,
  searchNames,
  shops,
} from '../../../../src/server/db/schema/shop/catalogue.ts';
import { writeProducts } from '../../../../src/server/db/write-products.ts';
import { openTestDatabase } from '../../support/database.ts';
import { product, smallCatalogue } from '../../support/small-catalogue.ts';

const goods: Catalogue = smallCatalogue([
  product('p1', { zh: '连衣裙', en: 'Summer Dress' }, { soldCount: 9 }),
  product('p2', { zh: '连衣裙', en: 'Long Dress' }, { soldCount: 3 }),
  product('p3', { zh: '衬衫', en: 'Shirt' }, { categoryId: 'shirts', soldCount: 5 }),
  product('p4', { zh: '杯子', en: 'Cup' }, { categoryId: 'cups', soldCount: 7 }),
]);

test('a catalogue that is written as a whole has the same rows as one that is written by products', async () => {
  const whole = await openTestDatabase();
  await writeCatalogue(whole, goods, () => {});
  const one = await openTestDatabase();
  await replaceRows(one, categories, goods.categories);
  await replaceRows(one, categoryAncestors, goods.categoryAncestors);
  await replaceRows(one, shops, goods.shops);
  await replaceRows(one, phrases, goods.phrases);
  const context = indexContext(goods);
  for (const row of goods.products) await writeProducts(one, context, [row]);
  expect((await whole.select().from(searchNames)).length).toBeGreaterThan(10);
  for (const table of CATALOGUE_TABLES) {
    const [a, b] = await Promise.all([whole.select().from(table), one.select().from(table)]);
    const rows = (list: object[]) => list.map((row) => JSON.stringify({ ...row, batch: 0 })).sort();
    expect(rows(a)).toEqual(rows(b));
  }
});
