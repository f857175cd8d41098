import { eq } from 'drizzle-orm';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import type { Scope } from '../base/scope.ts';
import { tenantParcel } from '../parcel/records.ts';
import type { ServiceRow } from '../service/requests.ts';
import { finishService, refuseService } from '../warehouse/answer-service.ts';
import { says } from './sandbox-words.ts';
import { itemsIn, photosOf } from './warehouse.ts';

/**
 * The simulated warehouse does a service that a shopper asked for, with the seller's pictures as its photos; or can't, if
 * its note has `#refuse`.
 */
export async function serve(scope: Scope, request: ServiceRow) {
  const { id, note } = request;
  if (says([note], '#refuse')) {
    return refuseService(scope, id, { reason: scope.t('simulator.refused') });
  }
  return finishService(scope, id, { result: '', photos: await picturesOf(scope, request) });
}

async function picturesOf(scope: Scope, { subject, subjectId }: ServiceRow): Promise<string[]> {
  if (subject === 'PURCHASE_PARCEL') {
    return photosOf(await itemsIn(scope, await tenantParcel(scope, subjectId)));
  }
  const { image, orderId } = purchaseOrderItems;
  return photosOf(
    await scope.db.select({ image }).from(purchaseOrderItems).where(eq(orderId, subjectId)),
  );
}
