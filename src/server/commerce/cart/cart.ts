import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Cart, Quote } from '../../../contract/calls/cart.ts';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { cartItems } from '../../db/schema/orders/orders.ts';
import { atomically, inList } from '../base/atomically.ts';
import type { CartScope } from '../base/scope.ts';
import { assertAddable, type Choice, chosenProduct } from './cart-rules.ts';
import { viewQuoteAtDoor } from './door-of-quote.ts';
import { openCart } from './guest-carts.ts';
import { cartLimit, holderOf, isHeldBy } from './holder.ts';
import { canonicalProductUrl } from './product-url.ts';
import { type NotedLine, quoteAt, viewShop } from './quote-view.ts';

type CartRow = typeof cartItems.$inferSelect;

/** The condition for the caller's cart items that satisfy these conditions. */
const ownItems = (scope: CartScope, ...conditions: (SQL | undefined)[]) =>
  and(isHeldBy(scope, cartItems), ...conditions);

/** The cart by shop at today's prices, newest items first. */
export async function getCart(scope: CartScope): Promise<Cart> {
  const { shops } = quoteAt(scope, await cartLines(scope));
  const cartShops = shops.map((shop) => viewShop(scope, shop));
  return { cartShops, totalItems: cartShops.flatMap((shop) => shop.cartItems).length };
}

/**
 * Adds variants of one product, all or none. If a variant is in the cart already, its quantity increases.
 * Throws `WRONG_LINK`, `PRODUCT_NOT_FOUND`, `PROHIBITED_PRODUCT`, `SKU_UNAVAILABLE`, `QUANTITY_NOT_ALLOWED`
 * and, beyond 200 variants or 50 without an account, `CART_FULL`. The first line of a visitor without an
 * account creates their cart, as `openCart` does; the answer has its token. If the visitor signs in
 * meanwhile, it throws `CONFLICT`.
 */
export async function addToCart(
  scope: CartScope,
  request: { productUrl: string; items: readonly Choice[]; message: string },
): Promise<Cart> {
  const url = canonicalProductUrl(scope, request.productUrl);
  const [product, rows] = await Promise.all([chosenProduct(scope, url), cartRows(scope)]);
  const existing = rows.filter((row) => row.productUrl === url);
  const lines = assertAddable(
    product,
    request.items,
    existing.map((row) => ({ productSkuId: row.skuId, quantity: row.quantity })),
  );
  const newLines = lines.filter(
    ({ productSkuId }) => !existing.some((row) => row.skuId === productSkuId),
  );
  const limit = cartLimit(scope);
  const isFull = () => new Failure('CART_FULL', { limit });
  if (rows.length + newLines.length > limit) throw isFull();

  const { tenantId, now } = scope;
  const { message } = request;
  const { opened, statements, guestToken } = await openCart(scope);
  const { column, ...holder } = holderOf(opened);
  const inserts = lines.map(({ productSkuId, quantity, priceFen }) =>
    scope.db
      .insert(cartItems)
      .values({
        id: newId(now),
        tenantId,
        ...holder,
        productUrl: url,
        skuId: productSkuId,
        quantity,
        message,
        addedPriceFen: priceFen,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [cartItems.tenantId, column, cartItems.productUrl, cartItems.skuId],
        set: {
          quantity: sql`${cartItems.quantity} + excluded.quantity`,
          addedPriceFen: sql`excluded.added_price_fen`,
          ...(message ? { message } : {}),
        },
      }),
  );
  await atomically(scope, [...statements, ...inserts], {
    GUEST_CART_FULL: isFull,
    GUEST_CART_GONE: () => new Failure('CONFLICT'),
  });
  return { ...(await getCart(opened)), ...(guestToken && { guestToken }) };
}

/** Sets an item's quantity. Throws `NOT_FOUND`, and what `chosenProduct` and `assertAddable` throw. */
export async function setCartQuantity(
  scope: CartScope,
  id: string,
  quantity: number,
): Promise<Cart> {
  const rows = await cartRows(scope);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Failure('NOT_FOUND');
  const product = await chosenProduct(scope, row.productUrl);
  const others = rows.filter((other) => other.productUrl === row.productUrl && other !== row);
  assertAddable(
    product,
    [{ productSkuId: row.skuId, quantity }],
    others.map((other) => ({ productSkuId: other.skuId, quantity: other.quantity })),
  );
  await scope.db
    .update(cartItems)
    .set({ quantity })
    .where(ownItems(scope, eq(cartItems.id, id)));
  return getCart(scope);
}

/** Changes the shopper's note to the agent at an item. Throws `NOT_FOUND`. */
export async function setCartMessage(scope: CartScope, id: string, message: string): Promise<Cart> {
  const changed = await scope.db
    .update(cartItems)
    .set({ message })
    .where(ownItems(scope, eq(cartItems.id, id)))
    .returning({ id: cartItems.id });
  if (changed.length === 0) throw new Failure('NOT_FOUND');
  return getCart(scope);
}

/** Removes one item. Throws `NOT_FOUND`. */
export async function removeCartItem(scope: CartScope, id: string): Promise<Cart> {
  const removed = await scope.db
    .delete(cartItems)
    .where(ownItems(scope, eq(cartItems.id, id)))
    .returning({ id: cartItems.id });
  if (removed.length === 0) throw new Failure('NOT_FOUND');
  return getCart(scope);
}

/** Removes the items with these ids, or without `ids` all items. Unknown ids are ignored. */
export async function clearCart(scope: CartScope, ids?: readonly string[]): Promise<Cart> {
  await scope.db
    .delete(cartItems)
    .where(ownItems(scope, ids ? inList(cartItems.id, ids) : undefined));
  return getCart(scope);
}

/**
 * The present cost of ordering these items. Throws `NOT_FOUND` for an item that is not in the cart, or a
 * warehouse that is not open.
 */
export async function refreshCart(
  scope: CartScope,
  {
    cartItemIds,
    tenantWarehouseId,
  }: { cartItemIds: readonly string[]; tenantWarehouseId?: string },
): Promise<Quote> {
  const quote = quoteAt(scope, await cartLines(scope, cartItemIds));
  return viewQuoteAtDoor(scope, quote, tenantWarehouseId);
}

/**
 * Lines of the cart with their products: those with these ids, or without `ids` all lines. Throws
 * `NOT_FOUND` with `cartItemId` for an id that is not in the cart.
 */
export async function cartLines(scope: CartScope, ids?: readonly string[]): Promise<NotedLine[]> {
  const rows = await cartRows(scope, ids);
  const missing = ids?.find((id) => !rows.some((row) => row.id === id));
  if (missing) throw new Failure('NOT_FOUND', { cartItemId: missing });
  const products = await scope.products([...new Set(rows.map((row) => row.productUrl))]);
  return rows.map((row) => ({
    id: row.id,
    productUrl: row.productUrl,
    productSkuId: row.skuId,
    product: products.get(row.productUrl),
    quantity: row.quantity,
    addedPriceFen: row.addedPriceFen,
    message: row.message,
  }));
}

function cartRows(scope: CartScope, ids?: readonly string[]): Promise<CartRow[]> {
  return scope.db
    .select()
    .from(cartItems)
    .where(ownItems(scope, ids ? inList(cartItems.id, ids) : undefined))
    .orderBy(desc(cartItems.createdAt), sql`rowid`);
}
