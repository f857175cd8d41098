import { and, desc, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import type { OwnerScope } from '../base/scope.ts';
import { openPaymentsNamed, totalFen } from '../payment/payments.ts';
import { openChannels } from './deposit-channels.ts';
import { type DepositRow, insertDeposit, ownDeposits } from './deposit-records.ts';
import { viewDeposit } from './deposit-view.ts';
import { expireOwnDeposits } from './overdue-deposits.ts';

/**
 * Creates a QR code that pays open payments: a top-up of exactly their total, which pays them when it is
 * credited. If called again for the same payments, it returns the open code. `orderPay` has the numbers of
 * the payments, comma-separated; `orderAmount` is the total that the shopper saw.
 *
 * Throws `PAY_CODE_UNAVAILABLE` if the tenant has no merchant for codes; `NOT_FOUND` or `PAYMENT_CLOSED`
 * with the number of a payment that is not the shopper's or not open; `PRICE_CHANGED` with the `total`;
 * `VALIDATION_FAILED` at an `orderAmount` above the channel's maximum; `RATE_TOO_OLD`; and
 * `TOO_MANY_REQUESTS` while the shopper has twenty unpaid top-ups.
 */
export async function createPayCode(
  scope: OwnerScope,
  { orderPay, orderAmount }: { orderPay: string; orderAmount: string },
): Promise<Deposit> {
  const paymentNos = [...new Set(orderPay.split(','))].sort();
  const channels = await openChannels(scope);
  const channel = channels.find(({ merchant }) => merchant?.onePay);
  if (!channel) throw new Failure('PAY_CODE_UNAVAILABLE');
  const amountFen = totalFen(await openPaymentsNamed(scope, paymentNos));
  if (amountFen !== toFen(orderAmount)) {
    throw new Failure('PRICE_CHANGED', { total: fromFen(amountFen) });
  }
  if (amountFen > channel.maximumFen) {
    const maximum = fromFen(channel.maximumFen);
    const field = { field: 'orderAmount', code: 'too_large' } as const;
    throw new Failure('VALIDATION_FAILED', { maximum }, [field]);
  }
  const row =
    (await findOpenPayCode(scope, paymentNos)) ??
    (await insertDeposit(scope, channel, { amountFen, reference: '', paymentNos }));
  return viewDeposit(scope, row, channels);
}

/** The shopper's open pay code for exactly these payments. */
async function findOpenPayCode(
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
