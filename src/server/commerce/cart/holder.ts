import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { MAX_CART_LINES } from '../../../contract/values/orders/cart-limits.ts';
import { cartItems, guestCarts } from '../../db/schema/orders/orders.ts';
import type { CartScope } from '../base/scope.ts';

/**
 * The most variants in the cart of a visitor without an account. As for a shopper's cart, a trigger refuses
 * more.
 */
const GUEST_LIMIT = 50;

type HolderColumns = { tenantId: SQLiteColumn; userId: SQLiteColumn; guestId: SQLiteColumn };

/** How many variants the caller's cart may hold. */
export const cartLimit = (scope: CartScope): number =>
  'userId' in scope ? MAX_CART_LINES : GUEST_LIMIT;

/** The condition for the rows of the caller's cart. */
export function isHeldBy(scope: CartScope, table: HolderColumns): SQL | undefined {
  const isOfTenant = eq(table.tenantId, scope.tenantId);
  if ('userId' in scope) return and(isOfTenant, eq(table.userId, scope.userId));
  // A visitor without a cart has no rows: no cart has an empty id.
  return and(isOfTenant, eq(table.guestId, scope.guest?.id ?? ''));
}

/** The owner's column of a cart's row with its value, as `column` names it. */
type Holder =
  | { userId: string; column: SQLiteColumn }
  | { guestId: SQL<string>; column: SQLiteColumn };

/**
 * The owner of a new row in the caller's cart, as the column for it. If the visitor's cart is deleted
 * meanwhile, the row has no owner, and the batch fails with `GUEST_CART_GONE`.
 */
export function holderOf(scope: CartScope): Holder {
  if ('userId' in scope) return { userId: scope.userId, column: cartItems.userId };
  const { tenantId, guest } = scope;
  const guestId = sql<string>`(select ${guestCarts.id} from ${guestCarts}
    where ${guestCarts.tenantId} = ${tenantId} and ${guestCarts.id} = ${guest?.id ?? ''})`;
  return { guestId, column: cartItems.guestId };
}
