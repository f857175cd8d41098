import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import { untilCommitted } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { findOrder } from './find-orders.ts';
import { moveOrderStatements } from './move-order.ts';
import { getPurchaseOrder } from './orders.ts';

/**
 * Answers the agent's question, so that the agent can continue to buy. Throws `NOT_FOUND`, and
 * `ILLEGAL_TRANSITION` if the agent has not asked.
 */
export async function answerPurchaseOrder(
  scope: OwnerScope,
  idOrNo: string,
  { answer }: { answer: string },
): Promise<PurchaseOrder> {
  await untilCommitted(scope, async () =>
    moveOrderStatements(scope, await findOrder(scope, idOrNo), 'ANSWERED', {
      details: { answer },
      changes: { question: null },
    }),
  );
  return getPurchaseOrder(scope, idOrNo);
}
