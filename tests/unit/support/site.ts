import { seed } from '../../../demo/seed.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { openTestDatabase } from './database.ts';
import { product, smallCatalogue } from './small-catalogue.ts';

export const SITE_NOW = Date.UTC(2026, 10, 21, 12);

/** Three products, enough for a shelf. */
export const wares = smallCatalogue([
  product('p1', { zh: '连衣裙', en: 'Dress' }, { soldCount: 9 }),
  product('p2', { zh: '衬衫', en: 'Shirt' }, { categoryId: 'shirts', soldCount: 5 }),
  product('p3', { zh: '杯子', en: 'Cup' }, { categoryId: 'cups', soldCount: 7 }),
]);

/** A database with the seeded tenants. */
export async function openSite(): Promise<Database> {
  const db = await openTestDatabase();
  const hash = async (text: string) => `hash of ${text}`;
  await seed(db, {
    demo: true,
    now: SITE_NOW,
    hashPassword: hash,
    hashPayPassword: hash,
    catalogue: () => wares,
  });
  return db;
}
