import { and, eq } from 'drizzle-orm';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { PaidBefore } from '../door/ways-home.ts';
import type { ParcelRow } from '../parcel/records.ts';

/**
 * What was paid for the goods in parcels before they go home, in fen: their price, and the freight inside China and the
 * fee of their orders. Of an order of which only a part is in the parcels, the same part of both. Parcels that a
 * shopper announced cost nothing here.
 */
export async function paidFor(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  parcels: readonly ParcelRow[],
): Promise<PaidBefore> {
  const byOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
  byOrder.delete(null);
  const orders = await db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        inList(
          purchaseOrders.id,
          [...byOrder.keys()].filter((id) => id !== null),
        ),
        eq(purchaseOrders.tenantId, tenantId),
      ),
    );
  const paid = { goodsFen: 0, freightFen: 0, serviceFeeFen: 0 };
  for (const { id, goodsFen, domesticFreightFen, serviceFeeFen } of orders) {
    const here = (byOrder.get(id) ?? []).reduce((sum, { goodsValueFen }) => sum + goodsValueFen, 0);
    const partOf = (fen: number) =>
      here >= goodsFen ? fen : Math.floor((fen * here) / Math.max(1, goodsFen));
    paid.goodsFen += here;
    paid.freightFen += partOf(domesticFreightFen);
    paid.serviceFeeFen += partOf(serviceFeeFen);
  }
  return paid;
}
