import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnProductTyped } from '../../../../../src/contract/values/goods/own-product-typed.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { addToCart, getCart } from '../../../../../src/server/commerce/cart/cart.ts';
import {
  archiveOwnProduct,
  changeOwnProduct,
  makeOwnProduct,
  publishOwnProduct,
  restoreOwnProduct,
} from '../../../../../src/server/commerce/own-stock/change.ts';
import { correctOwnStock } from '../../../../../src/server/commerce/own-stock/correct-stock.ts';
import { exportOwnProducts } from '../../../../../src/server/commerce/own-stock/export.ts';
import {
  checkOwnProducts,
  importOwnProducts,
} from '../../../../../src/server/commerce/own-stock/import.ts';
import {
  getOwnProduct,
  listOwnProducts,
} from '../../../../../src/server/commerce/own-stock/records.ts';
import {
  EMPTY_PRODUCT,
  EMPTY_VARIANT,
} from '../../../../../src/server/commerce/own-stock/typed-of.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { unbuyOrder } from '../../../../../src/server/commerce/purchase/correct-order.ts';
import {
  acceptOrder,
  markBought,
  rejectOrder,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { pasteOrders } from '../../../../../src/server/commerce/purchase/paste-orders.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import {
  purchaseOrderItems,
  purchaseOrders,
} from '../../../../../src/server/db/schema/orders/orders.ts';
import { ownProducts, ownVariants } from '../../../../../src/server/db/schema/shop/own-stock.ts';
import { purchaseParcels } from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import { ownSource } from '../../../../../src/server/sourcing/own/own-source.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { openShop } from '../../../support/shop.ts';

const KETTLE: OwnProductTyped = {
  ...EMPTY_PRODUCT,
  code: 'KETTLE',
  title: { en: 'Tin kettle', ru: 'Жестяной чайник', 'zh-CN': '铁皮水壶' },
  pictures: [{ path: '/goods/kettle', alt: {} }],
  options: [
    {
      key: 'o1',
      name: { en: 'Colour' },
      values: [
        { key: 'v1', name: { en: 'Red', ru: 'Красный' }, image: '' },
        { key: 'v2', name: { en: 'Blue' }, image: '' },
      ],
    },
  ],
  variants: [
    { ...EMPTY_VARIANT, sku: 'K-RED', values: ['v1'], price: '30.00', weightG: '600', stock: '2' },
    { ...EMPTY_VARIANT, sku: 'K-BLUE', values: ['v2'], price: '32.00', weightG: '600', stock: '0' },
  ],
};

type Shop = Awaited<ReturnType<typeof openShop>>;

/** The scopes of a tenant's staff and shoppers, whose look-up of own products is the real one. */
async function openOwn(tenantId = 'one', shop?: Shop) {
  const { db, shopper } = shop ?? (await openShop(await openTestDatabase()));
  const withOwn = (scope: OwnerScope): OwnerScope => {
    const tenant = { ...scope.tenant, defaultLanguage: 'en', supportedLanguages: ['en', 'ru'] };
    const seller = { name: tenant.name, first: 'en' as const };
    const own = ownSource({ db, tenantId, drafts: false, seller, keys: scope.keys });
    return {
      ...scope,
      tenant: tenant as Scope['tenant'],
      products: async (urls) =>
        new Map(await own.details(urls, { platforms: ['SelfOwned'], locale: scope.locale })),
    };
  };
  const mia = withOwn(await shopper('mia', tenantId));
  const staff: Scope = { ...mia, actor: 'OPERATOR', staffId: '' };
  return {
    db,
    staff,
    mia,
    newShopper: async (name: string) => withOwn(await shopper(name, tenantId)),
  };
}

const skuOf = async (scope: Scope, id: string, sku: string) => {
  const { stock } = await getOwnProduct(scope, id);
  const found = stock.find((one) => one.sku === sku);
  if (!found) throw new Error(`no variant ${sku}`);
  return found;
};

/** Puts pieces of a variant into the cart, and orders them. */
async function order(scope: OwnerScope, id: string, sku: string, quantity: number) {
  const { productUrl } = await getOwnProduct(scope, id);
  const { variantId } = await skuOf(scope, id, sku);
  await addToCart(scope, {
    productUrl,
    items: [{ productSkuId: variantId, quantity }],
    message: '',
  });
  const lines = (await getCart(scope)).cartShops.flatMap(({ cartItems }) => cartItems);
  const line = lines.find(({ productSkuId }) => productSkuId === variantId);
  if (!line) throw new Error('nothing is in the cart');
  const placed = await createPurchaseOrders(scope, { cartItemIds: [line.id], message: '' });
  const [made] = placed.orders;
  if (!made) throw new Error('no order was placed');
  return made;
}

const sold = async () => {
  const own = await openOwn();
  const { id } = await makeOwnProduct(own.staff, KETTLE);
  await publishOwnProduct(own.staff, id);
  return { ...own, id };
};

describe('an own product', () => {
  it('is saved with its mistakes, and what is sold stays as it was until they are mended', async () => {
    const { staff, id } = await sold();
    const wrong = { ...KETTLE, code: '', title: { en: 'New name' }, variants: [] };
    const saved = await changeOwnProduct(staff, id, wrong);
    expect(saved.problems.map(({ field }) => field)).toEqual(['code', 'variants.0.sku']);
    expect(saved.typed).toMatchObject({ code: '', title: { en: 'New name' }, variants: [] });
    const { stock } = await getOwnProduct(staff, id);
    expect(stock.map(({ sku, available }) => [sku, available])).toEqual([
      ['K-RED', 2],
      ['K-BLUE', 0],
    ]);
    const listed = await listOwnProducts(staff, {
      state: 'PUBLISHED',
      q: '',
      sort: 'newest',
      stock: '',
      pageSize: 10,
    });
    expect(listed.records[0]).toMatchObject({ title: 'New name', wrong: true, price: '30.00' });
  });

  it('goes on selling as it did if no variant of it would be offered any more', async () => {
    const { staff, id } = await sold();
    const { typed } = await getOwnProduct(staff, id);
    const none = {
      ...typed,
      variants: typed.variants.map((variant) => ({ ...variant, offered: false })),
    };
    const saved = await changeOwnProduct(staff, id, none);
    expect(saved.problems).toEqual([{ field: 'variants.0.sku', code: 'required' }]);
    expect(saved).toMatchObject({ price: '30.00', available: 2, typed: none });
    await archiveOwnProduct(staff, id);
    expect(await restoreOwnProduct(staff, id)).toMatchObject({ state: 'DRAFT', problems: [] });
    expect((await changeOwnProduct(staff, id, none)).problems).toEqual([]);
    expect(await failureCode(publishOwnProduct(staff, id))).toBe('OWN_PRODUCT_WRONG');
  });

  it('keeps a variant that is not named any more, because orders name it, but offers it no longer', async () => {
    const { staff, mia, id } = await sold();
    const { typed } = await getOwnProduct(staff, id);
    await changeOwnProduct(staff, id, { ...KETTLE, variants: typed.variants.slice(1) } as never);
    const { stock } = await getOwnProduct(staff, id);
    expect(stock.map(({ sku, offered }) => [sku, offered]).toSorted()).toEqual([
      ['K-BLUE', true],
      ['K-RED', false],
    ]);
    expect(await failureCode(order(mia, id, 'K-RED', 1))).toMatch(/SKU_UNAVAILABLE|PRODUCT/);
  });

  it('is published only when it has a picture, archived, and restored as a draft', async () => {
    const { staff } = await openOwn();
    const { id } = await makeOwnProduct(staff, { ...KETTLE, pictures: [] });
    expect(await failureCode(publishOwnProduct(staff, id))).toBe('OWN_PRODUCT_WRONG');
    await changeOwnProduct(staff, id, KETTLE);
    expect((await publishOwnProduct(staff, id)).state).toBe('PUBLISHED');
    expect(await failureCode(publishOwnProduct(staff, id))).toBe('ILLEGAL_TRANSITION');
    expect((await archiveOwnProduct(staff, id)).actions).toEqual(['restore']);
    expect(await failureCode(changeOwnProduct(staff, id, KETTLE))).toBe('ILLEGAL_TRANSITION');
    expect((await restoreOwnProduct(staff, id)).state).toBe('DRAFT');
  });

  it('has a safe description', async () => {
    const { staff } = await openOwn();
    const description = { en: '<p onclick="x">Good.</p><script>x</script>' };
    const { typed } = await makeOwnProduct(staff, { ...KETTLE, description });
    expect(typed.description).toEqual({ en: '<p>Good.</p>' });
  });

  it('is unknown to another tenant, whose codes are its own', async () => {
    const shop = await openShop(await openTestDatabase());
    const [one, two] = [await openOwn('one', shop), await openOwn('two', shop)];
    const { id } = await makeOwnProduct(one.staff, KETTLE);
    expect(await failureCode(getOwnProduct(two.staff, id))).toBe('NOT_FOUND');
    expect(await failureCode(archiveOwnProduct(two.staff, id))).toBe('NOT_FOUND');
    expect((await makeOwnProduct(two.staff, KETTLE)).problems).toEqual([]);
    const again = await makeOwnProduct(one.staff, KETTLE);
    expect(again.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'code taken',
      'variants.0.sku taken',
      'variants.1.sku taken',
    ]);
  });

  it('raises the revision of its shop when what it sells changes, also by an order', async () => {
    const { staff, mia, id, db } = await sold();
    const raised = async (change: () => Promise<unknown>) => {
      const before = await readRevisions(db);
      await change();
      const after = await readRevisions(db);
      return Object.keys(after).filter((scope) => after[scope] !== before[scope]);
    };
    await db.run("insert into revisions (scope, revision) values ('one', 1), ('two', 1)");
    const { variantId } = await skuOf(staff, id, 'K-BLUE');
    expect(
      await raised(() =>
        correctOwnStock(staff, id, { variantId, kind: 'ADDED', pieces: 3, reason: 'came' }),
      ),
    ).toEqual(['one']);
    expect(await raised(() => order(mia, id, 'K-RED', 1))).toEqual(['one']);
    expect(
      await raised(() => makeOwnProduct(staff, { ...KETTLE, code: 'OTHER', variants: [] })),
    ).toEqual([]);
  });
});

describe('the pieces of an order', () => {
  it('are kept when it is placed, so that nobody else buys the last ones, and free when it is closed', async () => {
    const { staff, mia, newShopper, id } = await sold();
    const noa = await newShopper('noa');
    const { orderNo } = await order(mia, id, 'K-RED', 2);
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 2, available: 0 });
    expect(await failureCode(order(noa, id, 'K-RED', 1))).toBe('SKU_UNAVAILABLE');
    await closePurchaseOrder(mia, orderNo);
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 0, available: 2 });
    await order(noa, id, 'K-RED', 1);
    expect((await getOwnProduct(staff, id)).history.map(({ kind }) => kind).toSorted()).toEqual([
      'COUNTED',
      'RELEASED',
      'RESERVED',
    ]);
  });

  it('go to one of two who order the last piece at once', async () => {
    const { staff, mia, newShopper, id } = await sold();
    const noa = await newShopper('noa');
    await order(await newShopper('eli'), id, 'K-RED', 1);
    const tried = await Promise.allSettled([
      order(mia, id, 'K-RED', 1),
      order(noa, id, 'K-RED', 1),
    ]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 2 });
  });

  it('leave the shelf when the staff take them, as a parcel that the warehouse receives', async () => {
    const { staff, mia, db, id } = await sold();
    const { orderNo } = await order(mia, id, 'K-RED', 2);
    await db.update(purchaseOrders).set({ status: 'PAID' });
    await acceptOrder(staff, orderNo);
    const taken = await markBought(staff, orderNo, { upstreamOrderNo: '' });
    expect(taken.status).toBe('SELLER_SHIPPED');
    const [parcel] = await db.select().from(purchaseParcels);
    expect(parcel).toMatchObject({ domesticTrackingNo: orderNo, status: 'IN_DOMESTIC_TRANSIT' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 0, reserved: 0 });
    expect(await getOwnProduct(staff, id)).toMatchObject({ sold: 2, available: 0 });
    expect(await failureCode(markBought(staff, orderNo, { upstreamOrderNo: '' }))).toBe(
      'ILLEGAL_TRANSITION',
    );
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 0, reserved: 0 });
  });

  it('leave the shelf as such a parcel also if a pasted table says that the order is bought', async () => {
    const { staff, mia, db, id } = await sold();
    const { orderNo } = await order(mia, id, 'K-RED', 2);
    await db.update(purchaseOrders).set({ status: 'PURCHASING' });
    await pasteOrders(staff, { text: `${orderNo}\tA-1`, columns: ['orderNo', 'upstreamOrderNo'] });
    const [stored] = await db.select().from(purchaseOrders);
    expect(stored).toMatchObject({ status: 'SELLER_SHIPPED', upstreamOrderNo: 'A-1' });
    const parcels = await db.select().from(purchaseParcels);
    expect(parcels).toMatchObject([{ domesticTrackingNo: orderNo, status: 'IN_DOMESTIC_TRANSIT' }]);
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 0, reserved: 0 });
  });

  it('go back on the shelf if the order does not leave it after all', async () => {
    const { staff, mia, db, id } = await sold();
    const { orderNo } = await order(mia, id, 'K-RED', 2);
    // To the shopper's own warehouse nothing is received here.
    await db.update(purchaseOrders).set({ status: 'PURCHASING', warehouseId: null });
    const reason = 'SELLER_REFUSED' as const;
    await markBought(staff, orderNo, { upstreamOrderNo: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 0, reserved: 0 });
    await unbuyOrder(staff, orderNo, { outcome: 'BUY_AGAIN', reason, note: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 2 });
    expect(await getOwnProduct(staff, id)).toMatchObject({ sold: 0 });
    await markBought(staff, orderNo, { upstreamOrderNo: '' });
    await unbuyOrder(staff, orderNo, { outcome: 'CLOSE', reason, note: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 0 });
  });

  it('that are reported missing do not go back on the shelf with the rest of the order', async () => {
    const { staff, mia, db, id } = await sold();
    const { orderNo } = await order(mia, id, 'K-RED', 2);
    await db.update(purchaseOrders).set({ status: 'PURCHASING', warehouseId: null });
    const reason = 'SELLER_REFUSED' as const;
    await markBought(staff, orderNo, { upstreamOrderNo: '' });
    await db.update(purchaseOrderItems).set({ missing: 1 });
    await unbuyOrder(staff, orderNo, { outcome: 'BUY_AGAIN', reason, note: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 1, reserved: 1 });
    await markBought(staff, orderNo, { upstreamOrderNo: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 0, reserved: 0 });
    await unbuyOrder(staff, orderNo, { outcome: 'CLOSE', reason, note: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 1, reserved: 0 });
  });

  it('are free again if the staff reject the order', async () => {
    const { staff, mia, db, id } = await sold();
    const { orderNo } = await order(mia, id, 'K-RED', 1);
    await db
      .update(purchaseOrders)
      .set({ status: 'PAID' })
      .where(eq(purchaseOrders.orderNo, orderNo));
    await rejectOrder(staff, orderNo, { reason: 'OUT_OF_STOCK', note: '' });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, reserved: 0 });
  });

  it('are never more than there are, whatever happens in whatever order', async () => {
    const { staff, mia, db, id } = await sold();
    const { variantId } = await skuOf(staff, id, 'K-RED');
    const open: string[] = [];
    let shelf = 2;
    let kept = 0;
    const step = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 3 }));
    const steps = fc.sample(step, { numRuns: 60, seed: 20261129 });
    for (const [act, pieces] of steps) {
      const correct = (kind: 'ADDED' | 'REMOVED' | 'COUNTED') =>
        failureCode(correctOwnStock(staff, id, { variantId, kind, pieces, reason: 'test' }));
      if (act === 0) {
        const made = await order(mia, id, 'K-RED', pieces).catch(() => undefined);
        expect(made !== undefined).toBe(shelf - kept >= pieces);
        if (made) {
          kept += pieces;
          open.push(`${made.orderNo} ${pieces}`);
        }
      } else if (act === 1) {
        const [orderNo, count] = open.shift()?.split(' ') ?? [];
        if (orderNo) {
          await closePurchaseOrder(mia, orderNo);
          kept -= Number(count);
        }
      } else if (act === 2) {
        await correctOwnStock(staff, id, { variantId, kind: 'ADDED', pieces, reason: 'test' });
        shelf += pieces;
      } else if (act === 3) {
        const isLeft = shelf - pieces >= kept;
        if (isLeft) {
          await correctOwnStock(staff, id, { variantId, kind: 'REMOVED', pieces, reason: 'test' });
          shelf -= pieces;
        } else expect(await correct('REMOVED')).toBe('QUANTITY_NOT_ALLOWED');
      } else if (pieces >= kept) {
        await correctOwnStock(staff, id, { variantId, kind: 'COUNTED', pieces, reason: 'test' });
        shelf = pieces;
      } else expect(await correct('COUNTED')).toBe('QUANTITY_NOT_ALLOWED');
      const [row] = await db.select().from(ownVariants).where(eq(ownVariants.id, variantId));
      expect(row).toMatchObject({ onHand: shelf, reserved: kept });
      expect(kept).toBeLessThanOrEqual(shelf);
    }
  });
});

describe('a table of products', () => {
  const TABLE = [
    'sku;price;weight;code;title;title.ru;option1;value1;stock',
    'T-S;9.90;200;TOWEL;Towel;Полотенце;Size;S;4',
    'T-L;12.00;350;TOWEL;;;Size;L;6',
    'SOAP-1;3.50;90;SOAP;Soap;;;;10',
  ].join('\n');

  it('makes drafts of new products, whatever the order of its columns', async () => {
    const { staff } = await openOwn();
    const sheet = await importOwnProducts(staff, { text: TABLE });
    expect(sheet).toMatchObject({ bad: 0, made: 2, changed: 0, total: 3 });
    const { records } = await listOwnProducts(staff, {
      state: 'DRAFT',
      q: 'towel',
      sort: 'newest',
      stock: '',
      pageSize: 10,
    });
    expect(records).toMatchObject([{ code: 'TOWEL', variants: 2, available: 10, price: '9.90' }]);
    const detail = await getOwnProduct(staff, records[0]?.id ?? '');
    expect(detail.typed.title).toEqual({ en: 'Towel', ru: 'Полотенце' });
    expect(detail.stock.map(({ name, onHand }) => [name, onHand])).toEqual([
      ['S', 4],
      ['L', 6],
    ]);
  });

  it('names what is wrong at its row, and takes all rows or none', async () => {
    const { staff } = await openOwn();
    const wrong = `${TABLE}\nT-L;x;;TOWEL;;;Size;L;1\nSOAP-2;3;90;HAT;;;;;-1`;
    const { rows, bad } = await checkOwnProducts(staff, { text: wrong });
    expect(bad).toBe(2);
    expect(rows[3]?.problems).toContain('SKU_TWICE');
    expect(rows[4]?.problems).toEqual(expect.arrayContaining(['TITLE', 'STOCK']));
    expect(await failureCode(importOwnProducts(staff, { text: wrong }))).toBe('PASTE_REFUSED');
    const none = await listOwnProducts(staff, {
      state: 'DRAFT',
      q: '',
      sort: 'newest',
      stock: '',
      pageSize: 10,
    });
    expect(none.total).toBe(0);
  });

  it('changes what it says of a product, leaves what it does not say, and counts its stock', async () => {
    const { staff, mia, id } = await sold();
    await order(mia, id, 'K-RED', 2);
    const few = 'code,sku,stock\nKETTLE,K-RED,1';
    expect((await checkOwnProducts(staff, { text: few })).rows[0]?.problems).toEqual(['RESERVED']);
    await importOwnProducts(staff, { text: 'code,sku,price,stock\nKETTLE,K-RED,28.00,9' });
    const detail = await getOwnProduct(staff, id);
    expect(detail.typed).toMatchObject({ title: KETTLE.title, options: KETTLE.options });
    expect(detail.stock.map(({ sku, onHand, offered }) => [sku, onHand, offered])).toEqual([
      ['K-RED', 9, true],
      ['K-BLUE', 0, true],
    ]);
    expect(detail).toMatchObject({ price: '28.00', state: 'PUBLISHED' });
  });

  it('comes back as it went out, into another shop and into the same', async () => {
    const shop = await openShop(await openTestDatabase());
    const [one, two] = [await openOwn('one', shop), await openOwn('two', shop)];
    await makeOwnProduct(one.staff, {
      ...KETTLE,
      description: { en: '<p>“Strong”, says\n=1+1</p>' },
      tiers: '',
      freightFirst: '6.00',
    });
    await makeOwnProduct(one.staff, {
      ...EMPTY_PRODUCT,
      code: '=CMD',
      title: { en: 'x' },
    });
    await importOwnProducts(one.staff, { text: TABLE });
    const { csv } = await exportOwnProducts(one.staff, { after: '' });
    expect(await importOwnProducts(two.staff, { text: csv })).toMatchObject({ made: 3, bad: 0 });
    expect((await exportOwnProducts(two.staff, { after: '' })).csv).toBe(csv);
    expect(await importOwnProducts(one.staff, { text: csv })).toMatchObject({
      made: 0,
      changed: 3,
    });
    expect((await exportOwnProducts(one.staff, { after: '' })).csv).toBe(csv);
  });

  it('is refused if somebody else changed one of its products meanwhile, and raises their versions', async () => {
    const { staff, db, id } = await sold();
    const { version } = await getOwnProduct(staff, id);
    const text = 'code,sku,price\nKETTLE,K-RED,28.00';
    const raced = meanwhile(db, async () => {
      await changeOwnProduct(staff, id, { ...KETTLE, title: { en: 'Theirs' } });
      await db.update(ownProducts).set({ version: version + 1 });
    });
    expect(await failureCode(importOwnProducts({ ...staff, db: raced }, { text }))).toBe(
      'CONFLICT',
    );
    expect(await getOwnProduct(staff, id)).toMatchObject({ title: 'Theirs', price: '30.00' });
    await importOwnProducts(staff, { text });
    expect(await getOwnProduct(staff, id)).toMatchObject({ price: '28.00', version: version + 2 });
  });

  it('leaves what was typed with mistakes, and names these until it mends them', async () => {
    const { staff, id } = await sold();
    const { typed } = await getOwnProduct(staff, id);
    const [red, blue] = typed.variants;
    const variants = [{ ...red, weightG: 'heavy' }, blue];
    const wrong = { ...typed, title: { en: 'Steel kettle' }, variants };
    await changeOwnProduct(staff, id, wrong as OwnProductTyped);
    const price = 'code,sku,price\nKETTLE,K-RED,28.00';
    expect((await checkOwnProducts(staff, { text: price })).rows[0]?.problems).toEqual(['WEIGHT']);
    await importOwnProducts(staff, { text: 'code,sku,weight\nKETTLE,K-RED,700' });
    expect(await getOwnProduct(staff, id)).toMatchObject({
      title: 'Steel kettle',
      problems: [],
      typed: { variants: [{ sku: 'K-RED', weightG: '700' }, { sku: 'K-BLUE' }] },
    });
  });

  it('knows the variants of a product from which somebody took them out with mistakes', async () => {
    const { staff, id } = await sold();
    const { typed } = await getOwnProduct(staff, id);
    await changeOwnProduct(staff, id, { ...typed, freightFirst: 'free', variants: [] });
    const text =
      'code,sku,price,weight,freight,option1,value1\nKETTLE,K-RED,28.00,600,5.00,Colour,Red';
    expect(await importOwnProducts(staff, { text })).toMatchObject({ bad: 0, changed: 1 });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 2, offered: true });
  });

  it('brings no piece back that was sold since it went out', async () => {
    const { staff, mia, db, id } = await sold();
    const { csv } = await exportOwnProducts(staff, { after: '' });
    const { orderNo } = await order(mia, id, 'K-RED', 1);
    await db.update(purchaseOrders).set({ status: 'PURCHASING' });
    await markBought(staff, orderNo, { upstreamOrderNo: '' });
    await importOwnProducts(staff, { text: csv });
    expect(await skuOf(staff, id, 'K-RED')).toMatchObject({ onHand: 1, reserved: 0 });
  });
});
