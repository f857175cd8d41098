import { and, desc, eq } from 'drizzle-orm';
import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { ownReservations, ownStockEvents } from '../../db/schema/shop/own-stock.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import type { OwnVariantRow } from './typed-of.ts';

/** How many corrections and orders the history of a product shows. */
const MOST_HISTORY = 50;

/** The corrections of stock, and the reservations of orders, the newest first. */
export async function historyOf(
  scope: Scope,
  variants: readonly OwnVariantRow[],
): Promise<OwnProductDetail['history']> {
  const { db, tenantId } = scope;
  const ids = variants.map(({ id }) => id);
  const { orderNo } = purchaseOrders;
  const [corrections, kept] = await Promise.all([
    db
      .select()
      .from(ownStockEvents)
      .where(and(eq(ownStockEvents.tenantId, tenantId), inList(ownStockEvents.variantId, ids)))
      .orderBy(desc(ownStockEvents.at), desc(ownStockEvents.id))
      .limit(MOST_HISTORY),
    db
      .select({ reservation: ownReservations, orderNo })
      .from(ownReservations)
      .innerJoin(purchaseOrders, eq(purchaseOrders.id, ownReservations.orderId))
      .where(and(eq(ownReservations.tenantId, tenantId), inList(ownReservations.variantId, ids)))
      .orderBy(desc(ownReservations.reservedAt))
      .limit(MOST_HISTORY),
  ]);
  const names = await staffNames(
    scope,
    corrections.map(({ madeBy }) => madeBy),
  );
  const skuOf = new Map(variants.map(({ id, sku }) => [id, sku]));
  const events = [
    ...corrections.map((event) => ({
      time: event.at,
      sku: skuOf.get(event.variantId) ?? '',
      kind: event.kind,
      pieces: event.change,
      onHand: event.onHand,
      reason: event.reason,
      by: names.get(event.madeBy) ?? '',
      orderNo: '',
    })),
    ...kept.map(({ reservation, orderNo: number }) => ({
      time: reservation.endedAt ?? reservation.reservedAt,
      sku: skuOf.get(reservation.variantId) ?? '',
      kind: reservation.state,
      pieces: reservation.quantity,
      reason: '',
      by: '',
      orderNo: number,
    })),
  ];
  return events
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MOST_HISTORY)
    .map(({ time, ...event }) => ({ at: iso(time), ...event }));
}
