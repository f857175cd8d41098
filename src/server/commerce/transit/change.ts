import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { tenantTransit } from './records.ts';
import { viewTransit } from './view.ts';

/**
 * Changes a transit order of the tenant, by id or number, with the statements that `plan` returns for
 * it. Returns the changed order. Throws `NOT_FOUND`, what `plan` throws, and as `untilCommitted`.
 */
export async function changeTransit(
  scope: Scope,
  idOrNo: string,
  plan: (order: TransitOrderRow) => Promise<Statement[]>,
): Promise<TransitOrder> {
  await untilCommitted(scope, async () => plan(await tenantTransit(scope, idOrNo)));
  return getOpsTransit(scope, idOrNo);
}

/** A transit order of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function getOpsTransit(scope: Scope, idOrNo: string): Promise<TransitOrder> {
  return viewTransit(scope, await tenantTransit(scope, idOrNo));
}
