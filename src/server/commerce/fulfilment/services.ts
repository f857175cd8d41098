import { eq } from 'drizzle-orm';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import { tenantParcel } from '../parcel/records.ts';
import type { ServiceRow } from '../service/requests.ts';
import { finishService, refuseService } from '../warehouse/answer-service.ts';
import { closePhotos } from './bench-photos.ts';
import { says } from './sandbox-words.ts';
import { itemsIn } from './warehouse.ts';

/**
 * The simulated warehouse does the service that a shopper requested, with photos from nearby. If the note
 * has `#refuse`, it declines.
 */
export async function serve(scope: Scope, request: ServiceRow, runtime: Platform['runtime']) {
  const { id, note } = request;
  if (says([note], '#refuse')) {
    return refuseService(scope, id, { reason: scope.t('simulator.refused') });
  }
  return finishService(scope, id, {
    result: '',
    photos: closePhotos(await goodsOf(scope, request), runtime),
  });
}

async function goodsOf(
  scope: Scope,
  { subject, subjectId }: ServiceRow,
): Promise<{ image: string }[]> {
  if (subject === 'PURCHASE_PARCEL') {
    return itemsIn(scope, await tenantParcel(scope, subjectId));
  }
  const { image, orderId } = purchaseOrderItems;
  return scope.db.select({ image }).from(purchaseOrderItems).where(eq(orderId, subjectId));
}
