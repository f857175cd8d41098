import { and, eq, sql } from 'drizzle-orm';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import { inList, type Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { keepShipmentEstimate } from '../door/kept-estimates.ts';
import { packTogether } from '../door/sending.ts';
import { estimate } from '../freight/estimate.ts';
import type { FreightOption } from '../freight/option.ts';
import { unweighedParcel } from '../freight/unweighed.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { termsOf } from './bill-of.ts';
import type { TransitOrderRow } from './move-transit.ts';

/**
 * Stores the estimated cost of a new shipment by the listed weights of its goods, computed by the same
 * functions as before the goods were bought. Nothing if one of the weights is unknown, as for a shopper's
 * own parcel.
 */
export async function keepGoodsEstimate(
  scope: OwnerScope,
  order: TransitOrderRow,
  option: FreightOption,
  parcels: readonly ParcelRow[],
): Promise<Statement[]> {
  const weights = await goodsWeights(scope, parcels);
  if (weights.some((grams) => grams <= 0)) return [];
  const { consolidation } = scope.tenant;
  const packed = packTogether(
    scope,
    weights.map((grams) => unweighedParcel(grams, consolidation)),
  );
  return [
    keepShipmentEstimate(scope, {
      orderId: order.id,
      country: order.country,
      optionCode: option.code,
      weightG: packed.weightG,
      estimatedFen: estimate(option, { ...termsOf(order), ...packed }).totalFen,
    }),
  ];
}

/** The weight of the ordered goods in each of some parcels, in grams; 0 if the weight of an item is unknown. */
async function goodsWeights(
  { db, tenantId }: OwnerScope,
  parcels: readonly ParcelRow[],
): Promise<number[]> {
  const ids = parcels.map(({ id }) => id);
  const rows = await db
    .select({
      parcelId: purchaseParcelItems.parcelId,
      least: sql<number>`min(${purchaseOrderItems.weightG})`,
      grams: sql<number>`sum(${purchaseOrderItems.weightG} * ${purchaseParcelItems.quantity})`,
    })
    .from(purchaseParcelItems)
    .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.id, purchaseParcelItems.orderItemId))
    .where(
      and(
        inList(purchaseParcelItems.parcelId, ids),
        eq(purchaseParcelItems.tenantId, tenantId),
        eq(purchaseOrderItems.tenantId, tenantId),
      ),
    )
    .groupBy(purchaseParcelItems.parcelId);
  return ids.map((id) => {
    const found = rows.find(({ parcelId }) => parcelId === id);
    return found && found.least > 0 ? found.grams : 0;
  });
}
