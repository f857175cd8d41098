import { and, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { maxQuantity } from '../../../contract/values/goods/price-steps.ts';
import { MAX_CART_LINES } from '../../../contract/values/orders/cart-limits.ts';
import { cartItems, guestCarts, previews } from '../../db/schema/orders/orders.ts';
import { commit, type Statement } from '../base/atomically.ts';
import type { GuestCart, OwnerScope, ProductLookup } from '../base/scope.ts';

/** The largest quantity of a line. */
const MAX_QUANTITY = 99_999;
/** How long a sign-in waits for the stock. */
const STOCK_MS = 2000;

const ownItems = alias(cartItems, 'own');
const guests = alias(cartItems, 'guests');

/**
 * Moves the lines and previews of a visitor's cart, with their ids, to the shopper's in one batch, after
 * the visitor has signed in. If both have a variant, one line remains: its quantity is the sum, limited by
 * the stock, but not below the larger of the two; both notes are kept. Lines beyond the shopper's limit
 * stay in the visitor's cart, which is deleted if it is empty. Calling it again moves nothing. Resolves to
 * whether the visitor's cart is deleted.
 */
export async function mergeGuestCart(scope: OwnerScope, guest: GuestCart): Promise<boolean> {
  const limits = await quantityLimits(scope, guest);
  await commit(scope, [
    ...joinStatements(scope, guest, limits),
    moveLines(scope, guest),
    scope.db
      .update(previews)
      .set({ userId: scope.userId, guestId: null })
      .where(and(eq(previews.tenantId, scope.tenantId), eq(previews.guestId, guest.id))),
    removeIfEmpty(scope, guest),
  ]);
  const [left] = await scope.db
    .select({ id: guestCarts.id })
    .from(guestCarts)
    .where(and(eq(guestCarts.tenantId, scope.tenantId), eq(guestCarts.id, guest.id)));
  return left === undefined;
}

/** The key of a variant in `QuantityLimits`. */
const variantKey = (table: typeof cartItems): SQL =>
  sql`${table.productUrl} || char(10) || ${table.skuId}`;

/** The largest quantity in stock of the variants that both carts have, by product URL and variant. */
type QuantityLimits = Readonly<Record<string, number>>;

/**
 * A variant whose product is gone, or whose marketplace doesn't answer in time, has no limit here; its line
 * in the cart then says so.
 */
async function quantityLimits(scope: OwnerScope, guest: GuestCart): Promise<QuantityLimits> {
  const itemsInBoth = await scope.db
    .select({ productUrl: cartItems.productUrl, skuId: cartItems.skuId })
    .from(cartItems)
    .where(and(isOfGuest(scope, guest, cartItems), exists(ofShopper(scope, cartItems))));
  if (itemsInBoth.length === 0) return {};
  const products = await productsInTime(
    scope,
    itemsInBoth.map(({ productUrl }) => productUrl),
  );
  return Object.fromEntries(
    itemsInBoth.flatMap(({ productUrl, skuId }) => {
      const product = products.get(productUrl);
      const sku = product?.skus.find((one) => one.skuId === skuId);
      if (!product || !sku) return [];
      return [[`${productUrl}\n${skuId}`, maxQuantity(sku.stock, product.batchNumber)]];
    }),
  );
}

/** The products that are found within `STOCK_MS`; empty if the look-up takes longer or fails. */
async function productsInTime(
  { products, log }: OwnerScope,
  urls: readonly string[],
): ReturnType<ProductLookup> {
  const none: Awaited<ReturnType<ProductLookup>> = new Map();
  const timeIsUp = Promise.withResolvers<typeof none>();
  const timer = setTimeout(() => timeIsUp.resolve(none), STOCK_MS);
  try {
    return await Promise.race([products([...new Set(urls)]), timeIsUp.promise]);
  } catch (error) {
    log({ event: 'stock_not_read', error: String(error) });
    return none;
  } finally {
    clearTimeout(timer);
  }
}

type LineTable = { tenantId: SQLiteColumn; guestId: SQLiteColumn };

const isOfGuest = ({ tenantId }: OwnerScope, { id }: GuestCart, table: LineTable) =>
  and(eq(table.tenantId, tenantId), eq(table.guestId, id));

/** The shopper's line of the same variant as `line`. */
const ofShopper = ({ db, tenantId, userId }: OwnerScope, line: typeof cartItems) =>
  db
    .select({ id: ownItems.id })
    .from(ownItems)
    .where(
      and(
        eq(ownItems.tenantId, tenantId),
        eq(ownItems.userId, userId),
        eq(ownItems.productUrl, line.productUrl),
        eq(ownItems.skuId, line.skuId),
      ),
    );

/**
 * Adds the shopper's lines to the visitor's lines of the same variants, and deletes the shopper's. So the
 * ids in the visitor's checkout stay valid.
 */
function joinStatements(scope: OwnerScope, guest: GuestCart, limits: QuantityLimits): Statement[] {
  const { db, tenantId, userId, now } = scope;
  const ownColumn = (column: SQL): SQL =>
    sql`(select ${column} from ${cartItems} own where own.tenant_id = ${tenantId}
      and own.user_id = ${userId} and own.product_url = ${cartItems.productUrl}
      and own.sku_id = ${cartItems.skuId})`;
  const quantity = ownColumn(sql`own.quantity`);
  const note = ownColumn(sql`own.message`);
  const limit = sql`coalesce((select value from json_each(${JSON.stringify(limits)})
    where key = ${variantKey(cartItems)}), ${MAX_QUANTITY})`;
  const isSame = sql`instr(${note}, ${cartItems.message}) > 0`;
  return [
    db
      .update(cartItems)
      .set({
        quantity: sql`min(${cartItems.quantity} + ${quantity}, ${MAX_QUANTITY},
          max(${limit}, ${cartItems.quantity}, ${quantity}))`,
        message: sql`case when ${isSame} then ${note} when ${note} = '' then ${cartItems.message}
          else ${note} || char(10) || ${cartItems.message} end`,
        // This makes them the newest, which are moved first.
        createdAt: now,
      })
      .where(and(isOfGuest(scope, guest, cartItems), exists(ofShopper(scope, cartItems)))),
    db.delete(cartItems).where(
      and(
        eq(cartItems.tenantId, tenantId),
        eq(cartItems.userId, userId),
        exists(
          db
            .select({ id: guests.id })
            .from(guests)
            .where(
              and(
                isOfGuest(scope, guest, guests),
                eq(guests.productUrl, cartItems.productUrl),
                eq(guests.skuId, cartItems.skuId),
              ),
            ),
        ),
      ),
    ),
  ];
}

/** Moves the visitor's newest lines, as many as the shopper's cart has room for. */
function moveLines(scope: OwnerScope, guest: GuestCart): Statement {
  const { db, tenantId, userId } = scope;
  const room = sql`max(0, ${MAX_CART_LINES} - (select count(*) from ${cartItems} own
    where own.tenant_id = ${tenantId} and own.user_id = ${userId}))`;
  const newest = db
    .select({ id: guests.id })
    .from(guests)
    .where(isOfGuest(scope, guest, guests))
    .orderBy(desc(guests.createdAt), desc(guests.id))
    .limit(room as unknown as number);
  return db
    .update(cartItems)
    .set({ userId, guestId: null })
    .where(and(isOfGuest(scope, guest, cartItems), inArray(cartItems.id, newest)));
}

function removeIfEmpty(scope: OwnerScope, guest: GuestCart): Statement {
  const { db, tenantId } = scope;
  const lines = db
    .select({ id: guests.id })
    .from(guests)
    .where(isOfGuest(scope, guest, guests));
  return db
    .delete(guestCarts)
    .where(and(eq(guestCarts.tenantId, tenantId), eq(guestCarts.id, guest.id), notExists(lines)));
}
