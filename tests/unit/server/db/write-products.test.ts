import { expect, test } from 'vitest';
import { writeCatalogue } from '../../../../demo/write-catalogue.ts';
import { readIndexContext } from '../../../../src/server/db/index-context.ts';
import {
  searchNames,
  searchNouns,
  searchWordKeys,
  searchWords,
  suggestions,
} from '../../../../src/server/db/schema/shop/catalogue.ts';
import { writeProducts } from '../../../../src/server/db/write-products.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../support/database.ts';
import { product, smallCatalogue } from '../../support/small-catalogue.ts';

async function openCatalogue(): Promise<Database> {
  const db = await openTestDatabase();
  await writeCatalogue(db, smallCatalogue([]), () => {});
  return db;
}

const VOCABULARY = { searchWords, searchWordKeys, searchNouns, searchNames, suggestions };

const vocabularyIn = async (db: Database) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(VOCABULARY).map(async ([name, table]) => [name, await db.$count(table)]),
    ),
  );

const TEAPOT = product('p1', { zh: '茶壶', en: 'Teapot' }, { categoryId: 'cups' });

test('a removed product adds nothing to the search vocabulary', async () => {
  const db = await openCatalogue();
  const before = await vocabularyIn(db);
  await writeProducts(db, await readIndexContext(db), [{ ...TEAPOT, status: 'REMOVED' }]);
  expect(await vocabularyIn(db)).toEqual(before);
});

test('a batch that failed is written whole when it is repeated with the same context', async () => {
  const expected = await openCatalogue();
  await writeProducts(expected, await readIndexContext(expected), [TEAPOT]);

  const db = await openCatalogue();
  const context = await readIndexContext(db);
  const failing: Database = Object.assign(Object.create(db), {
    batch: async () => {
      throw new Error('the disk is full');
    },
  });
  await expect(writeProducts(failing, context, [TEAPOT])).rejects.toThrow('the disk is full');
  await writeProducts(db, context, [TEAPOT]);
  expect(await vocabularyIn(db)).toEqual(await vocabularyIn(expected));
});
