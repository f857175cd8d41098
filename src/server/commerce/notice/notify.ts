import { newId } from '../../crypto/random.ts';
import { notifications } from '../../db/schema/users.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../atomically.ts';

type Amounts = { orderNo: string; amount: string };

/** The notifications that commerce sends, with the arguments of their messages `notification.<type>`. */
type Parameters = {
  ORDER_PAID: Amounts;
  ORDER_CLOSED: { orderNo: string };
  REFUND_DONE: Amounts;
  DEPOSIT_CREDITED: { depositNo: string; amount: string };
  DEPOSIT_REJECTED: { depositNo: string; amount: string; reason: string };
};

/** A notification to a shopper, for the batch of the change that it tells. Amounts are decimal strings of CNY. */
export function notify<T extends keyof Parameters>(
  db: Database,
  to: { tenantId: string; userId: string; at: number },
  type: T,
  parameters: Parameters[T],
): Statement {
  const { tenantId, userId, at } = to;
  const link = 'orderNo' in parameters ? orderPage(parameters.orderNo) : '/my/balance';
  return db
    .insert(notifications)
    .values({ id: newId(at), tenantId, userId, type, parameters, link, createdAt: at });
}

function orderPage(orderNo: string): string {
  return `/my/purchase/${orderNo}`;
}
