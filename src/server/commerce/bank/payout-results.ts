import { and, eq, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { PayoutDetail } from '../../../contract/ops/payouts.ts';
import { payoutItems, payouts } from '../../db/schema/payouts.ts';
import { increased, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { payWithdrawal, rejectWithdrawal } from '../withdrawal/withdrawals.ts';
import {
  getPayout,
  type ItemRow,
  membersOf,
  moveItem,
  type PayoutRow,
  payoutRow,
} from './payout-records.ts';
import { type PaymentOutcome, readStatus } from './payout-status.ts';

type Outcome = { itemId: string; outcome: PaymentOutcome; reason: string };

/** What somebody says of payments, as outcomes. */
export const saidOutcomes = ({
  confirmed,
  failed,
}: {
  confirmed: readonly string[];
  failed: readonly { itemId: string; reason: string }[];
}): Outcome[] => [
  ...confirmed.map((itemId) => ({ itemId, outcome: 'CONFIRMED' as const, reason: '' })),
  ...failed.map((one) => ({ ...one, outcome: 'FAILED' as const })),
];

/**
 * What became of payments at the bank, each in a transaction of its own: a confirmed withdrawal is paid, a failed one is
 * released. Throws `NOT_FOUND`, `NOTHING_TO_DO` without any, and `ILLEGAL_TRANSITION` at the first that is decided already.
 */
export async function settlePayout(
  scope: Scope,
  id: string,
  outcomes: readonly Outcome[],
): Promise<PayoutDetail> {
  if (outcomes.length === 0) throw new Failure('NOTHING_TO_DO');
  const row = await payoutRow(scope, id);
  if (row.state === 'OPEN') throw illegalTransition(row.state, 'DONE');
  const members = await membersOf(scope, row);
  const decided = outcomes.map((one) => {
    const member = members.find(({ item }) => item.id === one.itemId);
    if (!member) throw new Failure('NOT_FOUND', {}, [{ field: 'results', code: 'unknown' }]);
    if (member.item.state !== 'SENT') throw illegalTransition(member.item.state, one.outcome);
    return { ...one, ...member };
  });
  for (const { item, withdrawal, outcome, reason } of decided) {
    const also = [
      moveItem(scope, item, ['SENT'], outcome, reason),
      doneIfDecided(scope, row, item),
    ];
    if (outcome === 'CONFIRMED') await payWithdrawal(scope, withdrawal.id, also);
    else await rejectWithdrawal(scope, withdrawal.id, { reason, failed: also });
  }
  return getPayout(scope, id);
}

/**
 * Takes a bank's status report (pain.002) about a batch: what is decided and was not. Throws `NOT_FOUND`, and
 * `VALIDATION_FAILED` at `text` for a text that is none, or is about another batch.
 */
export async function takeStatus(scope: Scope, id: string, text: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const status = readStatus(text);
  if (status?.messageId !== row.payoutNo) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'invalid' }]);
  }
  const members = await membersOf(scope, row);
  const outcomes = members.flatMap(({ item, withdrawal }): Outcome[] => {
    const told = status.payments.find(({ reference }) => reference === withdrawal.withdrawalNo);
    const outcome = told ? told.outcome : status.group;
    const reason = told?.reason || (outcome === 'FAILED' ? 'RJCT' : '');
    return item.state === 'SENT' && outcome ? [{ itemId: item.id, outcome, reason }] : [];
  });
  return settlePayout(scope, id, outcomes);
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
