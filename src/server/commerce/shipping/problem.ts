import { and, eq } from 'drizzle-orm';
import type { LiableParty } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { increased, untilCommitted } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { tenantTransit } from '../transit/records.ts';

/**
 * Notes who pays for a failed shipment, and what was agreed. With `closed` the shipment leaves the pile of
 * problems. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it has no open problem.
 */
export function noteProblem(
  scope: Scope,
  idOrNo: string,
  { liable, note, closed }: { liable: LiableParty; note: string; closed: boolean },
): Promise<void> {
  return untilCommitted(scope, async () => {
    const order = await tenantTransit(scope, idOrNo);
    if (!order.problemOpen) throw illegalTransition(order.status, 'PROBLEM');
    return [
      scope.db
        .update(transitOrders)
        .set({
          problemOpen: !closed,
          problemLiable: liable,
          problemNote: note,
          version: increased(transitOrders.version),
        })
        .where(and(eq(transitOrders.tenantId, order.tenantId), eq(transitOrders.id, order.id))),
    ];
  });
}
