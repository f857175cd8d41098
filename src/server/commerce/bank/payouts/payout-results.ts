import { and, eq, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { PayoutDetail } from '../../../../contract/ops/money/payouts.ts';
import { payoutItems, payouts } from '../../../db/schema/money/payouts.ts';
import { increased, type Statement } from '../../base/atomically.ts';
import { illegalTransition } from '../../base/illegal-transition.ts';
import type { Scope } from '../../base/scope.ts';
import { payWithdrawal, rejectWithdrawal } from '../../withdrawal/withdrawals.ts';
import {
  getPayout,
  type ItemRow,
  type Member,
  membersOf,
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
 * Applies the outcomes of payments at the bank, each in a transaction of its own. A confirmed withdrawal
 * becomes paid; a failed one is released by `fail`, which may make a proposal instead. Throws `NOT_FOUND`,
 * `NOTHING_TO_DO` without outcomes, `ILLEGAL_TRANSITION` at the first payment that is decided already, and
 * what `fail` throws.
 */
export async function settlePayout<S extends Scope>(
  scope: S,
  id: string,
  outcomes: readonly Outcome[],
  fail: (scope: S, failed: FailedPayment, member: Member) => Promise<unknown> = failPayment,
): Promise<PayoutDetail> {
  if (outcomes.length === 0) throw new Failure('NOTHING_TO_DO');
  const row = await payoutRow(scope, id);
  if (row.state === 'OPEN') throw illegalTransition(row.state, 'DONE');
  const members = await membersOf(scope, row);
  const decided = outcomes.map((one) => ({
    ...one,
    member: undecided(members, one.itemId, one.outcome),
  }));
  for (const { member, itemId, outcome, reason } of decided) {
    if (outcome === 'CONFIRMED') await confirmPayment(scope, row, member);
    else await fail(scope, { payoutId: id, itemId, reason }, member);
  }
  return getPayout(scope, id);
}

/** A payment without an outcome so far. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
function undecided(members: readonly Member[], itemId: string, outcome: PaymentOutcome): Member {
  const member = members.find(({ item }) => item.id === itemId);
  if (!member) throw new Failure('NOT_FOUND', {}, [{ field: 'results', code: 'unknown' }]);
  if (member.item.state !== 'SENT') throw illegalTransition(member.item.state, outcome);
  return member;
}

/** Pays a withdrawal whose payment the bank confirms, with `also` in the same transaction. Throws `ILLEGAL_TRANSITION`. */
export async function confirmPayment(
  scope: Scope,
  row: PayoutRow,
  { item, withdrawal }: Member,
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
  const { item, withdrawal } = undecided(await membersOf(scope, row), itemId, 'FAILED');
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
  const members = await membersOf(scope, row);
  return members.flatMap(({ item, withdrawal }): Outcome[] => {
    const reported = status.payments.find(({ reference }) => reference === withdrawal.withdrawalNo);
    const outcome = reported ? reported.outcome : status.group;
    const reason = reported?.reason || (outcome === 'FAILED' ? 'RJCT' : '');
    return item.state === 'SENT' && outcome ? [{ itemId: item.id, outcome, reason }] : [];
  });
}

/** The statement that ends a batch with its last payment. */
function doneIfDecided({ db, tenantId }: Scope, row: PayoutRow, last: ItemRow): Statement {
  const waiting = db
    .select({ id: payoutItems.id })
    .from(payoutItems)
    .where(
      and(
        eq(payoutItems.tenantId, tenantId),
        eq(payoutItems.payoutId, row.id),
        eq(payoutItems.state, 'SENT'),
        sql`${payoutItems.id} <> ${last.id}`,
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
