import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { commit } from '../../../../src/server/commerce/base/atomically.ts';
import { lastUsed, type TenantRate } from '../../../../src/server/commerce/rates/exchange-rates.ts';
import { rateStatement } from '../../../../src/server/commerce/rates/stored-rates.ts';
import { exportTenant } from '../../../../src/server/commerce/site/export-tenant.ts';
import { putTenant } from '../../../../src/server/commerce/site/put-tenant.ts';
import { replaceRows } from '../../../../src/server/db/insert-rows.ts';
import { readRevisions } from '../../../../src/server/db/revisions.ts';
import { sourceRates } from '../../../../src/server/db/schema/money/rates.ts';
import { phrases, products } from '../../../../src/server/db/schema/shop/catalogue.ts';
import { tenantHosts } from '../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import {
  createRevisions,
  type RevisionsByScope,
  SHARED,
} from '../../../../src/server/platform/revisions.ts';
import { insertRow } from '../../support/insert-row.ts';
import { giveRate } from '../../support/rates.ts';
import { openSite, SITE_NOW } from '../../support/site.ts';

/** The scopes whose revision a change increases. None may decrease. */
async function scopesIncreasedBy(
  db: Database,
  change: () => PromiseLike<unknown>,
): Promise<string[]> {
  const before = await readRevisions(db);
  await change();
  const after = await readRevisions(db);
  for (const scope of Object.keys(before)) {
    expect(after[scope]).toBeGreaterThanOrEqual(before[scope] ?? 0);
  }
  return Object.keys(after).filter((scope) => after[scope] !== before[scope]);
}

/** A row of a table, read and written unchanged. */
const again = (table: string, where: string, how = 'insert or replace') =>
  sql.raw(`${how} into ${table} select * from ${table} where ${where} limit 1`);

const OWN = [
  'warehouses',
  'articles',
  'how_to_use_steps',
  'banners',
  'announcements',
  'product_groups',
];
const SHARED_TABLES: Record<string, string> = {
  tenant_hosts: 'tenant_id',
  categories: 'image',
  category_ancestors: 'category_id',
  shops: 'name',
  products: 'price_fen',
};

describe('a revision increases', () => {
  test.each(OWN)('of a tenant alone if its %s change', async (table) => {
    const db = await openSite();
    const where = "tenant_id = 'sampan'";
    const own = (statement: ReturnType<typeof sql.raw>) =>
      scopesIncreasedBy(db, () => db.run(statement));
    expect(await own(again(table, where))).toEqual(['sampan']);
    expect(await own(sql.raw(`update ${table} set tenant_id = tenant_id where ${where}`))).toEqual([
      'sampan',
    ]);
    await db.run(sql.raw(`delete from ${table} where tenant_id = 'naga'`));
    const moved = await own(sql.raw(`update ${table} set tenant_id = 'naga' where ${where}`));
    expect(moved.toSorted()).toEqual(['naga', 'sampan']);
    await db.run(sql.raw(`update ${table} set tenant_id = 'sampan' where tenant_id = 'naga'`));
    expect(await own(sql.raw(`delete from ${table} where ${where}`))).toEqual(['sampan']);
    expect(await own(sql.raw(`delete from ${table} where ${where}`))).toEqual([]);
  });

  it('of a tenant alone if an own product changes that its shop shows, or a variant of one', async () => {
    const db = await openSite();
    const insert = (id: string, state: string) =>
      insertRow(db, 'own_products', { id, code: id, item_no: id, state, tenant_id: 'sampan' });
    expect(await scopesIncreasedBy(db, () => insert('draft', 'DRAFT'))).toEqual([]);
    expect(await scopesIncreasedBy(db, () => insert('sold', 'PUBLISHED'))).toEqual(['sampan']);
    const variant = (id: string, product: string) =>
      insertRow(db, 'own_variants', { id, sku: id, product_id: product, tenant_id: 'sampan' });
    expect(await scopesIncreasedBy(db, () => variant('a', 'draft'))).toEqual([]);
    expect(await scopesIncreasedBy(db, () => variant('b', 'sold'))).toEqual(['sampan']);
    const run = (statement: string) => scopesIncreasedBy(db, () => db.run(sql.raw(statement)));
    expect(await run("update own_variants set on_hand = 5 where id = 'b'")).toEqual(['sampan']);
    expect(await run("update own_products set state = 'ARCHIVED' where id = 'sold'")).toEqual([
      'sampan',
    ]);
    expect(await run("update own_variants set on_hand = 6 where id = 'b'")).toEqual([]);
  });

  test.each(Object.entries(SHARED_TABLES))(
    'of the shared content if %s change',
    async (table, column) => {
      const db = await openSite();
      const shared = (statement: ReturnType<typeof sql.raw>) =>
        scopesIncreasedBy(db, () => db.run(statement));
      expect(await shared(again(table, 'true'))).toEqual([SHARED]);
      expect(await shared(sql.raw(`update ${table} set ${column} = ${column}`))).toEqual([SHARED]);
      expect(await shared(sql.raw(`delete from ${table}`))).toEqual([SHARED]);
    },
  );

  it('of the shared content if a translation changes', async () => {
    const db = await openSite();
    const row = { source: 'Red', texts: { la: 'ແດງ' } };
    expect(await scopesIncreasedBy(db, () => replaceRows(db, phrases, [row]))).toEqual([SHARED]);
    expect(await scopesIncreasedBy(db, () => replaceRows(db, phrases, [row]))).toEqual([SHARED]);
    expect(await scopesIncreasedBy(db, () => db.update(phrases).set({ texts: {} }))).toEqual([
      SHARED,
    ]);
    expect(await scopesIncreasedBy(db, () => db.delete(phrases))).toEqual([SHARED]);
  });

  it('of a tenant alone if its rate or margin changes, not if only its date changes', async () => {
    const db = await openSite();
    const { raw, marginBp, source } = (await lastUsed({ db, tenantId: 'naga' }, 'LAK')) ?? {};
    const same = { raw, marginBp, source, fetchedAt: SITE_NOW + 1 } as TenantRate;
    const give = (other: Partial<TenantRate>) => () =>
      giveRate(db, 'naga', 'LAK', { ...same, ...other });
    expect(await scopesIncreasedBy(db, give({}))).toEqual([]);
    expect(await scopesIncreasedBy(db, give({ raw: '1' }))).toEqual(['naga']);
    expect(await scopesIncreasedBy(db, give({ raw: '1', marginBp: 5 }))).toEqual(['naga']);
    const held = { currency: 'LAK', raw: '9', marginBp: 0, source: 'ecb', fetchedAt: SITE_NOW };
    const row = { ...held, cause: 'SOURCE', state: 'HELD' } as const;
    const hold = () =>
      commit({ db }, [rateStatement({ db, tenantId: 'naga', now: SITE_NOW }, row)]);
    expect(await scopesIncreasedBy(db, hold)).toEqual([]);
    const ofServices = () => db.update(sourceRates).set({ rate: '1' });
    expect(await scopesIncreasedBy(db, ofServices)).toEqual([]);
  });

  it('of a tenant that an operator writes, and the shared one only if its hosts change', async () => {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    const put = (other: object) => () =>
      putTenant(
        { db, now: SITE_NOW, demo: true, editedAt: SITE_NOW },
        { ...file, revision: undefined, ...other },
      );
    expect(await scopesIncreasedBy(db, put({}))).toEqual(['naga']);
    const hosts = [...file.hosts, 'shop.example.org'];
    expect((await scopesIncreasedBy(db, put({ hosts }))).toSorted()).toEqual([SHARED, 'naga']);
    expect((await scopesIncreasedBy(db, put({}))).toSorted()).toEqual([SHARED, 'naga']);
    const left = await db.select().from(tenantHosts).where(eq(tenantHosts.tenantId, 'naga'));
    expect(left.map(({ host }) => host).toSorted()).toEqual(file.hosts.toSorted());
  });

  it('of a tenant that is removed, added again or replaced, and the shared one', async () => {
    const db = await openSite();
    await db.delete(tenantHosts).where(eq(tenantHosts.tenantId, 'naga'));
    const before = (await readRevisions(db)).naga ?? 0;
    expect(
      await scopesIncreasedBy(db, () =>
        db.run(sql`create table kept as select * from tenants where id = 'naga'`),
      ),
    ).toEqual([]);
    expect(
      await scopesIncreasedBy(db, () => db.run(sql`delete from tenants where id = 'naga'`)),
    ).toEqual([SHARED, 'naga']);
    expect(
      await scopesIncreasedBy(db, () => db.run(sql`insert into tenants select * from kept`)),
    ).toEqual([SHARED, 'naga']);
    expect(
      await scopesIncreasedBy(db, () =>
        db.run(sql`insert or replace into tenants select * from kept`),
      ),
    ).toEqual([SHARED, 'naga']);
    expect((await readRevisions(db)).naga).toBeGreaterThan(before + 2);
  });

  it('with every change, also within one millisecond', async () => {
    const db = await openSite();
    const dearer = () => db.update(products).set({ priceFen: sql`price_fen + 1` });
    for (let i = 0; i < 20; i++) expect(await scopesIncreasedBy(db, dearer)).toEqual([SHARED]);
  });

  it('not by a batch that fails', async () => {
    const db = await openSite();
    const failing = async () => {
      const batch = db.batch([
        db.delete(phrases),
        db.delete(products),
        db.insert(tenantHosts).values({ host: 'la.localhost', tenantId: 'dala' }),
      ]);
      await expect(batch).rejects.toThrow();
    };
    expect(await scopesIncreasedBy(db, failing)).toEqual([]);
  });
});

describe('the known revisions', () => {
  it('are sent to peer processes if new, and never decrease', async () => {
    const sent: RevisionsByScope[] = [];
    const revisions = createRevisions(async (changed) => {
      sent.push(changed);
    });
    await revisions.update({ [SHARED]: 3, naga: 5 }, 100);
    const before = revisions.revisionOf('naga');
    await revisions.update({ [SHARED]: 3, naga: 4 }, 90);
    expect(revisions.revisionOf('naga')).toBe(before);
    expect([1_099, 1_100].map((now) => revisions.areCurrent(now))).toEqual([true, false]);
    await revisions.update({ dala: 1 }, 110);
    expect(revisions.revisionOf('naga')).toBe(before);
    await revisions.update({ [SHARED]: 4 }, 120);
    expect(revisions.revisionOf('naga')).not.toBe(before);
    expect(sent).toEqual([{ [SHARED]: 3, naga: 5 }, { dala: 1 }, { [SHARED]: 4 }]);
  });
});
