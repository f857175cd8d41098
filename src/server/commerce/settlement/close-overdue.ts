import type { OwnerScope } from '../base/scope.ts';
import { closeOwnOverdueOrders } from '../purchase/find-orders.ts';
import { closeOwnOverdueTransits } from '../transit/records.ts';

/**
 * Closes the shopper's purchase and transit orders whose time to pay is over, with their open
 * payments; what was paid for them is refunded. Every payment, and the list of what is
 * unpaid, calls it first.
 *
 * So some GET calls write. The timer closes overdue orders too, but it may run a minute late, and no
 * shopper must see or pay an overdue order. So each of these calls first closes what it is about to
 * show, with the same guards as the timer. Nothing happens if the timer or another call was first:
 * - `listUnpaid`: orders of both kinds, by this function;
 * - `listPurchaseOrders` and `findOrder`: purchase orders (`closeOwnOverdueOrders`,
 *   `closeOverdueOrder`);
 * - `listTransitOrders` and `findTransit`: transit orders (`closeOwnOverdueTransits`,
 *   `closeOverdueTransit`);
 * - `listDeposits` and pay codes: top-ups (`expireOwnDeposits`).
 */
export async function closeOverdue(scope: OwnerScope): Promise<void> {
  await Promise.all([closeOwnOverdueOrders(scope), closeOwnOverdueTransits(scope)]);
}
