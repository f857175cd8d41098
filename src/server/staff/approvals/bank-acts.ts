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
import { readPair } from '../../commerce/bank/suggestions/suggestions.ts';
import { inList } from '../../commerce/base/atomically.ts';
import { getOpsDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { depositStates } from '../../commerce/deposit/deposit-states.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { balanceLine, positiveFen, shopperNamed } from './money-acts.ts';
import { openProposals, waitingView } from './proposal-rows.ts';
import { currentRules } from './rules.ts';
import { runAct } from './run-act.ts';
import { type Justification, type Waiting, waitingIn } from './waiting.ts';

/** The summary of a line for the second person. */
export const lineSummary = (line: LineRow, amount: string): SummaryLine => ({
  name: 'bankLine',
  before: '',
  after: [line.day, `${amount} ${line.currency}`, line.name, line.text]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 300),
});

type MatchRequest = Justification & {
  depositId: string;
  lineIds: readonly string[];
  amount: string;
  onlyDue?: boolean;
};

/**
 * Credits a top-up from lines, or proposes it: an amount that differs from the announced one needs a second
 * person. Throws as `planMatch` and `runAct`.
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
      // More than the lines are worth: somebody typed it, so a second person looks.
      isUnusual: missingFen < 0 || missingFen > toFen(rules.shortfall) || amountFen > worth,
    },
    [id],
  );
  return { ...(await getOpsDeposit(scope, id)), ...waitingIn(outcome) };
}

/**
 * The result for a top-up of a suggestion (`pair`). `waits`: whether it waits for a second person.
 */
type CreditResult = { pair: string; depositId: string; waits: boolean; error?: ErrorCode };

/**
 * Credits the top-ups of suggestions (see `readPair`), one after the other, each in a transaction of its
 * own. For one that can't be credited the result has the reason; the others continue.
 */
export async function takeSuggestions(caller: StaffScope, pairs: readonly string[]) {
  // The call's key is for one transaction; here are many. The state of each top-up refuses a repetition.
  const scope: StaffScope = { ...caller, claimedKey: undefined };
  const results: CreditResult[] = [];
  for (const pair of new Set(pairs)) {
    const { lineIds, depositIds } = readPair(pair);
    const request = { lineIds, ...NOTHING_TYPED, onlyDue: depositIds.length > 1 };
    for (const depositId of depositIds) {
      try {
        const { proposal } = await matchOrPropose(scope, { depositId, ...request });
        results.push({ pair, depositId, waits: proposal !== undefined });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        results.push({ pair, depositId, waits: false, error: error.code });
      }
    }
  }
  const failed = results.filter(({ error }) => error).length;
  const waiting = results.filter(({ waits }) => waits).length;
  return { results, credited: results.length - failed - waiting, waiting, failed };
}

const NOTHING_TYPED = { reason: '', evidence: '', amount: '' };

/** A line with its matches, candidates and the proposal that waits for it. Throws `NOT_FOUND`. */
export async function lineForStaff(
  scope: StaffScope,
  id: string,
  q: string,
): Promise<BankLineDetail> {
  const [detail, proposal] = await Promise.all([getLine(scope, id, q), proposalOfLine(scope, id)]);
  const ids = detail.candidates.map(({ depositId }) => depositId);
  const open = await openProposals(scope, and(IS_CREDIT, inList(proposals.subjectId, ids)));
  const waiting = new Set(open.map(({ subjectId }) => subjectId));
  return {
    ...detail,
    candidates: detail.candidates.map((one) => ({ ...one, waiting: waiting.has(one.depositId) })),
    ...proposal,
  };
}

/** Whether a proposal credits something, or corrects what was credited. */
const IS_CREDIT = sql`${proposals.kind} in ('CREDIT', 'ADJUSTMENT')`;

/** The proposal that waits for a line: its subject or its payload names the line. */
async function proposalOfLine(scope: StaffScope, id: string): Promise<Waiting> {
  const names = sql`(${proposals.subjectId} = ${id} or instr(${proposals.payload}, ${`"${id}"`}) > 0)`;
  const [row] = await openProposals(scope, and(IS_CREDIT, names));
  return row ? { proposal: waitingView(row) } : {};
}

/**
 * Proposes to credit a line that no shopper announced. It always needs a second person, unless the tenant
 * has switched that off, because the first one chose whose money it is. Throws as `planLine` and `runAct`,
 * and `NOT_FOUND` at `shopper`.
 */
export async function creditLineOrPropose(
  scope: StaffScope,
  lineId: string,
  { shopper, channelId, reason, evidence }: Justification & { shopper: string; channelId: string },
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

/** Reads the response of `creditLineOrPropose` again. */
export async function recallCreditLine(scope: StaffScope, id: string): Promise<BankLine & Waiting> {
  return { ...(await lineView(scope, id)), ...(await proposalOfLine(scope, id)) };
}
