import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { apiOf } from '../../../tools/servers/client.ts';
import { ask } from '../../../tools/servers/http.ts';
import { startAlibaba } from '../../support/gateways/alibaba.ts';
import { BIG_SKU } from '../../support/gateways/alibaba-goods.ts';
import { startPoizon } from '../../support/gateways/poizon.ts';
import { startTaobao } from '../../support/gateways/taobao.ts';
import { refusal } from '../../support/refusal.ts';
import { startServer } from '../../support/server.ts';
import { target } from '../support/world.ts';

let gateways: [
  Awaited<ReturnType<typeof startAlibaba>>,
  Awaited<ReturnType<typeof startTaobao>>,
  Awaited<ReturnType<typeof startPoizon>>,
];
let shop: Awaited<ReturnType<typeof startServer>>;
let call: ReturnType<typeof apiOf>;
beforeAll(async () => {
  gateways = await Promise.all([startAlibaba(), startTaobao(), startPoizon()]);
  const keys = gateways.map(({ environment }) => environment);
  const own = { FULFILMENT: 'manual', MARKETPLACE_TIMEOUT_MS: '5000' };
  shop = await startServer(target, Object.assign(own, ...keys));
  call = apiOf(shop.port);
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all(gateways.map((gateway) => gateway.stop()));
});

const visit = (path: string) => ask(shop.port, 'localhost', path);
const search = (query: Record<string, unknown>) =>
  call('searchProducts', { query } as Parameters<typeof call<'searchProducts'>>[1]);

describe('a shop with keys', () => {
  test('finds goods of all its marketplaces', async () => {
    const { records, unavailable } = await search({ keyword: 'runner', pageSize: 40 });
    expect(unavailable).toEqual([]);
    const platforms = new Set(records.map(({ platform }) => platform));
    expect([...platforms]).toEqual(expect.arrayContaining(['Alibaba', 'Taobao', 'Poizon']));
  });

  test('sells a good of 1688', async () => {
    const { records } = await search({ keyword: '保温杯', channel: 'Alibaba' });
    const [bottle] = records;
    expect(bottle).toMatchObject({ productId: '1688:710891050473', price: '23.50' });
    const link = bottle?.link ?? '';
    const product = await call('getProduct', { query: { productUrl: link } });
    expect(product.skus[0]?.skuId).toBe(String(BIG_SKU));

    const { accessToken: token } = await call('login', {
      body: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
    });
    const cart = await call(
      'addToCart',
      { body: { productUrl: link, productSkuId: String(BIG_SKU), quantity: 2 } },
      { token },
    );
    const item = cart.cartShops.flatMap(({ cartItems }) => cartItems)[0];
    expect(item).toMatchObject({ price: '23.50', orderable: true, weightG: 390 });
    const body = { cartItemIds: [item?.id ?? ''] };
    // Two pieces, freight for the first and the second, the minimum service fee.
    const quote = await call('refreshCart', { body }, { token });
    expect(quote).toMatchObject({ goods: '47.00', domesticFreight: '6.20' });
    const placed = await call('createPurchaseOrders', { body }, { token });
    expect(placed.orders).toMatchObject([{ status: 'PENDING_PAYMENT', total: quote.total }]);
  });

  test('shows the product on pages, with pictures of its marketplace', async () => {
    const { records } = await search({ keyword: '保温杯', channel: 'Alibaba' });
    const page = await visit(`/product?url=${records[0]?.link}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('316 stainless steel insulated bottle');
    expect(page.text).toContain('https://cbu01.alicdn.com/img/ibank/bottle-1.jpg');
    expect(String(page.headers['content-security-policy'])).toContain('https://*.alicdn.com');
    const results = await visit('/product-search?keyword=bottle&channel=Alibaba');
    expect(results.status).toBe(200);
    expect(results.text).toContain('316 stainless steel insulated bottle');
  });

  test('never reveals its keys or its choice of marketplaces', async () => {
    const tenant = await visit('/api/front/tenant');
    expect(tenant.text).not.toContain('"sources"');
    expect(tenant.text + shop.log()).not.toMatch(/(alibaba|taobao|poizon)-(secret|token)/);
  });
});

describe('a shop whose marketplaces are down', () => {
  let token: string;
  beforeAll(async () => {
    ({ accessToken: token } = await call('login', {
      body: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
    }));
    const { records } = await search({ keyword: '保温杯', channel: 'Alibaba' });
    const productUrl = records[0]?.link ?? '';
    const body = { productUrl, productSkuId: String(BIG_SKU), quantity: 2 };
    await call('addToCart', { body }, { token });
    for (const gateway of gateways) gateway.failCalls(/./, 'hangs up');
  });

  test('still finds its own goods, and names the marketplaces that are down', async () => {
    const { records, unavailable } = await search({ keyword: 'shirt' });
    expect(unavailable.toSorted()).toEqual(['Alibaba', 'Poizon', 'Taobao', 'Tmall']);
    expect(records.length).toBeGreaterThan(0);
  });

  test('has all its pages', async () => {
    const paths = [
      '/',
      '/product-search?keyword=shirt',
      '/product-search?keyword=hat&channel=Alibaba',
    ];
    for (const path of paths) expect((await visit(path)).status, path).toBe(200);
  });

  test('does not report a product as removed', async () => {
    const productUrl = 'https://detail.1688.com/offer/620201390233.html';
    const found = call('getProduct', { query: { productUrl } });
    expect(await refusal(found)).toBe('SOURCE_UNAVAILABLE');
    const page = await visit(`/product?url=${encodeURIComponent(productUrl)}`);
    expect(page.status).not.toBe(404);
  });

  test('keeps the goods in a cart, and refuses to add what it can’t check', async () => {
    const productUrl = 'https://detail.1688.com/offer/620201390233.html';
    const added = call(
      'addToCart',
      { body: { productUrl, productSkuId: '4001', quantity: 10 } },
      { token },
    );
    expect(await refusal(added)).toBe('SOURCE_UNAVAILABLE');
    const { cartShops } = await call('getCart', {}, { token });
    expect(cartShops.flatMap(({ cartItems }) => cartItems)).toContainEqual(
      expect.objectContaining({ productSkuId: String(BIG_SKU), quantity: 2 }),
    );
  });
});
