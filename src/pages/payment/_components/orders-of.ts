import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import type { Payment } from '../../../contract/calls/payments.ts';
import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { read } from '../../../server/request/read.ts';

/** Reads orders of both kinds by their numbers. */
export async function readOrders(
  purchaseNos: Iterable<string>,
  transitNos: Iterable<string>,
): Promise<{ purchases: PurchaseOrder[]; transits: TransitOrder[] }> {
  const [purchases, transits] = await Promise.all([
    Promise.all([...purchaseNos].map((id) => read('getPurchaseOrder', { params: { id } }))),
    Promise.all([...transitNos].map((id) => read('getTransitOrder', { params: { id } }))),
  ]);
  return { purchases, transits };
}

/** Reads the orders of payments, each order once. */
export function ordersOf(payments: readonly Payment[]) {
  const numbers = (orderType: Payment['orderType']) =>
    new Set(payments.filter((p) => p.orderType === orderType).map((p) => p.orderNo));
  return readOrders(numbers('PURCHASE_ORDER'), numbers('TRANSIT_ORDER'));
}
