import { STANDARD_TARIFF } from '../../../demo/tariffs/standard.ts';
import { STANDARD_GOODS_RULES } from '../../../src/contract/values/goods/goods-rules.ts';
import type { Product } from '../../../src/contract/values/goods/product.ts';
import { STANDARD_SIGN_IN } from '../../../src/contract/values/shop/sign-in-ways.ts';
import type { TenantRecord } from '../../../src/contract/values/shop/tenant-record.ts';
import { commit } from '../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope, Scope } from '../../../src/server/commerce/base/scope.ts';
import { addToCart, getCart } from '../../../src/server/commerce/cart/cart.ts';
import { publishTableStatements } from '../../../src/server/commerce/freight/publish-table.ts';
import { transferStatements } from '../../../src/server/commerce/ledger/ledger.ts';
import { createPurchaseOrders } from '../../../src/server/commerce/purchase/checkout.ts';
import { setFirstPayPassword } from '../../../src/server/commerce/wallet/pay-password.ts';
import { users } from '../../../src/server/db/schema/people/users.ts';
import { depositChannels, warehouses } from '../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { NOW, openTestScope, passwords } from './identity-scope.ts';
import { giveRate } from './rates.ts';

export const PAY_PASSWORD = '802467';
export const OTHER_PAY_PASSWORD = '802468';
export const LOGIN_PASSWORD = 'seven blue boats';

const tenant = {
  name: { en: 'Sampan' },
  currency: 'AUD',
  themeColor: '#0f766e',
  serviceEmail: 'help@sampan.test',
  servicePhone: '',
  supportedLanguages: ['en'],
  timezoneOffset: 10,
  serviceFee: { basisPoints: 500, minimum: '2.00' },
  freeStorageDays: 60,
  storage: {
    maxDays: 90,
    extensionFee: '15.00',
    extensionDays: 30,
    graceDays: 30,
    reminderDays: [7, 1],
    dailyPer: 'PARCEL',
  },
  inspection: { returnDays: 7 },
  withdrawal: { minimum: '20.00', fee: '2.00' },
  packingFee: '8.00',
  consolidation: { boxPercent: 8, minBoxG: 200, volumePercent: 110 },
  services: [
    {
      code: 'REINFORCED_PACKING',
      name: { en: 'Reinforced packing' },
      per: 'BOX',
      price: '0.00',
      offered: true,
    },
  ],
  tenantPreference: { showTransit: true },
  guestCart: { enabled: true, keptDays: 30 },
  signIn: STANDARD_SIGN_IN,
  homeCountry: 'au',
  countries: ['au', 'kz', 'my'],
  goodsRules: STANDARD_GOODS_RULES,
} as unknown as TenantRecord;

/** A tenant whose reinforced packing costs this much a box. */
export const withPackingAt = (record: TenantRecord, price: string): TenantRecord => ({
  ...record,
  services: record.services.map((service) => ({ ...service, price })),
});

/** A retail product with two variants at one shop. `other` replaces fields. */
export function product(id: string, other: Partial<Product> = {}): Product {
  const sku = (skuId: string, price: string) => ({
    skuId,
    specId: skuId,
    attributes: [],
    price,
    stock: 1000,
    weightG: 300,
  });
  const productUrl = `https://item.taobao.com/item.htm?id=${id}`;
  return {
    productId: `Taobao-${id}`,
    platform: 'Taobao',
    productUrl,
    link: `sealed-${id}`,
    title: `商品${id}`,
    titleTrans: `Product ${id}`,
    images: [`/images/${id}.webp`],
    categoryId: 'c1',
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: '10.00' }],
    skus: [sku(`${id}-a`, '10.00'), sku(`${id}-b`, '12.50')],
    attributes: [],
    minOrderQuantity: 1,
    batchNumber: 1,
    unit: 'piece',
    soldCount: 0,
    shop: { shopId: 's1', name: '一号店', nameTrans: 'Shop One', score: 4.8, years: 3 },
    domesticFreight: { free: false, first: '6.00', next: '1.00' },
    shipFrom: 'Hangzhou',
    dispatchWithin: 48,
    goodsClass: 'NORMAL',
    descriptionHtml: '',
    status: 'ON_SALE',
    ...other,
  };
}

export const shopTwo = {
  shopId: 's2',
  name: '二号店',
  nameTrans: 'Shop Two',
  score: 4.5,
  years: 2,
};

export type TestShop = {
  db: Database;
  /** The products of the marketplace by URL; tests change it. */
  market: Map<string, Product>;
  /** Creates a shopper of the tenant with a pay password; their scope is at `NOW`. */
  shopper: (name?: string, tenantId?: string) => Promise<OwnerScope>;
};

/**
 * Two tenants, each with an exchange rate, a warehouse, top-up channels and the demonstration's freight tariff,
 * and a small marketplace.
 */
export async function openShop(db: Database): Promise<TestShop> {
  const market = new Map<string, Product>();
  for (const one of [product('10001'), product('10002'), product('20001', { shop: shopTwo })]) {
    market.set(one.productUrl, one);
  }
  const channel = {
    type: 'BANK_TRANSFER' as const,
    provider: 'bank-transfer',
    name: { en: 'Bank transfer' },
    instructions: [{ label: { en: 'Account' }, value: '1234' }],
    currency: 'AUD',
    feeBasisPoints: 150,
    minimumFen: 10_00,
    maximumFen: 10_000_00,
  };
  await commit({ db }, [
    ...['one', 'two'].flatMap((tenantId) => [
      db.insert(warehouses).values({
        id: `w-${tenantId}`,
        tenantId,
        region: 'CHINA',
        name: { en: 'Yiwu' },
        country: 'cn',
        address: '1 Canal Road',
        phone: '+8657912345678',
        postCode: '322000',
      }),
      db
        .insert(depositChannels)
        .values({ ...channel, id: `bank-${tenantId}`, tenantId, position: 1, instant: false }),
      db
        .insert(depositChannels)
        .values({ ...channel, id: `demo-${tenantId}`, tenantId, position: 2, instant: true }),
    ]),
  ]);
  for (const tenantId of ['one', 'two']) {
    await giveRate(db, tenantId, 'AUD', { fetchedAt: NOW - 3_600_000 });
    const published = await publishTableStatements({ db, now: NOW }, tenantId, STANDARD_TARIFF);
    await commit({ db }, published);
  }
  const shopper = async (name = 'mia', tenantId = 'one'): Promise<OwnerScope> => {
    const scope: OwnerScope = {
      ...(await openTestScope(db, { tenantId })),
      tenant,
      currency: tenant.currency,
      passwords,
      demo: true,
      products: async (urls) =>
        new Map(
          [...market].filter(([url]) => urls.includes(url)).map(([url, p]) => [url, { ...p }]),
        ),
      userId: `${tenantId}-${name}`,
      sessionId: 'session',
    };
    await db.insert(users).values({
      id: scope.userId,
      tenantId,
      email: `${name}@example.org`,
      name,
      language: 'en',
      passwordHash: await passwords.hashPassword(LOGIN_PASSWORD),
      createdAt: NOW,
    });
    await setFirstPayPassword(scope, {
      loginPassword: LOGIN_PASSWORD,
      verificationCode: '',
      payPassword: PAY_PASSWORD,
    });
    return scope;
  };
  return { db, market, shopper };
}

let credits = 0;

/** Puts money on the balance, as a credited top-up does. */
export async function fund(scope: OwnerScope, amountFen: number): Promise<void> {
  const { db, tenantId, userId, now } = scope;
  await commit(
    { db },
    transferStatements(db, {
      tenantId,
      key: `deposit:test-${++credits}`,
      type: 'DEPOSIT',
      reference: 'D1',
      at: now,
      postings: [
        { userId: '', kind: 'CLEARING', amountFen: -amountFen },
        { userId, kind: 'AVAILABLE', amountFen },
      ],
    }),
  );
}

/** Adds two products of one shop and one of another to the cart; returns the ids of the cart items. */
export async function fillCart(scope: OwnerScope): Promise<string[]> {
  for (const id of ['10001', '10002', '20001']) {
    const items = [{ productSkuId: `${id}-a`, quantity: 1 }];
    await addToCart(scope, { productUrl: product(id).productUrl, items, message: `note ${id}` });
  }
  const { cartShops } = await getCart(scope);
  return cartShops.flatMap((shop) => shop.cartItems.map((item) => item.id));
}

/** Orders one variant through the cart. One piece costs 18.00: goods 10.00, freight 6.00, fee 2.00. */
export async function order(scope: OwnerScope, { id = '10001', quantity = 1 } = {}) {
  const cart = await addToCart(scope, {
    productUrl: product(id).productUrl,
    items: [{ productSkuId: `${id}-a`, quantity }],
    message: '',
  });
  const cartItemIds = cart.cartShops
    .flatMap((shop) => shop.cartItems)
    .filter((item) => item.productSkuId === `${id}-a`)
    .map((item) => item.id);
  const placed = await createPurchaseOrders(scope, { cartItemIds, message: '' });
  const [first] = placed.orders;
  if (!first) throw new Error('no order was placed');
  return first;
}

/** The tenant's operator, at the time of a scope. */
export const operator = (scope: OwnerScope): Scope => ({ ...scope, actor: 'OPERATOR' });

/** The scope of the same shopper some milliseconds later. */
export const later = (scope: OwnerScope, milliseconds: number): OwnerScope => ({
  ...scope,
  now: scope.now + milliseconds,
});
