import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCatalogue } from '../../../../demo/write-catalogue.ts';
import { Failure } from '../../../../src/contract/errors.ts';
import type { ProductPlatform } from '../../../../src/contract/values/goods/product-kinds.ts';
import type { TenantRecord } from '../../../../src/contract/values/shop/tenant-record.ts';
import { tenantRecord } from '../../../../src/contract/values/shop/tenant-record.ts';
import type { CallScope } from '../../../../src/server/api/scope.ts';
import { productHandlers } from '../../../../src/server/api/shop/product.ts';
import { attempts } from '../../../../src/server/db/schema/people/users.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Database, Platform } from '../../../../src/server/platform/platform.ts';
import {
  mergeResults,
  readCursor,
  sharesOf,
} from '../../../../src/server/sourcing/merge-results.ts';
import { openSources } from '../../../../src/server/sourcing/sources.ts';
import { sourcesByPlatform } from '../../../../src/server/sourcing/which-source.ts';
import { startAlibaba } from '../../../support/gateways/alibaba.ts';
import { startPoizon } from '../../../support/gateways/poizon.ts';
import { startTaobao } from '../../../support/gateways/taobao.ts';
import { openTestDatabase } from '../../support/database.ts';
import { keys, query, readerOf } from '../../support/marketplaces.ts';
import { product, smallCatalogue } from '../../support/small-catalogue.ts';

const GOODS = [
  ...Array.from({ length: 12 }, (_, at) =>
    product(
      `p${at + 1}`,
      { zh: `杯子 ${at}`, en: `Cup ${at}` },
      { priceFen: 100 + at, soldCount: 50 - at },
    ),
  ),
  product(
    'a1',
    { zh: '杯子批发', en: 'Wholesale cup' },
    { platform: 'Alibaba', shopId: 'shop-Alibaba' },
  ),
];
const PLATFORMS: ProductPlatform[] = ['SelfOwned', 'Taobao', 'Tmall', 'JD', 'Alibaba', 'Poizon'];
const reader = readerOf('en', ...PLATFORMS);
const BOTTLE = 'https://detail.1688.com/offer/710891050473.html';

let database: Database;
let alibaba: Awaited<ReturnType<typeof startAlibaba>>;
let taobao: Awaited<ReturnType<typeof startTaobao>>;
let poizon: Awaited<ReturnType<typeof startPoizon>>;
beforeEach(async () => {
  database = await openTestDatabase();
  await writeCatalogue(database, smallCatalogue(GOODS), () => {});
});
beforeAll(async () => {
  [alibaba, taobao, poizon] = await Promise.all([startAlibaba(), startTaobao(), startPoizon()]);
});
afterEach(() => {
  for (const gateway of [alibaba, taobao, poizon]) gateway.reset();
});
afterAll(() => Promise.all([alibaba, taobao, poizon].map((gateway) => gateway.stop())));

function open(environment: Record<string, string>, sources: TenantRecord['sources'] = {}) {
  const config = readConfig(environment);
  const platform = { config, keys, database, log: () => {} } as unknown as Platform;
  const record = { sources, name: { en: 'Sampan' }, defaultLanguage: 'en' } as TenantRecord;
  return openSources(platform, record, { tenantId: 'one' });
}
const everything = () => ({ ...alibaba.environment, ...taobao.environment, ...poizon.environment });
const platformsOf = (records: readonly { platform: string }[]) => records.map((r) => r.platform);

describe('the source of a platform', () => {
  const of = (sources: TenantRecord['sources'], ...configured: ('1688' | 'taobao' | 'poizon')[]) =>
    Object.fromEntries(sourcesByPlatform({ sources }, new Set(configured)));

  it('is the catalogue without the marketplace’s keys, the marketplace with them', () => {
    expect(new Set(Object.values(of(undefined)))).toEqual(new Set(['embedded']));
    expect(of(undefined, '1688', 'taobao', 'poizon')).toEqual({
      SelfOwned: 'embedded',
      Taobao: 'taobao',
      Tmall: 'taobao',
      JD: 'embedded',
      Alibaba: '1688',
      Yiwugou: 'embedded',
      Poizon: 'poizon',
    });
  });

  it('is what the tenant chooses', () => {
    expect(of({ Alibaba: 'embedded', JD: 'none', Tmall: 'taobao' }, '1688')).toMatchObject({
      Alibaba: 'embedded',
      Tmall: 'taobao',
      Taobao: 'embedded',
    });
    expect(of({ JD: 'none' })).not.toHaveProperty('JD');
  });

  it('can’t be another one', () => {
    const { sources } = tenantRecord.entries;
    expect(v.is(sources, { Alibaba: '1688', Taobao: 'none' })).toBe(true);
    for (const wrong of [{ Alibaba: 'taobao' }, { JD: '1688' }, { Ebay: 'embedded' }]) {
      expect(v.is(sources, wrong)).toBe(false);
    }
  });
});

describe('a search over all sources', () => {
  it('alternates between sources and counts all hits', async () => {
    const sources = open({ ...alibaba.environment, ...poizon.environment });
    const result = await sources.search(query({ pageSize: 6 }), reader);
    const turn = ['Taobao', 'Alibaba', 'Poizon'];
    expect(platformsOf(result.records)).toEqual([...turn, ...turn]);
    expect(result).toMatchObject({ total: 12 + 2 + 30, unavailable: [] });
    const counts = Object.fromEntries(result.facets.channels.map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({ Taobao: 12, Alibaba: 2, Poizon: 30 });
  });

  it('keeps the requested order', async () => {
    const asked = query({ keyword: '杯', sort: 'price-asc' });
    const { records } = await open(everything()).search(asked, reader);
    const prices = records.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('continues page by page until all sources are exhausted', async () => {
    const sources = open({ ...alibaba.environment, ...poizon.environment });
    const seen: string[] = [];
    let nextPage: string | undefined;
    let total = 0;
    for (let pageNo = 1; pageNo === 1 || nextPage; pageNo++) {
      const asked = query({ keyword: '', pageSize: 9, pageNo, ...(nextPage && { nextPage }) });
      const page = await sources.search(asked, readerOf('en', 'Taobao', 'Poizon'));
      if (pageNo === 1) total = page.total;
      expect(page.total).toBe(total);
      expect(page.pageNo).toBe(pageNo);
      seen.push(...page.records.map(({ productId }) => productId));
      nextPage = page.nextPage;
    }
    expect(new Set(seen).size).toBe(seen.length);
    // Twelve of the catalogue, and of thirty shoes those on offer.
    expect(seen).toHaveLength(12 + 28);
  });

  it('ignores an invalid cursor', async () => {
    const asked = query({ keyword: '杯', nextPage: 'm.eyJwYWdlTm8iOi0xfQ' });
    expect((await open(everything()).search(asked, reader)).pageNo).toBe(1);
  });

  it('works while a marketplace is down, and names it', async () => {
    alibaba.failCalls(/keywordQuery/, 'hangs up');
    taobao.failCalls(/search/, 'answers broken JSON');
    const result = await open(everything()).search(query({ keyword: 'runner' }), reader);
    expect(result.unavailable).toEqual(['Alibaba', 'Taobao', 'Tmall']);
    expect(new Set(platformsOf(result.records))).toEqual(new Set(['Poizon']));
  });

  it('works if all are down', async () => {
    for (const gateway of [alibaba, taobao, poizon]) gateway.failCalls(/./, 'hangs up');
    const result = await open(everything(), { Taobao: 'embedded' }).search(
      query({ keyword: '杯' }),
      reader,
    );
    expect(result.unavailable).toEqual(['Alibaba', 'Tmall', 'Poizon']);
    expect(result.records.length).toBeGreaterThan(0);
  });
});

describe('only one source is searched', () => {
  const calls = () => [alibaba, taobao, poizon].map((gateway) => gateway.calls.length);

  it.each([
    [{ channel: 'Alibaba', keyword: 'x' }, [1, 0, 0]],
    [{ channel: 'Tmall', keyword: 'x' }, [0, 1, 0]],
    [{ shopId: '1688:BBB' }, [1, 0, 0]],
    [{ shopId: 'taobao:58501945' }, [0, 1, 0]],
    [{ shopId: 'shop-Taobao' }, [0, 0, 0]],
    [{ keyword: 'x', snId: '1688:973' }, [1, 0, 0]],
    [{ categoryId: 'cups' }, [0, 0, 0]],
    [{ keyword: 'x', filters: 'attribute:red' }, [0, 0, 0]],
    [{ channel: 'JD' }, [0, 0, 0]],
  ])('the one that the query %o names', async (given, asked) => {
    await open(everything()).search(query(given), reader);
    expect(calls()).toEqual(asked);
  });

  it('for a collection, the catalogue', async () => {
    const sources = open(poizon.environment);
    const { records } = await sources.search(query({ productCollectionId: 'shelf' }), reader, [
      'p3',
      'p1',
    ]);
    expect(records.map(({ productId }) => productId).toSorted()).toEqual(['p1', 'p3']);
    expect(calls()).toEqual([0, 0, 0]);
  });

  it('if that one is down, the page is empty and names it', async () => {
    alibaba.failCalls(/./, 'breaks down');
    const result = await open(everything()).search(
      query({ keyword: 'x', channel: 'Alibaba' }),
      reader,
    );
    expect(result).toMatchObject({ total: 0, records: [], unavailable: ['Alibaba'] });
  });

  it('that one counts as down without its keys', async () => {
    const sources = open({}, { Alibaba: '1688' });
    const result = await sources.search(query({ channel: 'Alibaba', keyword: 'x' }), reader);
    expect(result.unavailable).toEqual(['Alibaba']);
    await expect(sources.details([BOTTLE], reader)).rejects.toMatchObject({
      code: 'SOURCE_UNAVAILABLE',
    });
  });
});

it('searches by picture in sources that support it', async () => {
  const picture = { bytes: new Uint8Array([9, 9, 9]), contentType: 'image/jpeg' } as const;
  const sources = open(alibaba.environment);
  const { records } = await sources.searchByPicture(picture, query({ channel: 'Alibaba' }), reader);
  expect(platformsOf(records)).toEqual(['Alibaba', 'Alibaba']);
});

describe('products', () => {
  const cup = GOODS[0]?.url ?? '';
  const shoe = 'https://www.dewu.com/product-detail.html?spuId=9042006';
  const gone = 'https://detail.1688.com/offer/999999999999.html';

  it('come from the source of their platform', async () => {
    const found = await open({ ...alibaba.environment, ...poizon.environment }).details(
      [cup, BOTTLE, shoe, gone, 'nonsense'],
      reader,
    );
    expect([...found.keys()].toSorted()).toEqual([cup, BOTTLE, shoe].toSorted());
  });

  it('of an unavailable source are null, or fail the whole answer', async () => {
    poizon.failCalls(/./, 'hangs up');
    const sources = open({ ...alibaba.environment, ...poizon.environment });
    const found = await sources.detailsOrNull([cup, BOTTLE, shoe, gone], reader);
    expect(found.get(shoe)).toBeNull();
    expect(found.has(gone)).toBe(false);
    expect(found.get(cup)?.title).toBe('杯子 0');
    expect(found.get(BOTTLE)?.platform).toBe('Alibaba');
    await expect(sources.details([cup, shoe], reader)).rejects.toMatchObject({
      code: 'SOURCE_UNAVAILABLE',
    });
  });

  it('of a platform that the tenant does not offer are absent', async () => {
    const found = await open(alibaba.environment).details([BOTTLE], readerOf('en', 'Taobao'));
    expect(found.size).toBe(0);
    expect(alibaba.calls).toHaveLength(0);
  });

  it('are requested once, four at a time', async () => {
    const urls = Array.from(
      { length: 40 },
      (_, at) => `https://detail.1688.com/offer/71089${1000 + at}.html`,
    );
    await open(alibaba.environment).detailsOrNull([...urls, ...urls], reader);
    expect(alibaba.calls).toHaveLength(40);
  });

  it('have a price of freight inside China', async () => {
    const sources = open(alibaba.environment);
    expect(await sources.domesticFreight(BOTTLE, 2, reader)).toMatchObject({ firstFen: 500 });
    expect(await sources.domesticFreight('nonsense', 2, reader)).toBeUndefined();
  });

  it('on shelves and in sitemaps come from the catalogue', async () => {
    const ids = ['p1', 'a1'];
    expect([...(await open({}).cards(ids, reader)).keys()].toSorted()).toEqual(['a1', 'p1']);
    expect([...(await open(alibaba.environment).cards(ids, reader)).keys()]).toEqual(['p1']);
  });
});

describe('categories', () => {
  it('are the catalogue’s, then those of marketplaces', async () => {
    const tree = await open(everything()).categories(reader);
    expect(tree.map(({ id }) => id)).toEqual(['women', 'men', 'home', '1688:10166', '1688:54']);
  });

  it('leave out a marketplace that is down', async () => {
    alibaba.failCalls(/getById/, 'hangs up');
    const tree = await open(everything()).categories(reader);
    expect(tree.map(({ id }) => id)).toEqual(['women', 'men', 'home']);
    const navigation = await open(everything()).navigation('cups', reader);
    expect(navigation.map(({ id }) => id)).toEqual(expect.arrayContaining(['1688:973']));
  });

  it('leave out the catalogue if it serves no platform', async () => {
    const tree = await open(alibaba.environment).categories(readerOf('en', 'Alibaba'));
    expect(tree.map(({ id }) => id)).toEqual(['1688:10166', '1688:54']);
  });
});

describe('the shares of sources in a page of results', () => {
  it('never exceed a page or a source’s limit', () => {
    const most = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 200 }), most, (pageSize, limits) => {
        const shares = sharesOf(pageSize, limits);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(pageSize);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(1);
          expect(share).toBeLessThanOrEqual(limits[at] ?? 0);
        }
      }),
    );
  });

  it('have no cursor if it would be too long', () => {
    const empty = { categories: [], attributes: [], prices: [], services: [], minOrders: [] };
    const result = {
      total: 9,
      pageNo: 1,
      pageSize: 1,
      totalPage: 9,
      records: [],
      isMore: true,
      facets: { channels: [], ...empty },
      unavailable: [],
    };
    const page = query({ pageSize: 2 });
    const answered = (nextPage: string) => [
      { id: 'embedded' as const, platforms: [], result: { ...result, nextPage } },
    ];
    const { nextPage } = mergeResults(page, answered('x'));
    expect(readCursor(nextPage)).toEqual({ pageNo: 2, ended: 0, next: { embedded: 'x' } });
    expect(mergeResults(page, answered('x'.repeat(250))).nextPage).toBeUndefined();
  });
});

describe('a marketplace that does not read the shopper’s language', () => {
  const searchIn = async (keyword: string, more: Record<string, unknown> = {}) => {
    const sources = open(taobao.environment);
    const spanish = readerOf('es', 'Taobao');
    return sources.search(query({ keyword, channel: 'Taobao', ...more }), spanish);
  };
  const asked = () => new URLSearchParams(taobao.callsOf('/traffic/item/search').at(-1)?.body);

  it('is searched for the Chinese words of what was typed, and the answer says so', async () => {
    expect((await searchIn('dresses')).readAs).toBe('连衣裙');
    expect(asked().get('keyword')).toBe('连衣裙');
  });
  it('is searched for the words as typed if the catalogue does not know them, or on request', async () => {
    expect((await searchIn('qwertz')).readAs).toBeUndefined();
    expect(asked().get('keyword')).toBe('qwertz');
    expect((await searchIn('cups', { asTyped: true })).readAs).toBeUndefined();
    expect(asked().get('keyword')).toBe('cups');
  });
});

describe('a visitor’s limit of marketplace requests', () => {
  /** A visitor with a limit of this many requests. */
  const visitor = (most: number) => {
    let left = most;
    const spend = async () => {
      if (left-- <= 0) throw new Failure('SOURCE_UNAVAILABLE');
    };
    return { ...reader, spend };
  };

  it('counts requests, not cached answers', async () => {
    const sources = open(everything());
    const asking = visitor(3);
    const words = query({ keyword: 'cup' });
    const first = await sources.search(words, asking);
    expect(first.unavailable).toEqual([]);
    expect(await sources.search(words, asking)).toEqual(first);
    // A visitor over the limit still gets what another visitor requested.
    expect(await sources.search(words, visitor(0))).toEqual(first);
  });

  it('leaves the catalogue usable when exceeded', async () => {
    const sources = open({ ...alibaba.environment, ...poizon.environment });
    const { records, unavailable } = await sources.search(query(), visitor(0));
    expect(new Set(platformsOf(records))).toEqual(new Set(['Taobao']));
    expect(unavailable).toEqual(expect.arrayContaining(['Alibaba', 'Poizon']));
    const calls = [alibaba, taobao, poizon].flatMap((gateway) => gateway.calls);
    expect(calls).toEqual([]);
  });

  it('covers products, pictures, shops and navigation', async () => {
    const sources = open(everything());
    const none = visitor(0);
    await expect(sources.details([BOTTLE], none)).rejects.toMatchObject({
      code: 'SOURCE_UNAVAILABLE',
    });
    const picture = { bytes: new Uint8Array(100), contentType: 'image/png' } as const;
    const alike = query({ channel: 'Taobao', imageUrl: '/uploads/x' });
    expect((await sources.searchByPicture(picture, alike, none)).unavailable).toEqual(['Taobao']);
    for (const shopId of ['1688:b', 'taobao:1', 'poizon:market']) {
      expect((await sources.search(query({ shopId }), none)).unavailable).not.toEqual([]);
    }
    await sources.navigation('skirt', none);
    expect([alibaba, taobao, poizon].flatMap((gateway) => gateway.calls)).toEqual([]);
  });

  it('is a thousand requests an hour per IP address, for all calls together', async () => {
    const scope = {
      db: database,
      keys,
      tenantId: 't',
      tenant: { tenantPreference: { productPlatforms: PLATFORMS }, goodsRules: [] },
      locale: 'en',
      now: Date.now(),
      sources: open(everything()),
    };
    const visit = (clientAddress: string) => {
      const from = { ...scope, clientAddress } as unknown as CallScope;
      const input = { params: undefined, query: { productUrl: BOTTLE }, body: undefined };
      return productHandlers.getProduct(from, input);
    };
    const spent = { key: 't:marketplace@192.0.2.1', count: 1_000, windowEndsAt: scope.now + 9_000 };
    await database.insert(attempts).values(spent);
    await expect(visit('192.0.2.1')).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
    expect(alibaba.calls).toEqual([]);
    expect(await visit('192.0.2.2')).toMatchObject({ productUrl: BOTTLE });
    // Cached answers cost nothing.
    expect(await visit('192.0.2.1')).toMatchObject({ productUrl: BOTTLE });
  });
});
