import { and, asc, eq, gt } from 'drizzle-orm';
import { shipmentBoxes } from '../../db/schema/warehouse/shipping.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import type { TransitOrderRow } from './move-transit.ts';

export type BoxRow = typeof shipmentBoxes.$inferSelect;
/** A box as it was weighed and measured. Grams, millimetres. */
export type MeasuredBox = Pick<BoxRow, 'number' | Measures>;

type Measures = 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm';
type Boxed = Pick<TransitOrderRow, 'id' | 'tenantId' | 'trackingNo' | 'boxes' | Measures>;

/**
 * The boxes of an order, by number. An order that was packed before its boxes had rows of their own has only
 * a count: then the boxes are without measures, except that a single box has those of the order.
 */
export async function boxesOf({ db }: Pick<Acting, 'db'>, order: Boxed): Promise<BoxRow[]> {
  const rows = await db
    .select()
    .from(shipmentBoxes)
    .where(
      and(eq(shipmentBoxes.tenantId, order.tenantId), eq(shipmentBoxes.transitOrderId, order.id)),
    )
    .orderBy(asc(shipmentBoxes.number));
  const isPacked = order.lengthMm > 0;
  if (rows.length > 0 || !isPacked) return rows;
  const { lengthMm, widthMm, heightMm, weightG } = order;
  const isOnly = order.boxes === 1;
  return Array.from({ length: order.boxes }, (_, index) => ({
    tenantId: order.tenantId,
    transitOrderId: order.id,
    number: index + 1,
    weightG: isOnly ? weightG : 0,
    lengthMm: isOnly ? lengthMm : 0,
    widthMm: isOnly ? widthMm : 0,
    heightMm: isOnly ? heightMm : 0,
    trackingNo: index === 0 ? order.trackingNo : '',
    deliveredAt: null,
  }));
}

/** The statements that store the measures of an order's boxes, and delete boxes with higher numbers. */
export function measureStatements(
  { db }: Acting,
  { id, tenantId }: Pick<TransitOrderRow, 'id' | 'tenantId'>,
  boxes: readonly MeasuredBox[],
): Statement[] {
  const last = Math.max(0, ...boxes.map(({ number }) => number));
  return [
    db
      .delete(shipmentBoxes)
      .where(
        and(
          eq(shipmentBoxes.tenantId, tenantId),
          eq(shipmentBoxes.transitOrderId, id),
          gt(shipmentBoxes.number, last),
        ),
      ),
    ...boxes.map((box) =>
      db
        .insert(shipmentBoxes)
        .values({ tenantId, transitOrderId: id, ...box })
        .onConflictDoUpdate({
          target: [shipmentBoxes.tenantId, shipmentBoxes.transitOrderId, shipmentBoxes.number],
          set: box,
        }),
    ),
  ];
}

/** The statement that stores the carrier's number of a box. Under a new number the box is not delivered yet. */
export function trackingNoStatement(
  { db }: Acting,
  { id, tenantId }: Pick<TransitOrderRow, 'id' | 'tenantId'>,
  { number, trackingNo }: Pick<BoxRow, 'number' | 'trackingNo'>,
): Statement {
  return db
    .insert(shipmentBoxes)
    .values({ tenantId, transitOrderId: id, number, trackingNo })
    .onConflictDoUpdate({
      target: [shipmentBoxes.tenantId, shipmentBoxes.transitOrderId, shipmentBoxes.number],
      set: { trackingNo, deliveredAt: null },
    });
}
