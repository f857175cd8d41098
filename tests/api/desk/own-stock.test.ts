import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/contract/errors.ts';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, cookiesOf } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { newOwn, newOwnCode, ownBody, ownTable, publishedOwn } from '../support/own-samples.ts';
import { newTenantFacts, uploadedPicture } from '../support/shop-samples.ts';
import { newOrder } from '../support/shopping.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { call, DEFAULT_HOST, newShopper, onNode, visit } from '../support/world.ts';

/** A tenant of these tests alone. */
const facts = newTenantFacts();
const at = { host: facts.host };
let marketing: Person;

beforeAll(async () => {
  await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
  marketing = await newPerson('MARKETING', { tenantId: facts.id });
});

const of = (id: string) => ({ params: { id } });
const own = (id: string) => operate(at, 'getOwnProduct', of(id));
const search = (keyword: string, language = 'en') =>
  call('searchProducts', { query: { keyword, channel: 'SelfOwned' } }, { ...at, language });
/** The page of a product, as visitors see it. */
const page = (productUrl: string, headers: Record<string, string> = {}) =>
  visit(`/product?url=${encodeURIComponent(productUrl)}`, {
    ...at,
    headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
  });
const productAt = (productUrl: string) => call('getProduct', { query: { productUrl } }, at);

/** The product of a shop as the cart of a test takes it. */
async function goodOf(productUrl: string) {
  const product = await productAt(productUrl);
  const [sku] = product.skus;
  if (!sku) throw new Error('the product has no variant');
  return { product, sku };
}

async function failureOf(refused: Promise<unknown>) {
  const error = await refused.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error.body;
  throw error;
}

describe('an own product', () => {
  test('is a draft, previewed, published, changed and archived; the shop shows each on its next request', async () => {
    const code = newOwnCode();
    const body = ownBody(code, { title: { en: `Birch ladle ${code}`, ru: `Ковш ${code}` } });
    const draft = await marketing.call('makeOwnProduct', { body }, at);
    const { id, productUrl } = draft;
    expect(draft).toMatchObject({ state: 'DRAFT', problems: [], languages: ['ru', 'en'] });
    expect((await page(productUrl)).text).not.toContain('Birch ladle');

    const { link } = await marketing.call(
      'previewShop',
      { body: { page: `/product?url=${encodeURIComponent(productUrl)}` } },
      at,
    );
    const opened = await visit(new URL(link).pathname + new URL(link).search, at);
    expect(opened.headers.location).toBe(`/product?url=${encodeURIComponent(productUrl)}`);
    const cookie = cookieHeader({
      sampan_preview: cookiesOf(opened).get('sampan_preview')?.value ?? '',
    });
    expect((await page(productUrl, { cookie })).text).toContain(`Birch ladle ${code}`);

    const version = { ...at, version: draft.version };
    const published = await marketing.call('publishOwnProduct', of(id), version);
    expect((await page(productUrl)).text).toContain(`Birch ladle ${code}`);
    expect((await search(`birch ladles ${code}`)).records).toHaveLength(1);
    expect((await search(`ковш ${code}`, 'ru')).records[0]?.titleTrans).toBe(`Ковш ${code}`);

    const renamed = { ...published.typed, title: { en: `Oak ladle ${code}` } };
    const changed = await marketing.call(
      'changeOwnProduct',
      { ...of(id), body: renamed },
      { ...at, version: published.version },
    );
    expect((await page(productUrl)).text).toContain(`Oak ladle ${code}`);
    await marketing.call('archiveOwnProduct', of(id), { ...at, version: changed.version });
    expect((await page(productUrl)).text).not.toContain('Oak ladle');
    expect((await search(`oak ladle ${code}`)).records).toEqual([]);
  });

  test('that somebody else has changed is refused with the present values', async () => {
    const { id, version, typed } = await newOwn(at);
    const change = (title: string) =>
      marketing.call(
        'changeOwnProduct',
        { ...of(id), body: { ...typed, title: { en: title } } },
        { ...at, version },
      );
    await change('Mine');
    expect(await failureOf(change('Theirs'))).toMatchObject({
      code: 'STALE_VERSION',
      current: { by: 'Li Na' },
    });
    expect((await own(id)).title).toBe('Mine');
  });

  test('with mistakes is kept, names them, and is not sold until they are mended', async () => {
    const code = newOwnCode();
    const wrong = ownBody(code, { freightFirst: 'free', variants: [{ sku: '', price: 'x' }] });
    const { id, problems } = await newOwn(at, wrong);
    expect(problems.map(({ field, code: reason }) => `${field} ${reason}`)).toEqual([
      'freightFirst number',
      'variants.0.sku required',
      'variants.0.price number',
      'variants.0.weightG required',
    ]);
    const failure = await failureOf(operate(at, 'publishOwnProduct', of(id)));
    expect(failure.code).toBe('OWN_PRODUCT_WRONG');
    expect(failure.errors?.map(({ field }) => field)).toContain('variants.0.sku');
    expect((await own(id)).typed).toMatchObject({ freightFirst: 'free' });
  });

  test('can be changed by nobody of another shop, and by nobody without the right', async () => {
    const { id } = await newOwn(at);
    const stranger = await newPerson('MARKETING');
    const service = await newPerson('SERVICE', { tenantId: facts.id });
    const body = { variantId: 'x', kind: 'ADDED', pieces: 1, reason: 'x' } as const;
    for (const input of [of(id), { ...of(id), body }]) {
      const name = 'body' in input ? 'correctOwnStock' : 'archiveOwnProduct';
      expect(await refusal(stranger.call(name, input as never, at))).toBe('NOT_FOUND');
      expect(await refusal(service.call(name, input as never, at))).toBe('FORBIDDEN');
      expect(await refusal(stranger.call(name, input as never))).toBe('NOT_FOUND');
    }
    expect(await refusal(call('getOwnProduct', of(id), at))).toBe('UNAUTHENTICATED');
    expect(await refusal(stranger.call('getOwnProduct', of(id)))).toBe('NOT_FOUND');
  });

  onNode('gets pictures that are made small and stay while it shows them', async () => {
    const { id } = await newOwn(at, ownBody(newOwnCode(), { pictures: [] }));
    const red = { r: 200, g: 30, b: 30 };
    const photo = await sharp({
      create: { width: 1200, height: 1200, channels: 3, background: red },
    })
      .png()
      .toBuffer();
    const file = await uploadedPicture(at, new Uint8Array(photo));
    const { typed, productUrl } = await operate(at, 'addOwnPicture', { ...of(id), body: { file } });
    const path = typed.pictures[0]?.path ?? '';
    expect(path).toMatch(/^\/uploads\/shop-picture\/.+-r\.webp$/);
    await operate(at, 'publishOwnProduct', of(id));
    const small = path.replace('-r.webp', '-small-r.webp');
    expect((await productAt(productUrl)).images).toEqual([small]);
    expect((await visit(small, at)).status).toBe(200);
    const pictures = await operate(at, 'listShopPictures');
    const picture = pictures.find((one) => one.path === path);
    expect(picture).toMatchObject({ ofProduct: true });
    expect(await refusal(operate(at, 'removeShopPicture', of(picture?.id ?? '')))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  test('gets a variant for each combination of its options', async () => {
    const value = (en: string) => ({ name: { en } });
    const options = [
      { name: { en: 'Colour' }, values: [value('Red'), value('Blue')] },
      { name: { en: 'Size' }, values: [value('S'), value('M'), value('L')] },
    ];
    const { id } = await newOwn(at, ownBody(newOwnCode(), { options, variants: [] }));
    const combined = await operate(at, 'combineOwnOptions', of(id));
    expect(combined.typed.variants).toHaveLength(6);
    const again = await operate(at, 'combineOwnOptions', of(id));
    expect(again.typed.variants).toHaveLength(6);
  });
});

describe('the stock of an own product', () => {
  test('falls with an order, is sold out with the last piece, and comes back with a closed order', async () => {
    const { id, productUrl } = await publishedOwn(at);
    const mia = await newShopper(facts.host);
    const { order } = await newOrder(mia, 5, await goodOf(productUrl));
    const { stock, history } = await own(id);
    expect(stock[0]).toMatchObject({ onHand: 5, reserved: 5, available: 0 });
    expect(history[0]).toMatchObject({ kind: 'RESERVED', pieces: 5, orderNo: order.orderNo });
    expect((await productAt(productUrl)).status).toBe('SOLD_OUT');
    const other = await newShopper(facts.host);
    expect(await refusal(newOrder(other, 1, await goodOf(productUrl)))).toBe('SKU_UNAVAILABLE');
    await mia.call('closePurchaseOrder', of(order.id));
    expect((await productAt(productUrl)).skus[0]?.stock).toBe(5);
  });

  test('is corrected with a reason, not below what orders keep, and gets into the audit', async () => {
    const { id, stock, productUrl } = await publishedOwn(at);
    const variantId = stock[0]?.variantId ?? '';
    const correct = (kind: 'ADDED' | 'REMOVED' | 'COUNTED', pieces: number, reason = 'Counted') =>
      marketing.call(
        'correctOwnStock',
        { ...of(id), body: { variantId, kind, pieces, reason } },
        at,
      );
    await newOrder(await newShopper(facts.host), 2, await goodOf(productUrl));
    expect(await refusal(correct('COUNTED', 1))).toBe('QUANTITY_NOT_ALLOWED');
    expect(await refusal(correct('REMOVED', 4))).toBe('QUANTITY_NOT_ALLOWED');
    expect(await refusal(correct('ADDED', 4, ' '))).toBe('VALIDATION_FAILED');
    const corrected = await correct('ADDED', 4, 'A delivery');
    expect(corrected.stock[0]).toMatchObject({ onHand: 9, available: 7 });
    expect(corrected.history[0]).toMatchObject({ reason: 'A delivery', by: 'Li Na', pieces: 4 });
    expect((await productAt(productUrl)).skus[0]?.stock).toBe(7);
    const admin = await newPerson('TENANT_ADMIN', { tenantId: facts.id });
    const query = { subject: 'OWN_PRODUCT', subjectId: id, call: 'correctOwnStock' } as const;
    const { records } = await admin.call('listAudit', { query }, at);
    expect(records[0]).toMatchObject({
      reason: 'A delivery',
      before: { availableCount: 3 },
      change: { kind: 'ADDED', pieces: 4 },
    });
  });

  test('gives the last piece to one of several shoppers who order it at once', async () => {
    const { id, productUrl } = await publishedOwn(at);
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => newShopper(facts.host)));
    const good = await goodOf(productUrl);
    const tried = await Promise.allSettled(shoppers.map((one) => newOrder(one, 3, good)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await own(id)).stock[0]).toMatchObject({ onHand: 5, reserved: 3 });
  });
});

describe('many own products', () => {
  test('are imported as a table, all or none, and exported in the same form', async () => {
    const code = newOwnCode();
    const text = ownTable(code);
    const wrong = await marketing.call(
      'checkOwnProducts',
      { body: { text: `${text}${code},${code}-2,Tin cup,free,180,40\n` } },
      at,
    );
    expect(wrong.rows.map(({ problems }) => problems)).toEqual([
      [],
      expect.arrayContaining(['PRICE', 'VALUES_TWICE']),
    ]);
    const { id } = await marketing.call('keepOwnSheet', { body: { text, columns: [] } }, at);
    expect(await marketing.call('getOwnSheet', of(id), at)).toMatchObject({ bad: 0, made: 1 });
    expect(await refusal(operate(at, 'getOwnSheet', of(id)))).toBe('NOT_FOUND');
    expect(await refusal(marketing.call('getSheet', of(id), at))).toBe('FORBIDDEN');
    await marketing.call('importOwnProducts', { body: { text } }, at);
    const { csv } = await operate(at, 'exportOwnProducts', { query: { state: 'DRAFT' } });
    expect(csv.split('\r\n').some((line) => line.startsWith(`${code},${code}-1,12.50,,180`))).toBe(
      true,
    );
    expect(await marketing.call('checkOwnProducts', { body: { text: csv } }, at)).toMatchObject({
      bad: 0,
      made: 0,
    });
  });

  test('are mended in place: corrected cells make another sheet', async () => {
    const code = newOwnCode();
    const text = ownTable(code).replace('12.50', 'free');
    const mended = [{ line: 2, cells: { 3: '11.00' } }];
    const { id } = await marketing.call('keepOwnSheet', { body: { text, mended } }, at);
    const sheet = await marketing.call('getOwnSheet', of(id), at);
    expect(sheet).toMatchObject({
      bad: 0,
      rows: [{ cells: [code, `${code}-1`, 'Tin cup', '11.00', '180', '40'] }],
    });
  });

  test('are published and archived as a job with a result a row', async () => {
    const right = await newOwn(at);
    const wrong = await newOwn(at, ownBody(newOwnCode(), { pictures: [] }));
    const start = (act: 'PUBLISH_OWN' | 'ARCHIVE_OWN') =>
      marketing.call('startBulk', { body: { act, ids: [right.id, wrong.id] } }, at);
    const ended = async (id: string) => {
      for (;;) {
        const job = await marketing.call('getJob', of(id), at);
        if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
      }
    };
    expect(await ended((await start('PUBLISH_OWN')).id)).toMatchObject({ done: 1, failed: 1 });
    expect((await own(right.id)).state).toBe('PUBLISHED');
    expect((await own(wrong.id)).state).toBe('DRAFT');
    expect(await ended((await start('ARCHIVE_OWN')).id)).toMatchObject({ done: 2, failed: 0 });
  });

  test('are listed by state, words, stock and price, page by page', async () => {
    const code = newOwnCode();
    for (const [at2, price] of ['12.00', '8.00', '10.00'].entries()) {
      const variants = [{ sku: `${code}-${at2}`, price, weightG: '10', stock: String(at2) }];
      await publishedOwn(
        at,
        ownBody(`${code}${at2}`, { title: { en: `Reed mat ${code}` }, variants }),
      );
    }
    const list = (query: object) =>
      marketing.call('listOwnProducts', { query: { q: `reed mats ${code}`, ...query } }, at);
    const byPrice = await list({ sort: 'price', pageSize: 2 });
    expect(byPrice.records.map(({ price }) => price)).toEqual(['8.00', '10.00']);
    const rest = await list({ sort: 'price', pageSize: 2, cursor: byPrice.next });
    expect(rest.records.map(({ price }) => price)).toEqual(['12.00']);
    expect((await list({ sort: 'stock' })).records.map(({ available }) => available)).toEqual([
      0, 1, 2,
    ]);
    expect((await list({ stock: 'out' })).total).toBe(1);
    expect((await list({ state: 'DRAFT' })).total).toBe(0);
  });
});
