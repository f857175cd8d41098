import { and, asc, desc, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { payments } from '../../db/schema/orders.ts';
import { inList } from '../base/atomically.ts';
import { type OwnerScope, onBehalfOf, type Scope } from '../base/scope.ts';
import type { PaymentRow } from '../payment/payment-view.ts';
import { isPayable, settle } from '../payment/settle-payments.ts';
import { openChannels } from './deposit-channels.ts';
import { expireOwnDeposits } from './deposit-expiry.ts';
import { type DepositRow, insertDeposit, ownDeposits } from './deposit-records.ts';
import { viewDeposit } from './deposit-view.ts';

/**
 * A code to be scanned that pays open payments: a top-up of exactly their total, which settles them
 * when it is credited. Asked again for the same payments it answers the one that is still open.
 * Throws `NOT_FOUND` for a payment that is not the shopper's, with its number, and where the tenant
 * has no such channel; `PAYMENT_CLOSED` with the number; `PRICE_CHANGED` with the `total`;
 * `VALIDATION_FAILED` at `orderAmount` above what the channel takes; `RATE_TOO_OLD`.
 */
export async function createPayCode(
  scope: OwnerScope,
  { orderPay, orderAmount }: { orderPay: string; orderAmount: string },
): Promise<Deposit> {
  const paymentNos = [...new Set(orderPay.split(','))].sort();
  const [channels, due] = await Promise.all([
    openChannels(scope),
    paymentsNamed(scope, paymentNos),
  ]);
  const channel = channels.find(({ merchant }) => merchant?.onePay);
  if (!channel) throw new Failure('NOT_FOUND');
  const missing = paymentNos.find((no) => !due.some(({ paymentNo }) => paymentNo === no));
  if (missing) throw new Failure('NOT_FOUND', { paymentNo: missing });
  const closed = due.find((payment) => !isPayable(payment, scope.now));
  if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
  const amountFen = totalOf(due);
  if (amountFen !== toFen(orderAmount)) {
    throw new Failure('PRICE_CHANGED', { total: fromFen(amountFen) });
  }
  if (amountFen > channel.maximumFen) {
    const maximum = fromFen(channel.maximumFen);
    const field = { field: 'orderAmount', code: 'too_large' } as const;
    throw new Failure('VALIDATION_FAILED', { maximum }, [field]);
  }
  const row =
    (await openPayCode(scope, paymentNos)) ??
    (await insertDeposit(scope, channel, { amountFen, reference: '', paymentNos }));
  return viewDeposit(scope, row, channels);
}

/**
 * Pays what a credited pay code was for and is still open, in a transaction of its own. Where less
 * arrived, or another call was first, that is no failure of the credit: the money stays on the balance.
 */
export async function settleByPayCode(scope: Scope, row: DepositRow): Promise<void> {
  if (!row.paymentNos) return;
  const owner: OwnerScope = { ...onBehalfOf(scope, row), actor: 'SYSTEM' };
  const named = await paymentsNamed(owner, row.paymentNos);
  const due = named.filter((payment) => isPayable(payment, scope.now));
  if (totalOf(due) > row.amountFen) return;
  try {
    await settle(owner, due);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** The shopper's open pay code for exactly these payments. */
async function openPayCode(
  scope: OwnerScope,
  paymentNos: string[],
): Promise<DepositRow | undefined> {
  await expireOwnDeposits(scope);
  const [row] = await scope.db
    .select()
    .from(deposits)
    .where(
      and(
        ownDeposits(scope),
        eq(deposits.status, 'PENDING_PAYMENT'),
        eq(deposits.paymentNos, paymentNos),
      ),
    )
    .orderBy(desc(deposits.createdAt))
    .limit(1);
  return row;
}

function paymentsNamed(
  { db, tenantId, userId }: OwnerScope,
  paymentNos: readonly string[],
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.userId, userId),
        inList(payments.paymentNo, paymentNos),
      ),
    )
    .orderBy(asc(payments.id));
}

function totalOf(due: readonly PaymentRow[]): number {
  return due.reduce((sum, { amountFen }) => sum + amountFen, 0);
}
