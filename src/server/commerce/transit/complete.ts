import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { untilCommitted } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { getTransitOrder } from './orders.ts';
import { findTransit } from './records.ts';
import { completeStatements } from './steps.ts';

/** The shopper confirms that everything arrived. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function completeTransitOrder(
  scope: OwnerScope,
  idOrNo: string,
): Promise<TransitOrder> {
  await untilCommitted(scope, async () => {
    return completeStatements(scope, await findTransit(scope, idOrNo));
  });
  return getTransitOrder(scope, idOrNo);
}
