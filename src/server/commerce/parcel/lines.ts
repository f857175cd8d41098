import { eq } from 'drizzle-orm';
import { purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import type { Scope } from '../base/scope.ts';
import type { ParcelRow } from './records.ts';

/** The ids of the order items with pieces in a parcel; empty for a parcel that the shopper announced. */
export async function linesOf(
  { db }: Pick<Scope, 'db'>,
  { id }: Pick<ParcelRow, 'id'>,
): Promise<string[]> {
  const lines = await db
    .select({ itemId: purchaseParcelItems.orderItemId })
    .from(purchaseParcelItems)
    .where(eq(purchaseParcelItems.parcelId, id));
  return lines.map(({ itemId }) => itemId);
}
