import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import type { OwnProductTyped } from '../../../../../src/contract/values/goods/own-product-typed.ts';
import {
  SEARCH_SORTS,
  type SearchSort,
} from '../../../../../src/contract/values/goods/search-filters.ts';
import { toFen } from '../../../../../src/contract/values/money/money.ts';
import type { TenantRecord } from '../../../../../src/contract/values/shop/tenant-record.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { readTyped } from '../../../../../src/server/commerce/own-stock/read-typed.ts';
import { shopFacts } from '../../../../../src/server/commerce/own-stock/shop-facts.ts';
import { newProductStatements } from '../../../../../src/server/commerce/own-stock/store.ts';
import { tidied } from '../../../../../src/server/commerce/own-stock/tidy-typed.ts';
import {
  EMPTY_PRODUCT,
  EMPTY_VARIANT,
} from '../../../../../src/server/commerce/own-stock/typed-of.ts';
import { newId } from '../../../../../src/server/crypto/random.ts';
import { ownProducts } from '../../../../../src/server/db/schema/shop/own-stock.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import type { Database, Platform } from '../../../../../src/server/platform/platform.ts';
import { MAX_OWN_HITS } from '../../../../../src/server/sourcing/own/own-rows.ts';
import { ownSource } from '../../../../../src/server/sourcing/own/own-source.ts';
import { openSources } from '../../../../../src/server/sourcing/sources.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { keys, query, readerOf } from '../../../support/marketplaces.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { product, smallCatalogue } from '../../../support/small-catalogue.ts';

const GOODS = Array.from({ length: 9 }, (_, at) =>
  product(
    `p${at + 1}`,
    { zh: `杯子 ${at}`, en: `Cup ${at}` },
    { priceFen: 1000 + 100 * at, soldCount: 50 - at },
  ),
);
const NOW = Date.UTC(2026, 10, 29);
const reader = readerOf('en', 'SelfOwned', 'Taobao', 'Alibaba');

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await writeCatalogue(db, smallCatalogue(GOODS), () => {});
});

const open = (database: Database, drafts = false, tenantId = 'one') =>
  openSources(
    { config: readConfig({}), keys, database, log: () => {} } as unknown as Platform,
    { name: { en: 'Sampan' }, defaultLanguage: 'en' } as TenantRecord,
    { tenantId, drafts },
  );

type More = Partial<OwnProductTyped> & { priceYuan?: string; pieces?: string };

/** Stores a product of the tenant, by default one that is sold. */
async function sell(
  database: Database,
  code: string,
  { priceYuan = '10.00', pieces = '3', ...more }: More = {},
  state: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED' = 'PUBLISHED',
): Promise<string> {
  const typed = tidied({
    ...EMPTY_PRODUCT,
    code,
    title: { en: `Tin cup ${code}` },
    pictures: [{ path: '/goods/cup', alt: { en: 'A cup' } }],
    variants: [{ ...EMPTY_VARIANT, sku: code, price: priceYuan, weightG: '100', stock: pieces }],
    ...more,
  });
  const tenant = { defaultLanguage: 'en' } as TenantRecord;
  const { value, problems } = readTyped(
    typed,
    await shopFacts({ db: database, tenantId: 'one', tenant }, [typed]),
  );
  expect(problems).toEqual([]);
  const id = newId(NOW);
  const writer = { db: database, tenantId: 'one', now: NOW };
  await commit({ db: database }, newProductStatements(writer, { id, typed, value, state }));
  return `own:${id}`;
}

const namesOf = (records: readonly { titleTrans: string }[]) =>
  records.map(({ titleTrans }) => titleTrans);

describe('what a shop sells from its own stock', () => {
  it('is found by the words of its titles in every language, and by its code', async () => {
    await sell(db, 'ZK-X7', {
      title: { en: 'Tin kettle', ru: 'Жестяной чайник', la: 'ກາຕົ້ມນ້ຳ', 'zh-CN': '铁皮水壶' },
    });
    const find = async (keyword: string) =>
      namesOf((await open(db).search(query({ keyword }), reader)).records);
    for (const word of ['kettles', 'kettle tin', 'чайники', 'ກາຕົ້ມ', '水壶', 'zk-x7']) {
      expect(await find(word), word).toEqual(['Tin kettle']);
    }
    expect(await find('kettle spoon')).not.toContain('Tin kettle');
  });

  it('is shown in the reader’s language, with what each picture shows', async () => {
    await sell(db, 'KET', { title: { en: 'Kettle', ru: 'Чайник' } });
    const sources = open(db);
    const [card] = (await sources.search(query({ keyword: 'kettle' }), reader)).records;
    const url = card?.productUrl ?? '';
    const shown = (await sources.details([url], { ...reader, locale: 'ru' })).get(url);
    expect(shown).toMatchObject({
      platform: 'SelfOwned',
      titleTrans: 'Чайник',
      titleLanguage: 'ru',
      imageAlts: ['A cup'],
      status: 'ON_SALE',
      shop: { shopId: 'own:stock', nameTrans: 'Sampan' },
      skus: [{ price: '10.00', stock: 3, weightG: 100 }],
    });
    expect((await sources.cards([card?.productId ?? ''], reader)).size).toBe(1);
    const ofShop = await sources.search(query({ keyword: '', shopId: 'own:stock' }), reader);
    expect(namesOf(ofShop.records)).toEqual(['Kettle']);
  });

  it('is sold out without pieces, and then comes after what is not', async () => {
    await sell(db, 'A');
    await sell(db, 'B', { pieces: '0' });
    await sell(db, 'C');
    const result = await open(db).search(query({ keyword: 'tin cup', pageSize: 3 }), reader);
    expect(namesOf(result.records)[2]).toBe('Tin cup B');
    const url = result.records[2]?.productUrl ?? '';
    expect((await open(db).details([url], reader)).get(url)?.status).toBe('SOLD_OUT');
    const inStock = await open(db).search(
      query({ keyword: 'tin cup', filters: 'inStock' }),
      reader,
    );
    expect(namesOf(inStock.records)).not.toContain('Tin cup B');
  });

  it('is hidden while it is a draft or archived, except in a preview of the shop', async () => {
    await sell(db, 'DRAFT', {}, 'DRAFT');
    await sell(db, 'GONE', {}, 'ARCHIVED');
    const find = async (drafts: boolean, tenantId = 'one') =>
      namesOf(
        (await open(db, drafts, tenantId).search(query({ keyword: 'tin cup' }), reader)).records,
      ).filter((name) => name.startsWith('Tin'));
    expect(await find(false)).toEqual([]);
    expect(await find(true)).toEqual(['Tin cup DRAFT']);
    expect(await find(true, 'two')).toEqual([]);
  });

  it('is no product of another tenant', async () => {
    await sell(db, 'A');
    const [card] = (await open(db).search(query({ keyword: 'tin cup' }), reader)).records;
    const url = card?.productUrl ?? '';
    expect((await open(db, false, 'two').details([url], reader)).size).toBe(0);
    expect((await open(db, false, 'two').cards([card?.productId ?? ''], reader)).size).toBe(0);
  });

  it('is counted by the facets, and left out where the tenant offers no own stock', async () => {
    await sell(db, 'A');
    const all = await open(db).search(query({ keyword: 'cup' }), reader);
    const countOf = (id: string) => all.facets.channels.find((one) => one.id === id)?.count;
    expect(all.total).toBe(10);
    expect([countOf('SelfOwned'), countOf('Taobao')]).toEqual([1, 9]);
    const taobao = await open(db).search(query({ keyword: 'cup', channel: 'Taobao' }), reader);
    expect(taobao.total).toBe(9);
    expect(taobao.facets.channels.find(({ id }) => id === 'SelfOwned')?.count).toBe(1);
    const own = await open(db).search(query({ keyword: 'cup', channel: 'SelfOwned' }), reader);
    expect(namesOf(own.records)).toEqual(['Tin cup A']);
    const without = await open(db).search(query({ keyword: 'cup' }), readerOf('en', 'Taobao'));
    expect(without.total).toBe(9);
  });

  it('stands on numbered pages with the catalogue’s goods, each hit on one page, in order', async () => {
    for (const [at, price] of ['9.50', '10.50', '13.00', '99.00'].entries()) {
      await sell(db, `N${at}`, { priceYuan: price });
    }
    const sources = open(db);
    const sorts: SearchSort[] = ['relevance', 'price-asc', 'price-desc', 'sold'];
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom(...sorts),
        async (pageSize, sort) => {
          const first = await sources.search(query({ keyword: 'cup', pageSize, sort }), reader);
          expect(first).toMatchObject({ total: 13, totalPage: Math.ceil(13 / pageSize) });
          const pages = await Promise.all(
            Array.from({ length: first.totalPage }, (_, at) =>
              sources.search(query({ keyword: 'cup', pageSize, sort, pageNo: at + 1 }), reader),
            ),
          );
          const all = pages.flatMap(({ records }) => records);
          expect(pages.slice(0, -1).every(({ records }) => records.length === pageSize)).toBe(true);
          expect(new Set(all.map(({ productId }) => productId)).size).toBe(13);
          const prices = all.map(({ price }) => toFen(price));
          if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
          if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
          if (sort === 'relevance') {
            expect(all.slice(0, 4).every(({ platform }) => platform === 'SelfOwned')).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  describe('older than all that a search reads', () => {
    /** Ids of products without pieces, which are newer than those before. */
    async function newerThanBefore(): Promise<void> {
      await sell(db, 'NEW', { pieces: '0', tiers: '5: 10.00' });
      const [row] = await db.select().from(ownProducts).where(eq(ownProducts.code, 'NEW'));
      if (!row) throw new Error('nothing was stored');
      const newer = Array.from({ length: MAX_OWN_HITS }, (_, at) => {
        const code = `NEW${at}`;
        const slow = { dispatchHours: 72, freightFirstFen: 500, createdAt: 0 };
        return { ...row, ...slow, id: code, code, itemNo: code, changedAt: NOW + 1 };
      });
      for (let at = 0; at < newer.length; at += 30) {
        await db.insert(ownProducts).values(newer.slice(at, at + 30));
      }
    }
    const find = async (more: object, productIds?: readonly string[]) => {
      const seller = { name: { en: 'Sampan' }, first: 'en' as const };
      const own = ownSource({ db, tenantId: 'one', drafts: false, seller, keys });
      return own.find(query({ keyword: '', ...more }), reader, productIds);
    };

    it('is found by category, price and collection', async () => {
      const { categories } = smallCatalogue(GOODS);
      const categoryId = categories.find(({ parentId }) => parentId)?.id ?? '';
      const parentId = categories.find(({ id }) => id === categoryId)?.parentId ?? '';
      const old = await sell(db, 'OLD', { priceYuan: '77.00', pieces: '0', categoryId });
      await newerThanBefore();
      expect((await find({})).ids).not.toContain(old);
      expect((await find({ categoryId })).ids).toEqual([old]);
      expect((await find({ categoryId: parentId })).ids).toEqual([old]);
      expect((await find({ priceStart: '50' })).ids).toEqual([old]);
      expect((await find({ priceStart: '50', priceEnd: '60' })).ids).toEqual([]);
      expect((await find({}, [old])).ids).toEqual([old]);
      const { channels } = (await find({ priceStart: '50' })).facets;
      expect(channels.find(({ id }) => id === 'SelfOwned')?.count).toBe(1);
    });

    it.each(['freeShipping', 'shipIn24Hours', 'new7', 'minOrder:3'])(
      'is found by the filter %s, which newer ones don’t pass',
      async (filters) => {
        const old = await sell(db, 'OLD', { pieces: '0', dispatchHours: '20' });
        await db.update(ownProducts).set({ createdAt: Date.now(), freightFirstFen: 0 });
        await newerThanBefore();
        await db
          .update(ownProducts)
          .set({ freightFirstFen: 500, dispatchHours: 72, createdAt: 0 })
          .where(eq(ownProducts.code, 'NEW'));
        expect((await find({})).ids).not.toContain(old);
        expect((await find({ filters })).ids).toEqual([old]);
      },
    );

    it('is found by what is in stock and leaves soon, and stands first of all by price', async () => {
      const old = await sell(db, 'OLD', { priceYuan: '3.00', dispatchHours: '48' });
      await newerThanBefore();
      expect((await find({ filters: 'inStock,shipIn48Hours' })).ids).toEqual([old]);
      expect((await find({ filters: 'shipIn48Hours' })).ids).toContain(old);
      expect((await find({ sort: 'price-asc' })).ids[0]).toBe(old);
      expect((await find({})).ids[0]).toBe(old);
    });
  });

  it('costs by quantity if prices say so', async () => {
    await sell(db, 'T', { tiers: '2: 9.00; 10: 7.50' });
    const [card] = (await open(db).search(query({ keyword: 'tin cup' }), reader)).records;
    expect(card).toMatchObject({
      priceMode: 'SPU_PRICE_RANGE',
      price: '9.00',
      lowestStep: { startQuantity: 10, price: '7.50' },
      minOrderQuantity: 2,
    });
  });

  it('is read by indexes', async () => {
    const { db: planned, statements, expectSeeks } = await openPlannedDatabase();
    await writeCatalogue(planned, smallCatalogue(GOODS), () => {});
    await sell(planned, 'A');
    statements.clear();
    const sources = open(planned);
    const { records } = await sources.search(query({ keyword: 'tin cup' }), reader);
    const narrow = { filters: 'freeShipping,inStock,shipIn24Hours,new7,minOrder:3' };
    for (const sort of SEARCH_SORTS) {
      const channel = 'SelfOwned' as const;
      await sources.search(query({ keyword: '', channel, sort, ...narrow }), reader);
    }
    await sources.details(
      records.map(({ productUrl }) => productUrl),
      reader,
    );
    for (const sql of statements.keys()) if (!sql.includes('own_')) statements.delete(sql);
    expect(statements.size).toBeGreaterThan(3);
    await expectSeeks();
  });
});
