import { and, eq, sql } from 'drizzle-orm';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { newId } from '../../crypto/random.ts';
import { doorEstimates } from '../../db/schema/orders/door.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting, OwnerScope } from '../base/scope.ts';

type Kept = Pick<
  typeof doorEstimates.$inferInsert,
  'orderId' | 'country' | 'optionCode' | 'weightG' | 'estimatedFen'
>;

/**
 * Stores an estimate of an order. `placedWith` is the first of the orders that the estimate covers.
 */
function keepStatement(
  { db, tenantId, userId, now }: OwnerScope,
  orderType: OrderType,
  { placedWith, ...kept }: Kept & { placedWith: string },
): Statement {
  return db.insert(doorEstimates).values({
    id: newId(now),
    tenantId,
    userId,
    orderType,
    placedWith,
    createdAt: now,
    ...kept,
  });
}

/**
 * Stores the estimated cost of shipping home for purchase orders that were placed together: by the chosen
 * option, or the cheapest.
 */
export function keepOrderEstimates(
  scope: OwnerScope,
  orderIds: readonly string[],
  door: DoorEstimate | undefined,
): Statement[] {
  const [first] = orderIds;
  const chosenWay = door?.ways.find(({ code }) => code === door.chosen) ?? door?.ways[0];
  if (!door || !chosenWay || first === undefined) return [];
  const { country, weightG } = door;
  const estimatedFen = toFen(chosenWay.freight) + toFen(chosenWay.services);
  return orderIds.map((orderId) =>
    keepStatement(scope, 'PURCHASE_ORDER', {
      orderId,
      placedWith: first,
      country,
      weightG,
      optionCode: chosenWay.code,
      estimatedFen,
    }),
  );
}

/** Stores the estimated cost of a shipment for its goods alone. */
export const keepShipmentEstimate = (scope: OwnerScope, kept: Kept): Statement =>
  keepStatement(scope, 'TRANSIT_ORDER', { ...kept, placedWith: kept.orderId });

type Shipment = { id: string; tenantId: string };

const ofShipment = ({ id, tenantId }: Shipment) =>
  and(
    eq(doorEstimates.tenantId, tenantId),
    eq(doorEstimates.orderType, 'TRANSIT_ORDER'),
    eq(doorEstimates.orderId, id),
  );

/** Compares the estimate of a shipment with its bill after weighing, in fen. */
export function compareStatement(
  { db, now }: Acting,
  shipment: Shipment,
  billedFen: number,
): Statement {
  const difference = sql`abs(${doorEstimates.estimatedFen} - ${billedFen})`;
  return db
    .update(doorEstimates)
    .set({
      billedFen,
      differenceBp: sql`cast(${difference} * 10000.0 / max(1, ${billedFen}) + 0.5 as integer)`,
      billedAt: now,
    })
    .where(ofShipment(shipment));
}

/** Removes the comparison, because the bill was withdrawn. */
export const forgetBillStatement = ({ db }: Acting, shipment: Shipment): Statement =>
  db
    .update(doorEstimates)
    .set({ billedFen: null, differenceBp: null, billedAt: null })
    .where(ofShipment(shipment));
