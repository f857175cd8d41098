import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { Failure } from '../../../contract/errors.ts';
import type { SummaryLine } from '../../../contract/ops/approvals.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { bouncingWithdrawal } from '../../commerce/bank/bounce.ts';
import { type LineRow, lineRow, viewLines } from '../../commerce/bank/lines.ts';
import { reversibleDeposit } from '../../commerce/bank/take-back.ts';
import { getOpsDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { getOpsWithdrawal } from '../../commerce/withdrawal/withdrawals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { lineSummary } from './bank-acts.ts';
import { balanceLine } from './money-acts.ts';
import { runAct } from './run-act.ts';
import { type Given, type Waiting, waitingIn } from './waiting.ts';

/** Proposes to take a credited top-up back. Throws as `reversibleDeposit` and `runAct`. */
export async function reverseOrPropose(
  scope: StaffScope,
  idOrNo: string,
  { lineId, reason, evidence }: Given & { lineId: string },
): Promise<Deposit & Waiting> {
  const deposit = await reversibleDeposit(scope, idOrNo);
  const { id, depositNo, userId, amountFen } = deposit;
  const line = lineId ? await lineRow(scope, lineId) : undefined;
  if (line && (line.amountMinor >= 0 || line.state !== 'OPEN'))
    throw new Failure('ILLEGAL_TRANSITION');
  const outcome = await runAct(
    scope,
    {
      kind: 'ADJUSTMENT',
      subject: 'DEPOSIT',
      subjectId: id,
      subjectName: depositNo,
      shopperId: userId,
      amountFen,
      payload: { reversedId: id, lineId, reason },
      summary: [
        { name: 'reversal', before: '', after: fromFen(-amountFen) },
        await balanceLine(scope, userId, -amountFen),
        ...(line ? await lineSummaries(scope, line) : []),
      ],
      reason,
      evidence,
      isUnusual: true,
    },
    [id],
  );
  return { ...(await getOpsDeposit(scope, id)), ...waitingIn(outcome) };
}

async function lineSummaries(scope: StaffScope, line: LineRow): Promise<SummaryLine[]> {
  const [view] = await viewLines(scope, [line]);
  return [lineSummary(line, view?.amount ?? '')];
}

/** Proposes to give a paid withdrawal back. Throws as `bouncingWithdrawal` and `runAct`. */
export async function bounceOrPropose(
  scope: StaffScope,
  idOrNo: string,
  { lineId, reason, evidence }: Given & { lineId: string },
): Promise<Withdrawal & Waiting> {
  const { id, withdrawalNo, userId, amountFen } = await bouncingWithdrawal(scope, idOrNo);
  const line = lineId ? await lineRow(scope, lineId) : undefined;
  if (line && (line.amountMinor <= 0 || line.state !== 'OPEN'))
    throw new Failure('ILLEGAL_TRANSITION');
  const outcome = await runAct(
    scope,
    {
      kind: 'ADJUSTMENT',
      subject: 'WITHDRAWAL',
      subjectId: id,
      subjectName: withdrawalNo,
      shopperId: userId,
      amountFen,
      payload: { bouncedId: id, lineId, reason },
      summary: [
        { name: 'bounce', before: '', after: fromFen(amountFen) },
        await balanceLine(scope, userId, amountFen),
        ...(line ? await lineSummaries(scope, line) : []),
      ],
      reason,
      evidence,
      isUnusual: true,
    },
    [id],
  );
  return { ...(await getOpsWithdrawal(scope, id)), ...waitingIn(outcome) };
}
