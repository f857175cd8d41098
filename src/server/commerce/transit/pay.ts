import type { Payment } from '../../../contract/calls/payments.ts';
import type { OwnerScope } from '../base/scope.ts';
import { payOpenPayment } from '../payment/payments.ts';
import { findTransit } from './records.ts';

/** Pays the open freight bill of an order, by id or number. Throws as `payOpenPayment`. */
export async function payTransitOrder(
  scope: OwnerScope,
  idOrNo: string,
  payPassword: string,
): Promise<Payment> {
  const { id: orderId } = await findTransit(scope, idOrNo);
  return payOpenPayment(scope, { orderType: 'TRANSIT_ORDER', orderId }, payPassword);
}
