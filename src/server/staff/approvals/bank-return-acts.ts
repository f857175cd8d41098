import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { Failure } from '../../../contract/errors.ts';
import type { SummaryLine } from '../../../contract/ops/people/approvals.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { bouncingWithdrawal } from '../../commerce/bank/bounce.ts';
import { type LineRow, lineRow, viewLines } from '../../commerce/bank/lines.ts';
import { reversibleDeposit } from '../../commerce/bank/take-back.ts';
import { getOpsDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { getOpsWithdrawal } from '../../commerce/withdrawal/withdrawals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { lineSummary } from './bank-acts.ts';
import { balanceLine } from './money-acts.ts';
import { runAct } from './run-act.ts';
import { type Justification, type Waiting, waitingIn } from './waiting.ts';

/** The typed reason, and the line with which the money moved, if it is known. */
type GivenLine = Justification & { lineId: string };

/** The payment whose money is returned, and the change of the shopper's balance, in fen. */
type Returned = {
  name: 'reversal' | 'bounce';
  subject: 'DEPOSIT' | 'WITHDRAWAL';
  id: string;
  number: string;
  userId: string;
  changeFen: number;
  payload: Record<string, string>;
};

/** Proposes to reverse a credited top-up. Throws as `reversibleDeposit` and `runAct`. */
export async function reverseOrPropose(
  scope: StaffScope,
  idOrNo: string,
  given: GivenLine,
): Promise<Deposit & Waiting> {
  const { id, depositNo, userId, amountFen } = await reversibleDeposit(scope, idOrNo);
  const outcome = await proposeReturn(scope, given, {
    name: 'reversal',
    subject: 'DEPOSIT',
    id,
    number: depositNo,
    userId,
    changeFen: -amountFen,
    payload: { reversedId: id },
  });
  return { ...(await getOpsDeposit(scope, id)), ...waitingIn(outcome) };
}

/** Proposes to give a paid withdrawal back. Throws as `bouncingWithdrawal` and `runAct`. */
export async function bounceOrPropose(
  scope: StaffScope,
  idOrNo: string,
  given: GivenLine,
): Promise<Withdrawal & Waiting> {
  const { id, withdrawalNo, userId, amountFen } = await bouncingWithdrawal(scope, idOrNo);
  const outcome = await proposeReturn(scope, given, {
    name: 'bounce',
    subject: 'WITHDRAWAL',
    id,
    number: withdrawalNo,
    userId,
    changeFen: amountFen,
    payload: { bouncedId: id },
  });
  return { ...(await getOpsWithdrawal(scope, id)), ...waitingIn(outcome) };
}

/**
 * Proposes a return. Throws `ILLEGAL_TRANSITION` if the line is not open, or has the wrong direction: the
 * money of a reversed top-up goes out, that of a returned withdrawal comes in.
 */
async function proposeReturn(
  scope: StaffScope,
  { lineId, reason, evidence }: GivenLine,
  { name, subject, id, number, userId, changeFen, payload }: Returned,
) {
  const line = lineId ? await lineRow(scope, lineId) : undefined;
  if (line && (Math.sign(line.amountMinor) !== Math.sign(changeFen) || line.state !== 'OPEN')) {
    throw new Failure('ILLEGAL_TRANSITION');
  }
  return runAct(
    scope,
    {
      kind: 'ADJUSTMENT',
      subject,
      subjectId: id,
      subjectName: number,
      shopperId: userId,
      amountFen: Math.abs(changeFen),
      payload: { ...payload, lineId, reason },
      summary: [
        { name, before: '', after: fromFen(changeFen) },
        await balanceLine(scope, userId, changeFen),
        ...(line ? await lineSummaries(scope, line) : []),
      ],
      reason,
      evidence,
      isUnusual: true,
    },
    [id],
  );
}

async function lineSummaries(scope: StaffScope, line: LineRow): Promise<SummaryLine[]> {
  const [view] = await viewLines(scope, [line]);
  return [lineSummary(line, view?.amount ?? '')];
}
