import { type SeedOptions, seed } from '../../../demo/seed.ts';
import type { Catalogue } from '../../../demo/write-catalogue.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { migrateTestDatabase } from './database.ts';
import { product, smallCatalogue } from './small-catalogue.ts';
import { copyOf } from './template.ts';

export const SITE_NOW = Date.UTC(2026, 10, 21, 12);

/** Three products, enough for a shelf. */
export const threeProducts = smallCatalogue([
  product('p1', { zh: '连衣裙', en: 'Dress' }, { soldCount: 9 }),
  product('p2', { zh: '衬衫', en: 'Shirt' }, { categoryId: 'shirts', soldCount: 5 }),
  product('p3', { zh: '杯子', en: 'Cup' }, { categoryId: 'cups', soldCount: 7 }),
]);

const hash = async (text: string) => `hash of ${text}`;
/** Seeds the demo tenants; the password hashes are not real. */
export const SITE_SEED: SeedOptions = {
  now: SITE_NOW,
  shopper: { hashPassword: hash, hashPayPassword: hash },
};

/** Path of a new database file with the seeded tenants and a catalogue, by default the embedded one. `name` identifies the combination. */
export function siteFile(name: string, catalogue?: Catalogue): Promise<string> {
  return copyOf(name, async (db) => {
    await migrateTestDatabase(db);
    await seed(db, { ...SITE_SEED, ...(catalogue ? { catalogue: () => catalogue } : {}) });
  });
}

/** A database with the seeded tenants and three products. */
export async function openSite(): Promise<Database> {
  return openDatabase(`file:${await siteFile('site', threeProducts)}`);
}

/** A database with the seeded tenants and the whole embedded catalogue, as `npm start` makes it. */
export async function openEmbeddedSite(): Promise<Database> {
  return openDatabase(`file:${await siteFile('embedded')}`);
}
