import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { cartItems } from '../../db/schema/orders.ts';
import type { CartScope } from '../base/scope.ts';

/** How many variants the cart of a shopper may hold, and that of a visitor without an account: a trigger refuses more. */
export const SHOPPER_LIMIT = 200;
export const GUEST_LIMIT = 50;

type Held = { tenantId: SQLiteColumn; userId: SQLiteColumn; guestId: SQLiteColumn };

/** How many variants the caller's cart may hold. */
export const cartLimit = (scope: CartScope): number =>
  'userId' in scope ? SHOPPER_LIMIT : GUEST_LIMIT;

/** The condition for the rows of the caller's cart. */
export function isHeldBy(scope: CartScope, table: Held): SQL | undefined {
  const isOfTenant = eq(table.tenantId, scope.tenantId);
  if ('userId' in scope) return and(isOfTenant, eq(table.userId, scope.userId));
  // Without a cart there are no rows: no cart has an empty id.
  return and(isOfTenant, eq(table.guestId, scope.guest?.id ?? ''));
}

/** Who owns a new row of the caller's cart, and the column that says so. */
export const holderOf = (scope: CartScope) =>
  'userId' in scope
    ? { userId: scope.userId, column: cartItems.userId }
    : { guestId: scope.guest?.id ?? null, column: cartItems.guestId };
