import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { untilCommitted } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { moveTransitStatements } from './move-transit.ts';
import { getTransitOrder } from './orders.ts';
import { moveOrderParcelsStatements } from './parcels.ts';
import { findTransit } from './records.ts';

/** The shopper confirms that everything arrived. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function completeTransitOrder(
  scope: OwnerScope,
  idOrNo: string,
): Promise<TransitOrder> {
  await untilCommitted(scope.db, async () => {
    const order = await findTransit(scope, idOrNo);
    return [
      ...moveTransitStatements(scope, order, 'COMPLETED'),
      ...(await moveOrderParcelsStatements(scope, order, 'FINISHED')),
    ];
  });
  return getTransitOrder(scope, idOrNo);
}
