import { and, eq, sql } from 'drizzle-orm';
import {
  isOwnProduct,
  type ReservationState,
} from '../../../contract/values/goods/own-products.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { ownProducts, ownReservations, ownVariants } from '../../db/schema/shop/own-stock.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';

/*
 * Items of own stock that orders reserve (docs/decisions/087-own-stock.md). They are reserved when the
 * order is placed, taken from the shelf by the staff, or released if the order is closed before that. All
 * functions return statements for the batch that moves the order; the guard of that batch lets each happen
 * only once.
 */

type Line = {
  id: string;
  tenantId: string;
  orderId: string;
  productId: string;
  skuId: string;
  quantity: number;
};
type OrderKey = { id: string; tenantId: string };

/**
 * Reserves the items of those lines that are of own stock. If the batch fails with the guard `OWN_STOCK`, a
 * variant has too few items left, or is not sold any more.
 */
export function reserveStatements({ db, now }: Acting, lines: readonly Line[]): Statement[] {
  return lines
    .filter(({ productId }) => isOwnProduct(productId))
    .flatMap(({ id, tenantId, orderId, skuId: variantId, quantity }) => {
      const published = db
        .select({ id: ownProducts.id })
        .from(ownProducts)
        .where(and(eq(ownProducts.id, ownVariants.productId), eq(ownProducts.state, 'PUBLISHED')));
      const more = sql`case when ${ownVariants.active} and exists ${published} then ${ownVariants.reserved} + ${quantity} end`;
      return [
        db
          .update(ownVariants)
          .set({ reserved: more })
          .where(and(eq(ownVariants.tenantId, tenantId), eq(ownVariants.id, variantId))),
        db.insert(ownReservations).values({
          orderItemId: id,
          tenantId,
          orderId,
          variantId,
          quantity,
          state: 'RESERVED',
          reservedAt: now,
        }),
      ];
    });
}

/** Releases what a closed order still reserves, so that others can buy the items. */
export const releaseStatements = (acting: Acting, order: OrderKey): Statement[] =>
  moveStatements(acting, order, { from: 'RESERVED', to: 'RELEASED', onHand: 0, reserved: -1 });

/** Takes the pieces of an order from the shelf. */
export const takeStatements = (acting: Acting, order: OrderKey): Statement[] => [
  soldStatement(acting, order, 'RESERVED', 1),
  ...moveStatements(acting, order, { from: 'RESERVED', to: 'TAKEN', onHand: -1, reserved: -1 }),
];

/** Puts taken items back on the shelf, reserved for the order. */
export const putBackStatements = (acting: Acting, order: OrderKey): Statement[] => [
  soldStatement(acting, order, 'TAKEN', -1),
  ...moveStatements(acting, order, { from: 'TAKEN', to: 'RESERVED', onHand: 1, reserved: 1 }),
];

/** Puts taken items back on the shelf because the order is closed; others can buy them. */
export const returnStatements = (acting: Acting, order: OrderKey): Statement[] => [
  soldStatement(acting, order, 'TAKEN', -1),
  ...moveStatements(acting, order, { from: 'TAKEN', to: 'RELEASED', onHand: 1, reserved: 0 }),
];

type Move = {
  from: ReservationState;
  to: ReservationState;
  /** The stock of each variant changes by the reserved items times this factor. */
  onHand: -1 | 0 | 1;
  reserved: -1 | 0 | 1;
};

function moveStatements(
  { db, now }: Acting,
  { id, tenantId }: OrderKey,
  { from, to, onHand, reserved }: Move,
): Statement[] {
  const { orderId, variantId, quantity, state } = ownReservations;
  const isMoved = and(eq(ownReservations.tenantId, tenantId), eq(orderId, id), eq(state, from));
  // Items that are reported missing are on no shelf, so they don't come back. They are reported after the
  // order has taken its items.
  const { missing, tenantId: ofTenant, id: itemId } = purchaseOrderItems;
  const kept = db
    .select({ pieces: sql<number>`sum(${quantity} - ${missing})` })
    .from(ownReservations)
    .innerJoin(
      purchaseOrderItems,
      and(eq(ofTenant, ownReservations.tenantId), eq(itemId, ownReservations.orderItemId)),
    )
    .where(and(isMoved, eq(variantId, ownVariants.id)));
  const variants = db.select({ variantId }).from(ownReservations).where(isMoved);
  return [
    db
      .update(ownVariants)
      .set({
        onHand: sql`${ownVariants.onHand} + ${onHand} * (${kept})`,
        reserved: sql`${ownVariants.reserved} + ${reserved} * (${kept})`,
      })
      .where(and(eq(ownVariants.tenantId, tenantId), sql`${ownVariants.id} in (${variants})`)),
    db
      .update(ownReservations)
      .set({ state: to, endedAt: to === 'RESERVED' ? null : now })
      .where(isMoved),
  ];
}

/** Adds the items of an order to the sales of its products. */
function soldStatement(
  { db }: Acting,
  { id, tenantId }: OrderKey,
  from: ReservationState,
  sign: 1 | -1,
): Statement {
  const { orderId, variantId, quantity, state } = ownReservations;
  const ofOrder = db
    .select({ pieces: sql<number>`coalesce(sum(${quantity}), 0)` })
    .from(ownReservations)
    .innerJoin(ownVariants, eq(ownVariants.id, variantId))
    .where(
      and(
        eq(ownReservations.tenantId, tenantId),
        eq(orderId, id),
        eq(state, from),
        eq(ownVariants.productId, ownProducts.id),
      ),
    );
  const products = db
    .select({ id: ownVariants.productId })
    .from(ownReservations)
    .innerJoin(ownVariants, eq(ownVariants.id, variantId))
    .where(and(eq(ownReservations.tenantId, tenantId), eq(orderId, id)));
  return db
    .update(ownProducts)
    .set({ soldCount: sql`max(0, ${ownProducts.soldCount} + ${sign} * (${ofOrder}))` })
    .where(and(eq(ownProducts.tenantId, tenantId), sql`${ownProducts.id} in (${products})`));
}

/** Whether an order reserves items that nobody has taken from the shelf yet. */
export async function keepsPieces(
  { db }: Pick<Acting, 'db'>,
  { id, tenantId }: OrderKey,
): Promise<boolean> {
  const [kept] = await db
    .select({ id: ownReservations.orderItemId })
    .from(ownReservations)
    .where(
      and(
        eq(ownReservations.tenantId, tenantId),
        eq(ownReservations.orderId, id),
        eq(ownReservations.state, 'RESERVED'),
      ),
    )
    .limit(1);
  return kept !== undefined;
}
