import type { OwnerScope } from '../base/scope.ts';
import { closeOwnOverdueOrders } from '../purchase/find-orders.ts';
import { closeOwnOverdueTransits } from '../transit/records.ts';

/**
 * Closes the shopper's purchase and transit orders whose time to pay is over, with their payments;
 * what was paid for them goes back. Paying and listing what is unpaid begin with it.
 *
 * Here GET calls write. The timer closes overdue orders too, but it may run a minute late, and no
 * shopper shall see or pay an order that is over. So every read closes first what it is about to
 * show, by the guards of the timer, and does nothing where the timer or another call was first:
 * - `listUnpaid`: orders of both kinds, by this function;
 * - `listPurchaseOrders` and `findOrder`: purchase orders (`closeOwnOverdueOrders`, `closeOverdueOrder`);
 * - `listTransitOrders` and `findTransit`: transit orders (`closeOwnOverdueTransits`, `closeOverdueTransit`);
 * - `listDeposits` and pay codes: top-ups (`expireOwnDeposits`).
 */
export async function closeOverdue(scope: OwnerScope): Promise<void> {
  await Promise.all([closeOwnOverdueOrders(scope), closeOwnOverdueTransits(scope)]);
}
