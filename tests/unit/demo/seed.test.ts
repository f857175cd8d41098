import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEMO_EMAIL } from '../../../demo/demo-shopper.ts';
import { goodOf } from '../../../demo/fill-shelf.ts';
import { kindOf, type SeedOptions, seed } from '../../../demo/seed.ts';
import { TENANTS } from '../../../demo/tenants/all.ts';
import { walletOf } from '../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../src/server/commerce/ledger/ledger-check.ts';
import { lastUsed } from '../../../src/server/commerce/rates/exchange-rates.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { ledgerTransfers } from '../../../src/server/db/schema/money/ledger.ts';
import { sourceRates } from '../../../src/server/db/schema/money/rates.ts';
import { users } from '../../../src/server/db/schema/people/users.ts';
import { products } from '../../../src/server/db/schema/shop/catalogue.ts';
import {
  depositChannels,
  productGroups,
  tenants,
} from '../../../src/server/db/schema/shop/tenants.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../support/database.ts';
import { openEmbeddedSite, SITE_SEED, siteFile } from '../support/site.ts';
import { product, smallCatalogue } from '../support/small-catalogue.ts';

const { now: NOW } = SITE_SEED;
const wares = smallCatalogue(
  Array.from({ length: 450 }, (_, i) => product(`p${i + 1}`, { zh: `杯子${i}`, en: `Cup ${i}` })),
);
const options: SeedOptions = { ...SITE_SEED, catalogue: () => wares };

/** A database that was seeded once, with these options. */
const openSeeded = async () => openDatabase(`file:${await siteFile('seeded', wares)}`);

const countOf = async (db: Database, table: string) => {
  const [row] = await db.all<{ n: number }>(sql.raw(`select count(*) as n from ${table}`));
  return row?.n;
};

describe('migrations', () => {
  test('are applied once, in order, and whole or not at all', async () => {
    const db = await openTestDatabase();
    const files = [
      { name: '9002_b.sql', sql: 'insert into extra values (2);' },
      {
        name: '9001_a.sql',
        sql: 'create table extra (n integer);--> statement-breakpoint\ninsert into extra values (1);',
      },
    ];
    expect(await migrate(db, files)).toEqual(['9001_a.sql', '9002_b.sql']);
    expect(await migrate(db, files)).toEqual([]);
    expect(await countOf(db, 'extra')).toBe(2);
    const broken = {
      name: '9003_c.sql',
      sql: 'insert into extra values (3);--> statement-breakpoint\ninsert into nowhere values (1);',
    };
    await expect(migrate(db, [broken])).rejects.toThrow();
    expect(await countOf(db, 'extra')).toBe(2);
  });
});

describe('the seed', () => {
  test('writes every product with its words, and reports its progress', async () => {
    const db = await openTestDatabase();
    const told: [number, number][] = [];
    await seed(db, { ...options, onProgress: (...progress) => told.push(progress) });
    expect(await countOf(db, 'products')).toBe(450);
    expect(await countOf(db, 'products_fts')).toBe(450);
    expect(told.at(-1)).toEqual([450, 450]);
    const [row] = await db.select().from(products).where(eq(products.id, 'p7'));
    expect(row).toEqual({ ...wares.products[6], titles: {} });
    expect(await countOf(db, 'product_facts')).toBe(450);
  });

  test('changes only the day of its rates when it runs again', async () => {
    const db = await openSeeded();
    const later = NOW + 86_400_000;
    const refuse = () => {
      throw new Error('made again');
    };
    await seed(db, { ...options, now: later, catalogue: refuse });
    const rates = await db.select().from(sourceRates);
    expect(new Set(rates.map(({ fetchedAt }) => fetchedAt))).toEqual(new Set([later]));
    expect(await countOf(db, 'tenants')).toBe(TENANTS.length);
  });

  test('leaves rates of another source as they are', async () => {
    const db = await openSeeded();
    await db.update(sourceRates).set({ source: 'bank' }).where(eq(sourceRates.currency, 'AUD'));
    await seed(db, { ...options, now: NOW + 1 });
    const [aud] = await db.select().from(sourceRates).where(eq(sourceRates.currency, 'AUD'));
    expect(aud?.fetchedAt).toBe(NOW);
    expect((await lastUsed({ db, tenantId: 'sampan' }, 'AUD'))?.fetchedAt).toBe(NOW);
  });

  test('is completed by the next run if it was interrupted', async () => {
    const db = await openTestDatabase();
    const interrupted = seed(db, {
      ...options,
      onProgress: () => {
        throw new Error('pulled the plug');
      },
    });
    await expect(interrupted).rejects.toThrow('pulled the plug');
    await seed(db, options);
    expect(await countOf(db, 'products')).toBe(450);
    expect(await countOf(db, 'products_fts')).toBe(450);
  });

  test('gives every tenant its hosts, rate, revision and ways to top up', async () => {
    const db = await openSeeded();
    const channels = await db.select().from(depositChannels);
    for (const { id, record, revision } of await db.select().from(tenants)) {
      const rate = await lastUsed({ db, tenantId: id }, record.currency);
      expect(rate).toMatchObject({ source: 'seed', marginBp: 0, fetchedAt: NOW });
      expect(revision).toBe(1);
      const own = channels.filter(({ tenantId }) => tenantId === id);
      expect(own.map(({ instant }) => instant).toSorted()).toEqual([false, false, false, true]);
    }
  });
});

describe('the embedded catalogue', () => {
  test('fills every shelf of every tenant with different things', async () => {
    const db = await openEmbeddedSite();
    expect(await countOf(db, 'products')).toBeGreaterThanOrEqual(3_000);
    const shelves = await db.select().from(productGroups);
    expect(shelves.length).toBeGreaterThanOrEqual(TENANTS.length * 6);
    for (const { id, productIds } of shelves) {
      expect([id, new Set(productIds).size]).toEqual([id, 12]);
    }
  });

  test('shows no product on two shelves of a tenant, nor two that look the same', async () => {
    const db = await openEmbeddedSite();
    const pictures = new Map(
      (await db.select({ id: products.id, image: products.image }).from(products)).map(
        (product) => [product.id, goodOf(product)],
      ),
    );
    const shelves = await db.select().from(productGroups);
    for (const [tenantId, own] of Map.groupBy(shelves, (shelf) => shelf.tenantId)) {
      const shown = own.flatMap(({ productIds }) => productIds.map((id) => pictures.get(id)));
      expect([tenantId, shown.length - new Set(shown).size]).toEqual([tenantId, 0]);
    }
  });
});

describe('the demonstration shopper', () => {
  test('has 2,000.00 at every tenant, and the ledger balances', async () => {
    const db = await openSeeded();
    const shoppers = await db.select().from(users).where(eq(users.email, DEMO_EMAIL));
    expect(shoppers.map(({ tenantId }) => tenantId).toSorted()).toEqual(
      TENANTS.map(({ id }) => id).toSorted(),
    );
    for (const { tenantId, id: userId, passwordHash, payPasswordHash } of shoppers) {
      expect(await walletOf(db, { tenantId, userId })).toEqual({
        availableFen: 200_000,
        frozenFen: 0,
        owedFen: 0,
      });
      expect(await verifyLedger(db, tenantId)).toEqual([]);
      expect([passwordHash, payPasswordHash]).toEqual(['hash of sampan-demo-1', 'hash of 246810']);
    }
  });

  test('gets the balance once', async () => {
    const db = await openSeeded();
    await db.run(sql`update _seed set version = '0 demo'`);
    await seed(db, options);
    expect(await db.select().from(ledgerTransfers)).toHaveLength(TENANTS.length);
  });

  test('is left out where its passwords are not given', async () => {
    const { shopper: _, ...without } = options;
    const db = await openTestDatabase();
    await seed(db, without);
    expect(await countOf(db, 'tenants')).toBe(TENANTS.length);
    expect(await countOf(db, 'users')).toBe(0);
    expect(await countOf(db, 'ledger_lines')).toBe(0);
  });
});

describe('a database tells what it holds', () => {
  test('nothing, before anything is written', async () => {
    expect(await kindOf(await openTestDatabase())).toBe('empty');
  });

  test('the demonstration, once it is seeded', async () => {
    expect(await kindOf(await openSeeded())).toBe('demonstration');
  });

  test('the demonstration, also if the seed was interrupted', async () => {
    const db = await openTestDatabase();
    const catalogue = () => {
      throw new Error('pulled the plug');
    };
    await expect(seed(db, { ...options, catalogue })).rejects.toThrow('pulled the plug');
    expect(await kindOf(db)).toBe('demonstration');
  });

  test('data of an operator’s own, which is never seeded', async () => {
    const db = await openSeeded();
    await db.run(sql`delete from _seed`);
    expect(await kindOf(db)).toBe('shop');
    await db.run(sql`delete from products`);
    await expect(seed(db, options)).rejects.toThrow('only a demonstration');
    expect(await countOf(db, 'products')).toBe(0);
  });
});

test('a tenant that another backend serves is not seeded', async () => {
  const db = await openTestDatabase();
  await seed(db, { ...options, servesHost: (host) => host !== 'la.localhost' });
  const rows = await db.select({ id: tenants.id }).from(tenants);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    TENANTS.map(({ id }) => id)
      .filter((id) => id !== 'naga')
      .toSorted(),
  );
});
