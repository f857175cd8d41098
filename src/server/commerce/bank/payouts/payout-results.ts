import { and, eq, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { PayoutDetail } from '../../../../contract/ops/money/payouts.ts';
import { payoutItems, payouts } from '../../../db/schema/money/payouts.ts';
import { increased, type Statement } from '../../base/atomically.ts';
import { illegalTransition } from '../../base/illegal-transition.ts';
import type { Scope } from '../../base/scope.ts';
import { payWithdrawal, rejectWithdrawal } from '../../withdrawal/withdrawals.ts';
import {
  type BatchPayment,
  batchPayments,
  getPayout,
  type ItemRow,
  moveItem,
  type PayoutRow,
  payoutRow,
} from './payout-records.ts';
import { type PaymentOutcome, readStatus } from './payout-status.ts';

/** The outcome of a payment at the bank. */
export type Outcome = { itemId: string; outcome: PaymentOutcome; reason: string };

/** The outcomes that a member of the staff enters. */
export const enteredOutcomes = ({
  confirmed,
  failed,
}: {
  confirmed: readonly string[];
  failed: readonly { itemId: string; reason: string }[];
}): Outcome[] => [
  ...confirmed.map((itemId) => ({ itemId, outcome: 'CONFIRMED' as const, reason: '' })),
  ...failed.map((one) => ({ ...one, outcome: 'FAILED' as const })),
];

/** A payment of a batch that failed at the bank. */
export type FailedPayment = { payoutId: string; itemId: string; reason: string };

/**
 * Checks the outcomes of all given payments at the bank, then applies each in a transaction of its own. The
 * withdrawal of a confirmed payment becomes paid; that of a failed payment is released by `fail`, which may
 * make a proposal instead. Throws `NOT_FOUND`, `NOTHING_TO_DO` without outcomes, and what `fail` throws. If
 * a payment already has an outcome, it throws `ILLEGAL_TRANSITION` and applies nothing.
 */
export async function settlePayout<S extends Scope>(
  scope: S,
  id: string,
  outcomes: readonly Outcome[],
  fail: (scope: S, failed: FailedPayment, payment: BatchPayment) => Promise<unknown> = failPayment,
): Promise<PayoutDetail> {
  if (outcomes.length === 0) throw new Failure('NOTHING_TO_DO');
  const row = await payoutRow(scope, id);
  if (row.state === 'OPEN') throw illegalTransition(row.state, 'DONE');
  const payments = await batchPayments(scope, row);
  const checked = outcomes.map((one) => ({
    ...one,
    payment: requireUndecided(payments, one.itemId, one.outcome),
  }));
  for (const { payment, itemId, outcome, reason } of checked) {
    if (outcome === 'CONFIRMED') await confirmPayment(scope, row, payment);
    else await fail(scope, { payoutId: id, itemId, reason }, payment);
  }
  return getPayout(scope, id);
}

/** Finds a payment. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it already has an outcome. */
function requireUndecided(
  payments: readonly BatchPayment[],
  itemId: string,
  outcome: PaymentOutcome,
): BatchPayment {
  const payment = payments.find(({ item }) => item.id === itemId);
  if (!payment) throw new Failure('NOT_FOUND', {}, [{ field: 'results', code: 'unknown' }]);
  if (payment.item.state !== 'SENT') throw illegalTransition(payment.item.state, outcome);
  return payment;
}

/**
 * Marks a withdrawal as paid, because the bank confirms its payment. The statements `also` are run in the
 * same transaction. Throws `ILLEGAL_TRANSITION`.
 */
export async function confirmPayment(
  scope: Scope,
  row: PayoutRow,
  { item, withdrawal }: BatchPayment,
  also: readonly Statement[] = [],
): Promise<void> {
  await payWithdrawal(scope, withdrawal.id, [
    moveItem(scope, item, ['SENT'], 'CONFIRMED'),
    doneIfDecided(scope, row, item),
    ...also,
  ]);
}

/** Releases a withdrawal whose payment failed at the bank. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function failPayment(
  scope: Scope,
  { payoutId, itemId, reason }: FailedPayment,
): Promise<void> {
  const row = await payoutRow(scope, payoutId);
  const { item, withdrawal } = requireUndecided(await batchPayments(scope, row), itemId, 'FAILED');
  await rejectWithdrawal(scope, withdrawal.id, {
    reason,
    failed: [moveItem(scope, item, ['SENT'], 'FAILED', reason), doneIfDecided(scope, row, item)],
  });
}

/**
 * Reads the new outcomes for a batch from a bank's status report (pain.002). Throws `NOT_FOUND`, and
 * `VALIDATION_FAILED` at `text` if the text is not such a report, or is about another batch.
 */
export async function statusOutcomes(scope: Scope, id: string, text: string): Promise<Outcome[]> {
  const row = await payoutRow(scope, id);
  const status = readStatus(text);
  if (status?.messageId !== row.payoutNo) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'invalid' }]);
  }
  const payments = await batchPayments(scope, row);
  return payments.flatMap(({ item, withdrawal }): Outcome[] => {
    const reported = status.payments.find(({ reference }) => reference === withdrawal.withdrawalNo);
    // A payment that the report doesn't name has the status of the whole report.
    const outcome = reported ? reported.outcome : status.group;
    // `RJCT` is "rejected" in ISO 20022.
    const reason = reported?.reason || (outcome === 'FAILED' ? 'RJCT' : '');
    return item.state === 'SENT' && outcome ? [{ itemId: item.id, outcome, reason }] : [];
  });
}

/** The statement that ends a batch unless a payment other than `deciding` still waits for its outcome. */
function doneIfDecided({ db, tenantId }: Scope, row: PayoutRow, deciding: ItemRow): Statement {
  const waiting = db
    .select({ id: payoutItems.id })
    .from(payoutItems)
    .where(
      and(
        eq(payoutItems.tenantId, tenantId),
        eq(payoutItems.payoutId, row.id),
        eq(payoutItems.state, 'SENT'),
        sql`${payoutItems.id} <> ${deciding.id}`,
      ),
    );
  return db
    .update(payouts)
    .set({ state: 'DONE', version: increased(payouts.version) })
    .where(
      and(
        eq(payouts.tenantId, tenantId),
        eq(payouts.id, row.id),
        eq(payouts.state, 'SENT'),
        notExists(waiting),
      ),
    );
}
