import { and, eq } from 'drizzle-orm';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { PaidBefore } from '../door/ways-home.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { servicesFenOf } from '../service/with-order.ts';

/**
 * What was paid for the goods in parcels before they go home, in fen: their price, services for the
 * parcels, and the freight inside China, the fee and the services of their orders. If only a part of an
 * order is in the parcels, the same part of these amounts. For own parcels only services were paid to the
 * tenant.
 */
export async function paidFor(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  parcels: readonly ParcelRow[],
): Promise<PaidBefore> {
  const byOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
  byOrder.delete(null);
  const orderIds = [...byOrder.keys()].filter((id) => id !== null);
  const parcelIds = parcels.map(({ id }) => id);
  const [orders, ofOrders, ofParcels] = await Promise.all([
    db
      .select()
      .from(purchaseOrders)
      .where(and(inList(purchaseOrders.id, orderIds), eq(purchaseOrders.tenantId, tenantId))),
    servicesFenOf({ db, tenantId }, 'PURCHASE_ORDER', orderIds),
    servicesFenOf({ db, tenantId }, 'PURCHASE_PARCEL', parcelIds),
  ]);
  const servicesFen = [...ofParcels.values()].reduce((sum, fen) => sum + fen, 0);
  const paid = { goodsFen: 0, freightFen: 0, serviceFeeFen: 0, servicesFen };
  for (const { id, goodsFen, domesticFreightFen, serviceFeeFen } of orders) {
    const here = (byOrder.get(id) ?? []).reduce((sum, { goodsValueFen }) => sum + goodsValueFen, 0);
    const partOf = (fen: number) =>
      here >= goodsFen ? fen : Math.floor((fen * here) / Math.max(1, goodsFen));
    paid.goodsFen += here;
    paid.freightFen += partOf(domesticFreightFen);
    paid.serviceFeeFen += partOf(serviceFeeFen);
    paid.servicesFen += partOf(ofOrders.get(id) ?? 0);
  }
  return paid;
}
