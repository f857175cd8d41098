import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TenantRecord } from '../../../../../src/contract/values/shop/tenant-record.ts';
import type { GuestScope, OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  addToCart,
  getCart,
  setCartQuantity,
} from '../../../../../src/server/commerce/cart/cart.ts';
import {
  findGuestCart,
  removeUnusedGuestCarts,
} from '../../../../../src/server/commerce/cart/guest-carts.ts';
import { mergeGuestCart } from '../../../../../src/server/commerce/cart/merge-guest-cart.ts';
import { createPreview, previewLines } from '../../../../../src/server/commerce/cart/previews.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import {
  cartItems,
  guestCarts,
  previews,
} from '../../../../../src/server/db/schema/orders/orders.ts';
import { tenants } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { later, openShop, product } from '../../../support/shop.ts';

const url = product('10001').productUrl;
const KEPT_DAYS = 30;

async function open() {
  const shop = await openShop(await openTestDatabase());
  const shopper = await shop.shopper();
  return { ...shop, shopper, visitor: visitorOf(shopper) };
}

/** A visitor without a cart, at the shopper's tenant. */
function visitorOf(scope: OwnerScope, clientAddress = '203.0.113.7'): GuestScope {
  const { userId: _, sessionId: __, ...rest } = scope;
  return { ...rest, clientAddress, guest: undefined };
}

type Adds = { productUrl?: string; productSkuId?: string; quantity?: number; message?: string };

const add = (scope: OwnerScope | GuestScope, more: Adds = {}) =>
  addToCart(scope, {
    productUrl: more.productUrl ?? url,
    items: [{ productSkuId: more.productSkuId ?? '10001-a', quantity: more.quantity ?? 1 }],
    message: more.message ?? '',
  });

/** Puts a variant into a new cart of the visitor; returns the visitor with that cart. */
async function withCart(visitor: GuestScope, more: Adds = {}) {
  const { guestToken = '', ...cart } = await add(visitor, more);
  const guest = await findGuestCart(visitor, guestToken);
  if (!guest) throw new Error('the visitor has no cart');
  return { cart, guestToken, guest, scope: { ...visitor, guest } };
}

const linesOf = async (scope: OwnerScope | GuestScope) =>
  (await getCart(scope)).cartShops.flatMap(({ cartItems: items }) => items);

describe('a cart without an account', () => {
  it('has no row before its first line, and then a token that is stored only as a hash', async () => {
    const { db, visitor } = await open();
    expect(await getCart(visitor)).toEqual({ cartShops: [], totalItems: 0 });
    expect(await failureCode(add(visitor, { productSkuId: 'nope' }))).toBe('SKU_UNAVAILABLE');
    expect(await db.select().from(guestCarts)).toEqual([]);

    const { guestToken, cart } = await withCart(visitor, { message: 'blue' });
    expect(cart).toMatchObject({ totalItems: 1 });
    expect(guestToken).toMatch(/^[\dA-Z]{32}$/);
    expect(JSON.stringify(await db.select().from(guestCarts))).not.toContain(guestToken);
  });

  it('gives a second line no new token, and adds quantities up', async () => {
    const { visitor } = await open();
    const { scope } = await withCart(visitor);
    const cart = await add(scope, { quantity: 2 });
    expect(cart.guestToken).toBeUndefined();
    expect(await linesOf(scope)).toMatchObject([{ quantity: 3 }]);
  });

  it('is found by its own token at its own tenant only', async () => {
    const { visitor } = await open();
    const { guestToken } = await withCart(visitor);
    expect(await findGuestCart(visitor, `${guestToken.slice(1)}0`)).toBeUndefined();
    expect(await findGuestCart({ ...visitor, tenantId: 'two' }, guestToken)).toBeUndefined();
  });

  it('shows and changes no line of another cart', async () => {
    const { visitor, shopper } = await open();
    const { cart } = await withCart(visitor);
    const own = await add(shopper);
    const other = await withCart(visitor, { productSkuId: '10001-b' });
    expect(await linesOf(other.scope)).toMatchObject([{ productSkuId: '10001-b' }]);
    for (const { cartShops } of [cart, own]) {
      const id = cartShops[0]?.cartItems[0]?.id ?? '';
      expect(await failureCode(setCartQuantity(other.scope, id, 5))).toBe('NOT_FOUND');
      expect(await failureCode(setCartQuantity(visitor, id, 5))).toBe('NOT_FOUND');
    }
  });

  it('holds fifty variants, also if two calls fill the last place at once', async () => {
    const { db, visitor } = await open();
    const { scope, guest } = await withCart(visitor);
    const row = { tenantId: 'one', guestId: guest.id, quantity: 1, message: '' };
    for (let n = 0; n < 48; n++) {
      const more = { skuId: `s${n}`, addedPriceFen: 1, createdAt: 1 };
      await db.insert(cartItems).values({ ...row, ...more, id: `i${n}`, productUrl: url });
    }
    const calls = [
      { productSkuId: '10001-b' },
      { productSkuId: '20001-a', productUrl: product('20001').productUrl },
    ].map((more) => failureOf(add(scope, more)).catch(() => undefined));
    const refused = (await Promise.all(calls)).filter((failure) => failure !== undefined);
    expect(refused).toMatchObject([{ code: 'CART_FULL', details: { limit: 50 } }]);
    expect(await linesOf(scope)).toHaveLength(50);
    expect(await add(scope, { quantity: 2 })).toMatchObject({ totalItems: 50 });
  });

  it('can’t be made by a network more than two hundred times an hour', async () => {
    const { visitor } = await open();
    for (let n = 0; n < 200; n++) await createPreviewOf(visitor);
    expect(await failureCode(add(visitor))).toBe('TOO_MANY_REQUESTS');
    expect(await add({ ...visitor, clientAddress: '198.51.100.9' })).toMatchObject({
      totalItems: 1,
    });
  });

  it('keeps the ten newest selections to buy now', async () => {
    const { db, visitor } = await open();
    const { scope, guest } = await withCart(visitor);
    for (let n = 0; n < 12; n++) await createPreviewOf({ ...scope, now: scope.now + n });
    const kept = await db.select().from(previews).where(eq(previews.guestId, guest.id));
    expect(kept.map(({ createdAt }) => createdAt - NOW).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});

const createPreviewOf = (scope: OwnerScope | GuestScope, message = '') =>
  createPreview(scope, {
    productUrl: url,
    items: [{ productSkuId: '10001-b', quantity: 3 }],
    message,
  });

describe('the carts that nobody uses', () => {
  it('are deleted after the days that their tenant keeps them, with what is in them', async () => {
    const { db, visitor, shopper } = await open();
    const record = { ...shopper.tenant, guestCart: { enabled: true, keptDays: KEPT_DAYS } };
    const long = { ...record, guestCart: { enabled: true, keptDays: 90 } };
    const rows = [
      { id: 'one', record, revision: 1 },
      { id: 'two', record: long as TenantRecord, revision: 1 },
    ];
    await db.insert(tenants).values(rows);
    const old = await withCart(visitor);
    await createPreviewOf(old.scope);
    const used = await withCart(visitor);
    await withCart({ ...visitor, tenantId: 'two' });
    await add(shopper);

    // Its use is noted, though it is only looked at.
    const next = { ...visitor, now: NOW + 2 * DAY };
    expect(await findGuestCart(next, used.guestToken)).toEqual(used.guest);

    // A use within a day after the noted one is not noted.
    const lastUse = NOW + DAY - 1;
    await findGuestCart({ ...visitor, now: lastUse }, old.guestToken);
    await removeUnusedGuestCarts(db, lastUse + KEPT_DAYS * DAY + 1);
    expect(await db.select().from(guestCarts)).toHaveLength(3);
    await removeUnusedGuestCarts(db, lastUse + KEPT_DAYS * DAY + 2);
    const left = await db.select().from(guestCarts);
    expect(left.map(({ tenantId }) => tenantId).toSorted()).toEqual(['one', 'two']);
    expect(await findGuestCart(visitor, old.guestToken)).toBeUndefined();
    expect(await db.select().from(cartItems)).toHaveLength(3);
    expect(await db.select().from(previews)).toEqual([]);
    expect(await linesOf(shopper)).toHaveLength(1);
  });
});

/** A look-up of products without an answer, whose time is up as soon as somebody waits for it. */
function neverInTime(): Promise<never> {
  queueMicrotask(() => vi.advanceTimersByTime(2000));
  return new Promise(() => {});
}

describe('signing in with a cart', () => {
  it('adds the quantities up to the stock, keeps both notes, and the ids of the visitor', async () => {
    const { market, visitor, shopper } = await open();
    await add(shopper, { quantity: 700, message: 'in a bag' });
    await add(later(shopper, 1), { productSkuId: '10001-b', message: 'as a gift' });
    const { cart, guest, guestToken } = await withCart(visitor, { quantity: 400, message: 'blue' });
    const [line] = cart.cartShops.flatMap((shop) => shop.cartItems);
    expect(await mergeGuestCart(shopper, guest)).toBe(true);

    const lines = await linesOf(shopper);
    expect(lines).toHaveLength(2);
    expect(lines.find(({ id }) => id === line?.id)).toMatchObject({
      productSkuId: '10001-a',
      quantity: 1000,
      message: 'in a bag\nblue',
    });
    expect(market.get(url)?.skus[0]?.stock).toBe(1000);
    expect(await findGuestCart(visitor, guestToken)).toBeUndefined();
  });

  it('never leaves less than either had, though the stock has fallen', async () => {
    const { market, visitor, shopper } = await open();
    await add(shopper, { quantity: 30 });
    const { guest } = await withCart(visitor, { quantity: 20 });
    const [first, ...others] = product('10001').skus;
    if (first) market.set(url, product('10001', { skus: [{ ...first, stock: 5 }, ...others] }));
    await mergeGuestCart(shopper, guest);
    expect(await linesOf(shopper)).toMatchObject([{ quantity: 30, notices: ['STOCK_SHORT'] }]);
  });

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('the marketplace is down'))],
    ['does not answer in time', neverInTime],
  ])('adds the quantities up without the stock if its look-up %s', async (_, products) => {
    const { visitor, shopper } = await open();
    await add(shopper, { quantity: 700 });
    const { guest } = await withCart(visitor, { quantity: 400 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(await mergeGuestCart({ ...shopper, products }, guest)).toBe(true);
    expect(await linesOf(shopper)).toMatchObject([{ quantity: 1100, notices: ['STOCK_SHORT'] }]);
  });

  it('refuses what the visitor still puts into the cart that it has ended', async () => {
    const { db, visitor, shopper } = await open();
    const calls = [add, (scope: GuestScope) => createPreviewOf(scope)];
    for (const put of calls) {
      const { scope, guest } = await withCart(visitor);
      const during = meanwhile(db, () => mergeGuestCart(shopper, guest));
      expect(await failureCode(put({ ...scope, db: during }))).toBe('CONFLICT');
    }
    expect(await linesOf(shopper)).toMatchObject([{ quantity: 2 }]);
    expect(await db.select().from(previews)).toEqual([]);
  });

  it('makes a selection to buy now the shopper’s, who orders exactly that', async () => {
    const { visitor, shopper } = await open();
    const { scope, guest } = await withCart(visitor);
    const { previewProductId } = await createPreviewOf(scope, 'matte');
    expect(await failureCode(previewLines(shopper, previewProductId))).toBe('NOT_FOUND');
    await mergeGuestCart(shopper, guest);
    expect(await previewLines(shopper, previewProductId)).toMatchObject([
      { productSkuId: '10001-b', quantity: 3, message: 'matte' },
    ]);
    const placed = await createPurchaseOrders(shopper, { previewProductId, message: '' });
    expect(placed.orders).toHaveLength(1);
  });

  it('moves as many lines as the shopper’s cart has room for; the rest waits', async () => {
    const { db, visitor, shopper } = await open();
    const row = { tenantId: 'one', productUrl: url, quantity: 1, message: '', addedPriceFen: 1 };
    for (let n = 0; n < 198; n++) {
      const more = { id: `u${n}`, userId: shopper.userId, skuId: `u${n}`, createdAt: n };
      await db.insert(cartItems).values({ ...row, ...more });
    }
    const { guest } = await withCart(visitor);
    for (let n = 0; n < 4; n++) {
      // The first two are variants that the shopper has.
      const more = { id: `g${n}`, guestId: guest.id, skuId: n < 2 ? `u${n}` : `g${n}` };
      await db.insert(cartItems).values({ ...row, ...more, createdAt: NOW + n });
    }
    expect(await mergeGuestCart(shopper, guest)).toBe(false);
    const ofShopper = await db.select().from(cartItems).where(eq(cartItems.userId, shopper.userId));
    expect(ofShopper).toHaveLength(200);
    expect(
      ofShopper
        .filter(({ id }) => id.startsWith('g'))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['g0', 'g1', 'g2', 'g3']);
    const waiting = await db.select().from(cartItems).where(eq(cartItems.guestId, guest.id));
    expect(waiting).toMatchObject([{ skuId: '10001-a' }]);
  });

  it('loses and doubles nothing, whatever is in both carts, also if it is sent twice at once', async () => {
    const variant = fc.record({
      id: fc.constantFrom('10001', '10002', '20001'),
      kind: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 400 }),
      message: fc.constantFrom('', 'red', 'blue'),
    });
    const carts = fc.record({
      own: fc.array(variant, { maxLength: 5 }),
      guests: fc.array(variant, { minLength: 1, maxLength: 5 }),
    });
    const { db, visitor, shopper } = await open();
    const addAll = async (scope: OwnerScope | GuestScope, all: readonly Variant[]) => {
      const added: Variant[] = [];
      for (const { id, kind, quantity, message } of all) {
        const more = { productUrl: product(id).productUrl, productSkuId: `${id}-${kind}` };
        const refused = await failureOf(add(scope, { ...more, quantity, message })).catch(() => 0);
        if (refused === 0) added.push({ id, kind, quantity, message });
      }
      return added;
    };
    let network = 0;
    await fc.assert(
      fc.asyncProperty(carts, async ({ own, guests }) => {
        await db.delete(cartItems);
        const ownAdded = await addAll(shopper, own);
        const first = await withCart({ ...visitor, clientAddress: `net ${network++}` });
        const added = [...ownAdded, FIRST, ...(await addAll(first.scope, guests))];
        await Promise.all([
          mergeGuestCart(shopper, first.guest),
          mergeGuestCart(shopper, first.guest),
        ]);
        const lines = await linesOf(shopper);
        const expected = Map.groupBy(added, ({ id, kind }) => `${id}-${kind}`);
        expect(lines.map(({ productSkuId }) => productSkuId).toSorted()).toEqual(
          [...expected.keys()].toSorted(),
        );
        for (const line of lines) {
          const same = expected.get(line.productSkuId) ?? [];
          const sum = same.reduce((total, { quantity }) => total + quantity, 0);
          expect(line.quantity).toBe(Math.min(sum, 1000));
          const last = (all: readonly Variant[]) =>
            all.findLast(
              ({ id, kind, message }) => message && `${id}-${kind}` === line.productSkuId,
            )?.message ?? '';
          for (const note of [last(ownAdded), last(guestsOf(added, ownAdded))]) {
            expect(line.message).toContain(note);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

type Variant = { id: string; kind: string; quantity: number; message: string };
const FIRST: Variant = { id: '10001', kind: 'a', quantity: 1, message: '' };
const guestsOf = (all: readonly Variant[], own: readonly Variant[]) => all.slice(own.length);
