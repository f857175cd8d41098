import { and, asc, eq } from 'drizzle-orm';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels, transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

/** The number of shipments that one walk along the shelves collects, unless they are named. */
const ONE_WALK = 30;
const BY_SHELF = new Intl.Collator('en', { numeric: true });

/**
 * The parcels of shipments to pack, in the order of the shelves: of the named shipments, else of those that
 * have waited longest.
 */
export async function getPickList(
  { db, tenantId }: Scope,
  { orderNos }: { orderNos: readonly string[] },
) {
  const ofTenant = eq(transitOrders.tenantId, tenantId);
  const orders = await db
    .select({ id: transitOrders.id, orderNo: transitOrders.orderNo })
    .from(transitOrders)
    .where(
      orderNos.length > 0
        ? and(ofTenant, inList(transitOrders.orderNo, orderNos))
        : and(ofTenant, eq(transitOrders.pile, 'TO_PACK')),
    )
    .orderBy(asc(transitOrders.statusAt), asc(transitOrders.id))
    .limit(orderNos.length || ONE_WALK);
  const numberOf = new Map(orders.map(({ id, orderNo }) => [id, orderNo]));
  const rows = await db
    .select({ held: transitOrderParcels, parcel: purchaseParcels })
    .from(transitOrderParcels)
    .innerJoin(purchaseParcels, eq(purchaseParcels.id, transitOrderParcels.parcelId))
    .where(
      and(
        inList(transitOrderParcels.transitOrderId, [...numberOf.keys()]),
        eq(transitOrderParcels.released, false),
        eq(purchaseParcels.tenantId, tenantId),
      ),
    );
  return rows
    .map(({ held, parcel }) => ({
      shelfCode: parcel.shelfCode,
      parcelNo: parcel.parcelNo,
      domesticTrackingNo: parcel.domesticTrackingNo,
      orderNo: numberOf.get(held.transitOrderId) ?? '',
      weightG: parcel.weightG,
      ...(held.box === null ? {} : { box: held.box }),
    }))
    .toSorted(
      (a, b) => BY_SHELF.compare(a.shelfCode, b.shelfCode) || (a.parcelNo < b.parcelNo ? -1 : 1),
    );
}
