import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renewCatalogue } from '../../../demo/renew-catalogue.ts';
import { writeCatalogue } from '../../../demo/write-catalogue.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { imports } from '../../../src/server/db/schema/shop/imports.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { embeddedSource } from '../../../src/server/sourcing/catalogue/embedded-source.ts';
import { readHeader } from '../../../tools/import/csv-columns.ts';
import {
  type ImportOptions,
  type ImportState,
  importProducts,
  type RejectedRow,
} from '../../../tools/import/import-products.ts';
import { type Format, recordsOf } from '../../../tools/import/records.ts';
import { readLine, readRow } from '../../../tools/import/source-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { product, smallCatalogue } from '../support/small-catalogue.ts';

const keys = await deriveKeys('k1:a-secret-of-more-than-thirty-two-characters');
const READER = { platforms: ['Taobao', 'Alibaba', 'JD'], locale: 'en' } as const;

async function openShop(): Promise<Database> {
  const db = await openTestDatabase();
  await writeCatalogue(db, smallCatalogue([]), () => {});
  return db;
}

const BEGUN: ImportState = {
  id: 'test',
  name: 'test.jsonl',
  size: 0,
  offset: 0,
  line: 1,
  inserted: 0,
  replaced: 0,
  rejected: 0,
  reasons: {},
  reportBytes: 0,
  startedAt: Date.UTC(2026, 0, 1),
  finishedAt: null,
};

const jsonl = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');

async function importText(
  db: Database,
  text: string | Buffer,
  options: Partial<ImportOptions> & { format?: Format; from?: ImportState } = {},
): Promise<{ state: ImportState; rejected: RejectedRow[] }> {
  const { format = 'jsonl', from = BEGUN } = options;
  const bytes = Buffer.from(text);
  const rejected: RejectedRow[] = [];
  let read: ImportOptions['read'] = readLine;
  let begin = { offset: from.offset, line: from.line };
  if (format === 'csv') {
    const end = bytes.indexOf('\n') + 1;
    const columns = readHeader(bytes.subarray(0, end).toString());
    read = (record) => readRow(record, columns);
    if (begin.offset < end) begin = { offset: end, line: 2 };
  }
  const records = recordsOf([bytes.subarray(begin.offset)], { format, from: begin });
  const state = await importProducts(db, records, from, {
    read,
    storesProgress: true,
    report: (rows) => rejected.push(...rows),
    ...options,
  });
  return { state, rejected };
}

/** The products that a search finds: title and pieces sold. */
async function found(db: Database, keyword: string): Promise<[string, number][]> {
  const query = { keyword, pageNo: 1, pageSize: 20, sort: 'relevance', filters: '' } as const;
  const { records } = await embeddedSource(db, keys).search(query, READER);
  return records.map((card) => [card.titleTrans, card.soldCount]);
}

/** All rows that an import writes. */
async function contents(db: Database): Promise<unknown> {
  const tables = [
    ...['products', 'shops', 'categories', 'category_ancestors', 'product_facts'],
    ...['attribute_values', 'search_words', 'search_word_keys', 'search_nouns', 'suggestions'],
  ];
  return Promise.all(
    tables.map((table) => db.all(sql.raw(`select * from ${table} order by 1, 2`))),
  );
}

const row = (item: number, more: Record<string, unknown> = {}) => ({
  platform: 'Taobao',
  itemId: String(600_000_000 + item),
  title: `夏季连衣裙${item}`,
  titles: { en: `Summer Dress ${item}`, ru: `Летнее платье ${item}` },
  images: ['https://img.example.com/1.jpg', '/goods/dress/red-studio'],
  categoryId: 'dresses',
  price: '129.90',
  stock: 7,
  shop: { name: '云裳', nameTrans: 'Yunshang', score: 4.8, years: 3 },
  shipFrom: { en: 'Hangzhou', 'zh-CN': '杭州' },
  ...more,
});

describe('an imported product', () => {
  test('has the data of its row', async () => {
    const db = await openShop();
    const wanted = row(1, {
      platform: undefined,
      itemId: undefined,
      productUrl: 'https://m.1688.com/offer/700000000001.html?spm=a',
      price: undefined,
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 50, price: '9.5' },
        { startQuantity: 5, price: '10' },
      ],
      skus: [
        {
          skuId: 'a1',
          specId: 'b1',
          attributes: [
            {
              name: '颜色',
              nameTrans: 'Colour',
              value: '红',
              valueTrans: 'Red',
              image: '/goods/r',
            },
          ],
          price: '10.00',
          stock: 3,
          weightG: 250,
        },
      ],
      attributes: [{ name: '材质', nameTrans: 'Material', value: '棉', valueTrans: 'Cotton' }],
      batchNumber: 5,
      mixRule: { mixNumber: 10, mixAmount: '100.00' },
      unit: 'set',
      soldCount: 41,
      domesticFreight: { first: '6', next: '1.5' },
      dispatchWithin: 48,
      goodsClass: 'BATTERY_BUILT_IN',
      description: { en: '<p onclick="x()">Fine</p><script>x</script>', 'zh-CN': '<p>好</p>' },
      status: 'ON_SALE',
    });
    const { state, rejected } = await importText(db, jsonl([wanted]));
    expect(rejected).toEqual([]);
    expect(state).toMatchObject({ inserted: 1, replaced: 0, rejected: 0 });
    const url = 'https://detail.1688.com/offer/700000000001.html';
    const read = (await embeddedSource(db, keys).details([url], READER)).get(url);
    expect(read).toMatchObject({
      platform: 'Alibaba',
      productUrl: url,
      title: '夏季连衣裙1',
      titleTrans: 'Summer Dress 1',
      images: wanted.images,
      categoryId: 'dresses',
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 5, price: '10.00' },
        { startQuantity: 50, price: '9.50' },
      ],
      skus: [
        {
          skuId: 'a1',
          specId: 'b1',
          price: '10.00',
          stock: 3,
          weightG: 250,
          attributes: [{ id: 'colour', value: '红', valueTrans: 'Red', image: '/goods/r' }],
        },
      ],
      attributes: [{ id: 'material', name: '材质', value: '棉', valueTrans: 'Cotton' }],
      minOrderQuantity: 5,
      batchNumber: 5,
      mixRule: { mixNumber: 10, mixAmount: '100.00' },
      unit: 'set',
      soldCount: 41,
      shop: { name: '云裳', nameTrans: 'Yunshang', score: 4.8, years: 3 },
      shipFrom: 'Hangzhou',
      domesticFreight: { free: false, first: '6.00', next: '1.50' },
      dispatchWithin: 48,
      goodsClass: 'BATTERY_BUILT_IN',
      descriptionHtml: '<p>Fine</p>',
      status: 'ON_SALE',
    });
  });

  test('is found by its words, and no longer by its earlier words', async () => {
    const db = await openShop();
    await importText(
      db,
      jsonl([row(1, { title: '旧杯', titles: { en: 'Obsolete Mug' } }), row(2)]),
    );
    const { state } = await importText(db, jsonl([row(1), row(1, { soldCount: 3 })]));
    expect(state).toMatchObject({ inserted: 0, replaced: 2 });
    expect(await found(db, 'summer dress')).toEqual(
      expect.arrayContaining([
        ['Summer Dress 1', 3],
        ['Summer Dress 2', 0],
      ]),
    );
    expect(await found(db, 'obsolete')).toEqual([]);
  });

  test('keeps the day it was first offered, unless a row names one', async () => {
    const db = await openShop();
    const dates = () => db.all(sql`select created_at as at from products order by id`);
    await importText(db, jsonl([row(1), row(2, { createdAt: '2025-03-01T00:00:00Z' })]));
    await importText(db, jsonl([row(1), row(2)]), { from: { ...BEGUN, startedAt: 1 } });
    expect(await dates()).toEqual([{ at: BEGUN.startedAt }, { at: Date.UTC(2025, 2, 1) }]);
  });
});

test('a newer version of the embedded catalogue leaves imported products as they are', async () => {
  const db = await openShop();
  await importText(db, jsonl([row(1), row(2, { shop: { name: '新店' } })]));
  const own = product('seed-1', { zh: '马克杯', en: 'Seeded Mug' }, { categoryId: 'cups' });
  const before = await db.all(sql`select * from products where id like 'tb-%' order by id`);
  // As after a migration that recreates the full-text index.
  await db.run(sql`insert into products_fts (products_fts) values ('delete-all')`);
  await db.run(sql`delete from product_facts`);
  await renewCatalogue(db, smallCatalogue([own]), () => {});
  expect(await db.all(sql`select * from products where id like 'tb-%' order by id`)).toEqual(
    before,
  );
  expect(await found(db, 'summer dress')).toHaveLength(2);
  expect(await found(db, 'seeded mug')).toHaveLength(1);
});

describe('categories', () => {
  test('are found by name in any language, or created below the last existing one', async () => {
    const db = await openShop();
    const paths = [
      ['dresses'],
      ['女装', 'Dresses & Skirts', '连衣裙'],
      ['Women’s Clothing', 'Coats'],
      ["women's clothing", 'COATS'],
    ];
    const rows = paths.map((category, i) => row(i, { categoryId: undefined, category }));
    const { rejected } = await importText(db, jsonl(rows), { batch: 1 });
    expect(rejected).toEqual([]);
    const of = await db.all<{ category: string }>(
      sql`select category_id as category from products order by id`,
    );
    const [first, second, coats, same] = of.map(({ category }) => category);
    expect([first, second]).toEqual(['dresses', 'dresses']);
    expect(coats).toBe(same);
    expect(
      await db.all(
        sql`select ancestor_id as a from category_ancestors where category_id = ${coats} order by 1`,
      ),
    ).toEqual(
      [{ a: coats }, { a: 'women' }].toSorted((x, y) => (String(x.a) < String(y.a) ? -1 : 1)),
    );
  });

  test('that do not exist are reported', async () => {
    const db = await openShop();
    const rows = [
      row(1, { categoryId: 'nowhere' }),
      row(2, { categoryId: undefined, category: ['Dreses'] }),
      row(3, { categoryId: undefined }),
      row(4, { categoryId: 'coats', category: ['Women’s Clothing', 'Coats'] }),
    ];
    const { rejected, state } = await importText(db, jsonl(rows));
    expect(rejected).toEqual([
      { line: 1, problems: [{ field: 'categoryId', code: 'unknown' }] },
      { line: 2, problems: [{ field: 'category', code: 'unknown' }] },
      { line: 3, problems: [{ field: 'categoryId', code: 'required' }] },
    ]);
    expect(state).toMatchObject({ inserted: 1, rejected: 3 });
    expect(state.reasons).toEqual({
      'categoryId unknown': 1,
      'category unknown': 1,
      'categoryId required': 1,
    });
  });
});

describe('invalid rows', () => {
  test.each([
    ['{"title":', 'json', ''],
    ['[1]', 'not_an_object', ''],
    ['\u0000', 'json', ''],
    [JSON.stringify(row(1, { price: 12.5 })), 'invalid', 'price'],
    [JSON.stringify(row(1, { price: '0' })), 'too_small', 'price'],
    [JSON.stringify(row(1, { price: '-1.00' })), 'invalid', 'price'],
    [JSON.stringify(row(1, { price: undefined })), 'required', 'price'],
    [JSON.stringify(row(1, { title: 'a\u0000b' })), 'invalid', 'title'],
    [JSON.stringify(row(1, { images: ['javascript:alert(1)'] })), 'invalid', 'images.0'],
    [JSON.stringify(row(1, { images: [] })), 'required', 'images'],
    [JSON.stringify(row(1, { itemId: '1/../2' })), 'invalid', 'itemId'],
    [JSON.stringify(row(1, { platform: undefined })), 'required', 'platform'],
    [
      JSON.stringify(row(1, { productUrl: 'https://evil.example/1' })),
      'unsupported_host',
      'productUrl',
    ],
    [
      JSON.stringify(row(1, { productUrl: 'https://item.jd.com/100001.html' })),
      'other_than_address',
      'platform',
    ],
    [JSON.stringify(row(1, { priceMode: 'SPU_PRICE_RANGE' })), 'required', 'priceRange'],
  ])('%s', async (line, code, field) => {
    const db = await openShop();
    const { rejected, state } = await importText(db, `${line}\n${JSON.stringify(row(2))}`);
    expect(rejected).toEqual([{ line: 1, problems: [{ field, code }] }]);
    expect(state).toMatchObject({ inserted: 1, rejected: 1, finishedAt: expect.any(Number) });
  });

  test('may be invalid UTF-8', async () => {
    const db = await openShop();
    const latin = Buffer.from([0x7b, 0xe9, 0x7d, 0x0a]);
    const { rejected } = await importText(db, Buffer.concat([latin, Buffer.from(jsonl([row(1)]))]));
    expect(rejected).toEqual([{ line: 1, problems: [{ field: '', code: 'encoding' }] }]);
  });

  test('end the import if there are too many', async () => {
    const db = await openShop();
    const text = ['x', 'x', 'x', JSON.stringify(row(1))].join('\n');
    const { state } = await importText(db, text, { maxRejected: 1, batch: 1 });
    expect(state).toMatchObject({ rejected: 2, line: 3, finishedAt: null });
  });

  test('never throw, whatever they contain', async () => {
    const db = await openShop();
    const names = Object.keys(
      row(1, { skus: 1, attributes: 1, mixRule: 1, description: 1, category: 1 }),
    );
    const hostile = fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.oneof(fc.jsonValue(), fc.constant(undefined))]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(hostile, { maxLength: 8 }),
        fc.array(fc.string()),
        async (rows, lines) => {
          const bent = rows.map((values, i) => row(i, values));
          const text = [...bent.map((value) => JSON.stringify(value)), ...lines].join('\n');
          const { state } = await importText(db, text, { dryRun: true });
          expect(state.finishedAt).not.toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Rows with duplicates, errors, new shops and new categories. */
const rowsWithTrouble = Array.from({ length: 23 }, (_, i) =>
  i % 7 === 3
    ? { broken: i }
    : row(i % 19, {
        shop: { name: `店${i % 4}`, ...(i % 2 === 0 && { years: i }) },
        ...(i % 5 === 0 && { categoryId: undefined, category: ['Home', `Shelf ${i % 3}`] }),
        soldCount: i,
      }),
);

describe('an import that is interrupted', () => {
  test('is resumed after its last batch, and gives the same database', async () => {
    const text = jsonl(rowsWithTrouble);
    const straight = await openShop();
    const whole = await importText(straight, text, { batch: 4 });
    for (const kill of [0, 1, 2, 3, 4, 5]) {
      const db = await openShop();
      let batches = 0;
      const dying = importText(db, text, {
        batch: 4,
        // Fails in the last write of a batch, so that the whole batch must be undone.
        prepareWrites: async () => async () => {
          if (batches++ === kill) throw new Error('killed');
        },
      });
      await expect(dying).rejects.toThrow('killed');
      const [from = BEGUN] = await db.select().from(imports);
      const { state } = await importText(db, text, { batch: 4, from });
      expect({ ...state, finishedAt: 0 }).toEqual({
        ...whole.state,
        finishedAt: 0,
        reportBytes: state.reportBytes,
      });
      expect(await contents(db)).toEqual(await contents(straight));
    }
  });

  test('stops after a batch on request', async () => {
    const text = jsonl(rowsWithTrouble);
    const db = await openShop();
    const { state: stopped } = await importText(db, text, { batch: 5, isStopped: () => true });
    expect(stopped).toMatchObject({ line: 6, finishedAt: null });
    await importText(db, text, { batch: 5, from: stopped });
    const straight = await openShop();
    await importText(straight, text, { batch: 5 });
    expect(await contents(db)).toEqual(await contents(straight));
  });
});

test('CSV and JSON lines with the same rows give the same database', async () => {
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((t) => t.trim() !== '' && !t.includes('\0') && t.isWellFormed())
    .map((t) => t.trim());
  const rows = fc.array(
    fc.record({
      title: text,
      en: text,
      sold: fc.nat(9999),
      cents: fc.integer({ min: 1, max: 99_999 }),
      shop: text,
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(rows, async (some) => {
      const values = some.map(({ title, en, sold, cents, shop }, i) =>
        row(i, {
          title,
          titles: { en },
          soldCount: sold,
          price: (cents / 100).toFixed(2),
          shop: { name: shop },
        }),
      );
      const header =
        'platform,itemId,title,titles.en,images,categoryId,price,stock,soldCount,shop.name,shipFrom.en,shipFrom.zh-CN';
      const lines = values.map((r) =>
        [
          r.platform,
          r.itemId,
          r.title,
          r.titles.en,
          r.images.join('|'),
          r.categoryId,
          r.price,
          r.stock,
          (r as { soldCount?: number }).soldCount,
          r.shop.name,
          r.shipFrom.en,
          r.shipFrom['zh-CN'],
        ]
          .map(cell)
          .join(','),
      );
      const [one, other] = [await openShop(), await openShop()];
      const asJson = await importText(one, jsonl(values));
      const asCsv = await importText(other, `\uFEFF${[header, ...lines].join('\r\n')}\r\n`, {
        format: 'csv',
      });
      expect(asCsv.rejected).toEqual(asJson.rejected);
      expect(await contents(other)).toEqual(await contents(one));
    }),
    { numRuns: 12 },
  );
});
