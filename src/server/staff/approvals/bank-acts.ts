import { and, sql } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import type { BankLine, BankLineDetail } from '../../../contract/ops/money/bank.ts';
import type { SummaryLine } from '../../../contract/ops/people/approvals.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { planLine } from '../../commerce/bank/credit-line.ts';
import { getLine } from '../../commerce/bank/line-detail.ts';
import { type LineRow, leftMinor, lineRow, viewLines } from '../../commerce/bank/lines.ts';
import { planMatch } from '../../commerce/bank/suggestions/match.ts';
import { getOpsDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { depositStates } from '../../commerce/deposit/deposit-states.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { balanceLine, positiveFen, shopperNamed } from './money-acts.ts';
import { openProposals, waitingView } from './proposal-rows.ts';
import { currentRules } from './rules.ts';
import { runAct } from './run-act.ts';
import { type Given, type Waiting, waitingIn } from './waiting.ts';

/** What the second person sees of a line. */
export const lineSummary = (line: LineRow, amount: string): SummaryLine => ({
  name: 'bankLine',
  before: '',
  after: [line.day, `${amount} ${line.currency}`, line.name, line.text]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 300),
});

type MatchRequest = Given & {
  depositId: string;
  lineIds: readonly string[];
  amount: string;
  onlyDue?: boolean;
};

/**
 * Credits a top-up from lines, or proposes that: what differs from what was announced needs a second person. Throws as
 * `planMatch` and `runAct`.
 */
export async function matchOrPropose(
  scope: StaffScope,
  { depositId, lineIds, amount, reason, evidence, onlyDue = false }: MatchRequest,
): Promise<Deposit & Waiting> {
  const {
    deposit,
    lines,
    shares,
    amountFen: worth,
  } = await planMatch(scope, { depositId, lineIds, onlyDue });
  depositStates.nextOrFail(deposit.status, 'CREDITED');
  const amountFen = amount === '' ? worth : positiveFen(amount);
  const { rules } = await currentRules(scope);
  const missingFen = deposit.amountFen - amountFen;
  const { id, depositNo, userId } = deposit;
  const views = await viewLines(scope, lines);
  const outcome = await runAct(
    scope,
    {
      kind: 'CREDIT',
      subject: 'DEPOSIT',
      subjectId: id,
      subjectName: depositNo,
      shopperId: userId,
      amountFen,
      payload: { depositId: id, amount: fromFen(amountFen), shares: [...shares] },
      summary: [
        { name: 'amount', before: fromFen(deposit.amountFen), after: fromFen(amountFen) },
        await balanceLine(scope, userId, amountFen),
        ...lines.map((line, index) => lineSummary(line, views[index]?.left ?? '')),
      ],
      reason,
      evidence,
      // What somebody typed instead of what the lines say is looked at, too.
      isUnusual: missingFen < 0 || missingFen > toFen(rules.shortfall) || amountFen > worth,
    },
    [id],
  );
  return { ...(await getOpsDeposit(scope, id)), ...waitingIn(outcome) };
}

type Taken = { pair: string; waits: boolean; error?: ErrorCode };

/**
 * Credits the top-ups of suggestions, one after the other, each in a transaction of its own. A suggestion is lines and top-ups
 * joined by `.`, with `~` between them. What can't be credited says why.
 */
export async function takeSuggestions(caller: StaffScope, pairs: readonly string[]) {
  // Each act is guarded by itself: a repeated call finds what was credited.
  const scope: StaffScope = { ...caller, claimedKey: undefined };
  const results: Taken[] = [];
  let [credited, waiting] = [0, 0];
  for (const pair of new Set(pairs)) {
    const [lineIds = [], depositIds = []] = pair.split('~').map((ids) => ids.split('.'));
    const onlyDue = depositIds.length > 1;
    try {
      let waits = false;
      for (const depositId of depositIds) {
        const given = { reason: '', evidence: '', amount: '', onlyDue };
        const { proposal } = await matchOrPropose(scope, { depositId, lineIds, ...given });
        if (proposal) waits = true;
      }
      if (waits) waiting += 1;
      else credited += 1;
      results.push({ pair, waits });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ pair, waits: false, error: error.code });
    }
  }
  return { results, credited, waiting, failed: results.length - credited - waiting };
}

/** A line with its matches, candidates and the proposal that waits for it. Throws `NOT_FOUND`. */
export async function lineForStaff(
  scope: StaffScope,
  id: string,
  q: string,
): Promise<BankLineDetail> {
  const [detail, waiting] = await Promise.all([getLine(scope, id, q), proposalOfLine(scope, id)]);
  const subjects = new Set((await openCredits(scope)).map(({ subjectId }) => subjectId));
  return {
    ...detail,
    candidates: detail.candidates.map((one) => ({ ...one, waiting: subjects.has(one.depositId) })),
    ...waiting,
  };
}

const openCredits = (scope: StaffScope) =>
  openProposals(scope, sql`${proposals.kind} in ('CREDIT', 'ADJUSTMENT')`);

/** The proposal that waits for a line: it is the subject, or is named by what would be carried out. */
async function proposalOfLine(scope: StaffScope, id: string): Promise<Waiting> {
  const names = sql`(${proposals.subjectId} = ${id} or instr(${proposals.payload}, ${`"${id}"`}) > 0)`;
  const [row] = await openProposals(
    scope,
    and(sql`${proposals.kind} in ('CREDIT', 'ADJUSTMENT')`, names),
  );
  return row ? { proposal: waitingView(row) } : {};
}

/**
 * Proposes to credit a line that nobody announced to a shopper. It always needs a second person while the rules do: somebody
 * chose whose money it is. Throws as `planLine` and `runAct`, and `NOT_FOUND` at `shopper`.
 */
export async function creditLineOrPropose(
  scope: StaffScope,
  lineId: string,
  { shopper, channelId, reason, evidence }: Given & { shopper: string; channelId: string },
): Promise<BankLine & Waiting> {
  const { id: userId, email } = await shopperNamed(scope, shopper);
  const plan = await planLine(scope, lineId, channelId);
  const { line, amountFen, feeFen, rate } = plan;
  const [view] = await viewLines(scope, [line]);
  const outcome = await runAct(
    scope,
    {
      kind: 'CREDIT',
      subject: 'BANK_LINE',
      subjectId: line.id,
      subjectName: email,
      shopperId: userId,
      amountFen,
      payload: {
        lineId: line.id,
        userId,
        channelId: plan.channelId,
        minor: leftMinor(line),
        amountFen,
        feeFen,
        rate,
      },
      summary: [
        lineSummary(line, view?.left ?? ''),
        { name: 'channel.name', before: '', after: plan.channelName },
        { name: `rate.${line.currency}`, before: '', after: rate },
        { name: 'amount', before: '', after: fromFen(amountFen) },
        await balanceLine(scope, userId, amountFen),
      ],
      reason,
      evidence,
      isUnusual: true,
    },
    [line.id],
  );
  return { ...(await lineView(scope, line.id)), ...waitingIn(outcome) };
}

async function lineView(scope: StaffScope, id: string): Promise<BankLine> {
  const [view] = await viewLines(scope, [await lineRow(scope, id)]);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

/** The answer of `creditLineOrPropose`, read again. */
export async function recallCreditLine(scope: StaffScope, id: string): Promise<BankLine & Waiting> {
  return { ...(await lineView(scope, id)), ...(await proposalOfLine(scope, id)) };
}
