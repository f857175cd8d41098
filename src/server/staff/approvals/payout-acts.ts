import { and, eq } from 'drizzle-orm';
import type { PayoutDetail } from '../../../contract/ops/money/payouts.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { type BatchPayment, getPayout } from '../../commerce/bank/payouts/payout-records.ts';
import {
  type FailedPayment,
  type Outcome,
  settlePayout,
  statusOutcomes,
} from '../../commerce/bank/payouts/payout-results.ts';
import { inList } from '../../commerce/base/atomically.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { balanceLine } from './money-acts.ts';
import { openProposals, waitingView } from './proposal-rows.ts';
import { runAct } from './run-act.ts';

/** A batch with its payments, and the proposals that wait for them. Throws `NOT_FOUND`. */
export async function payoutForStaff(scope: StaffScope, id: string): Promise<PayoutDetail> {
  const payout = await getPayout(scope, id);
  const ids = payout.items.map(({ withdrawalId }) => withdrawalId);
  const open = await openProposals(
    scope,
    and(eq(proposals.subject, 'WITHDRAWAL'), inList(proposals.subjectId, ids)),
  );
  return {
    ...payout,
    items: payout.items.map((item) => {
      const row = open.find(({ subjectId }) => subjectId === item.withdrawalId);
      return row ? { ...item, proposal: waitingView(row) } : item;
    }),
  };
}

/**
 * Applies the outcomes of payments at the bank. The amount of a failed one goes back to the balance at
 * once, or is proposed if the tenant's limits for refunds require a second person. Throws as `settlePayout`
 * and `runAct`.
 */
export async function settleOrPropose(
  scope: StaffScope,
  id: string,
  outcomes: readonly Outcome[],
): Promise<PayoutDetail> {
  await settlePayout(scope, id, outcomes, failOrPropose);
  return payoutForStaff(scope, id);
}

/**
 * Applies a bank's status report. Outcomes that already wait as a proposal are left out. Throws as
 * `settleOrPropose`.
 */
export async function takeStatusOrPropose(
  scope: StaffScope,
  id: string,
  text: string,
): Promise<PayoutDetail> {
  const [outcomes, { items }] = await Promise.all([
    statusOutcomes(scope, id, text),
    payoutForStaff(scope, id),
  ]);
  const waiting = new Set(items.flatMap((item) => (item.proposal ? [item.id] : [])));
  const news = outcomes.filter(
    ({ itemId, outcome }) => outcome === 'CONFIRMED' || !waiting.has(itemId),
  );
  return settleOrPropose(scope, id, news);
}

async function failOrPropose(
  scope: StaffScope,
  { payoutId, itemId, reason }: FailedPayment,
  { withdrawal }: BatchPayment,
): Promise<void> {
  const { id, withdrawalNo, userId, amountFen, payAmount, payCurrency } = withdrawal;
  await runAct(scope, {
    kind: 'REFUND',
    subject: 'WITHDRAWAL',
    subjectId: id,
    subjectName: withdrawalNo,
    shopperId: userId,
    amountFen,
    payload: { failedItemId: itemId, payoutId, reason },
    summary: [
      { name: 'failedPayout', before: `${payAmount} ${payCurrency}`, after: fromFen(amountFen) },
      await balanceLine(scope, userId, amountFen),
    ],
    reason,
    evidence: '',
  });
}
