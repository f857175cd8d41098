import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { reversals } from '../../db/schema/money/providers.ts';
import { isMultiple, scaled } from '../../payments/money.ts';
import { providerOf } from '../../payments/providers.ts';
import { atomically } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { Scope } from '../base/scope.ts';
import { movePayment, nextCheckAt, type ProviderPaymentRow } from '../channel/provider-payments.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { currentPayment } from './apply-state.ts';
import { accountOfPayment } from './look-up.ts';
import { nextShareFen, type ReversalRow, reversalsOf } from './reversals.ts';
import { currentReversal, noteFailed, sendRefund } from './send-refund.ts';

/** A refund to the payer of a top-up, as it would be made now. */
export type RefundPlan = { payment: ProviderPaymentRow; row: ReversalRow };

/** The states of a payment whose money can go back. */
const REFUNDABLE = ['CREDITED', 'REVIEW'];

/**
 * Plans to refund a payment to its payer: `amount` in the currency that was paid, or all that is left.
 * Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if the shop has no money of the payment, `VALIDATION_FAILED` at
 * an `amount` with more decimals than the provider accepts, and `NOTHING_TO_REFUND` for more than is left.
 */
export async function planRefund(
  scope: Scope,
  paymentId: string,
  { amount, reason }: { amount?: string | undefined; reason: string },
): Promise<RefundPlan> {
  const payment = await currentPayment(scope, paymentId);
  if (!REFUNDABLE.includes(payment.state)) {
    throw new Failure('ILLEGAL_TRANSITION', { from: payment.state, event: 'REFUNDED' });
  }
  const [rows, deposit] = await Promise.all([
    reversalsOf(scope, paymentId),
    tenantDeposit(scope, payment.depositId),
  ]);
  const goneRows = rows.filter(
    ({ state, held }) => state === 'TAKEN' || held || state === 'REQUESTED',
  );
  const leftScaled =
    scaled(payment.paidAmount) - goneRows.reduce((sum, one) => sum + scaled(one.amount), 0n);
  const refundAmount = amount ?? decimalOf(leftScaled);
  const step = providerOf(payment).online?.stepOf(payment.paidCurrency);
  if (amount !== undefined && step && !isMultiple(refundAmount, step)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'number' }]);
  }
  if (scaled(refundAmount) <= 0n || scaled(refundAmount) > leftScaled) {
    throw new Failure('NOTHING_TO_REFUND', { left: decimalOf(leftScaled) });
  }
  const creditedFen = payment.state === 'CREDITED' ? deposit.amountFen : 0;
  const amountFen = nextShareFen({ payment, rows, creditedFen }, refundAmount);
  return {
    payment,
    row: {
      id: newId(scope.now),
      tenantId: payment.tenantId,
      userId: payment.userId,
      providerPaymentId: payment.id,
      kind: 'REFUND',
      state: 'REQUESTED',
      reference: null,
      amount: refundAmount,
      currency: payment.paidCurrency,
      amountFen,
      held: amountFen > 0,
      reason,
      error: '',
      createdAt: scope.now,
      changedAt: scope.now,
      version: 0,
    },
  };
}

/** Ten thousandths as a decimal string without needless zeros beyond two decimals. */
function decimalOf(value: bigint): string {
  const text = String(value).padStart(5, '0');
  const decimals = text.slice(-4).replace(/0{1,2}$/, '');
  return `${text.slice(0, -4)}.${decimals}`;
}

/**
 * Refunds a payment to its payer: puts its share of the shopper's balance on hold, and then asks the
 * provider. If the provider confirms, the share leaves the balance; if it declines, the share is released.
 * If it does not respond, the timer asks again with the same key. Returns the refund in its present state.
 * Throws as `planRefund`, and `INSUFFICIENT_BALANCE`.
 */
export async function refundToPayer(
  scope: Scope,
  paymentId: string,
  request: { amount?: string | undefined; reason: string },
): Promise<ReversalRow> {
  const plan = await planRefund(scope, paymentId, request);
  const { payment, row } = plan;
  const { db, now: at } = scope;
  const { depositNo } = await tenantDeposit(scope, payment.depositId);
  // If the provider does not respond below, the timer asks again, even if the channel is switched off.
  const again = { nextCheckAt: nextCheckAt(at, 0) };
  const hold = row.held
    ? transferStatements(db, {
        tenantId: row.tenantId,
        key: `refund-hold:${row.id}`,
        type: 'DEPOSIT_REVERSAL',
        reference: depositNo,
        at,
        postings: [
          { userId: row.userId, kind: 'AVAILABLE', amountFen: -row.amountFen },
          { userId: row.userId, kind: 'FROZEN', amountFen: row.amountFen },
        ],
      })
    : [];
  await atomically(
    scope,
    [
      ...madeStatements(scope, [row.id]),
      movePayment(scope, payment, [payment.state], payment.state, again, payment.version),
      db.insert(reversals).values(row),
      ...hold,
    ],
    {
      PROVIDER_PAYMENT_STATE: () => new Failure('CONFLICT'),
      OVERDRAFT: () => new Failure('INSUFFICIENT_BALANCE'),
    },
  );
  const account = await accountOfPayment(scope, payment);
  if (account) {
    await sendRefund(scope, account, payment, row).catch((error: unknown) => {
      // The timer asks again. Until then the refund is shown as requested.
      noteFailed(scope, payment, error);
    });
  }
  return currentReversal(scope, row);
}
