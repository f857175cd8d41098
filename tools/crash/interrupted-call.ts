import { ApiError } from '../../src/contract/errors.ts';
import { balanceOf, type Customer } from './customer.ts';
import type { Deed } from './deeds.ts';

/** The result of making a call once. */
export type Outcome =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'refused'; code: string; status: number }
  | { kind: 'cut' };

/** The final result of an interrupted call. */
export type Verdict = {
  /** How the interruption left the call: answered nevertheless, committed but not answered, or with nothing done. */
  left: 'answered' | 'committed' | 'nothing';
  /** How often the call was made again, with the same key, until it was answered. */
  retries: number;
  /** Milliseconds from the first retry to the answer. */
  retryMs: number;
  problems: string[];
};

/** Errors of a connection that breaks: the caller can't know what was done. */
const CUT = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ABORT_ERR'];
const MAX_RETRIES = 6;

/** Makes a call once. */
export async function attempt({ make }: Deed, how: Parameters<Deed['make']>[0]): Promise<Outcome> {
  try {
    return { kind: 'answered', answer: await make(how) };
  } catch (error) {
    if (error instanceof ApiError)
      return { kind: 'refused', code: error.code, status: error.status };
    if (CUT.includes(String((error as NodeJS.ErrnoException).code))) return { kind: 'cut' };
    return { kind: 'refused', code: `not as the contract says: ${error}`, status: 0 };
  }
}

/** Whether the same call may succeed a little later. */
const passes = (outcome: Outcome): boolean =>
  outcome.kind === 'cut' ||
  (outcome.kind === 'refused' && (outcome.status >= 500 || outcome.code === 'CONFLICT'));

/**
 * Makes an interrupted call again with its key until it is answered, and checks that it was done once, and
 * that its answers and the balance agree with that.
 */
export async function finish(
  customer: Customer,
  deed: Deed,
  { first, key }: { first: Outcome; key: string },
): Promise<Verdict> {
  const problems: string[] = [];
  const doneBefore = await deed.timesDone();
  const since = performance.now();
  let retries = 0;
  let outcome: Outcome = { kind: 'cut' };
  while (passes(outcome) && retries < MAX_RETRIES) {
    retries++;
    outcome = await attempt(deed, { idempotencyKey: key });
  }
  const retryMs = performance.now() - since;
  const done = await deed.timesDone();
  if (done !== 1) problems.push(`done ${done} times`);
  if (first.kind === 'refused' && !passes(first)) problems.push(`refused with ${first.code}`);
  problems.push(...answerProblems(deed, { first, last: outcome, isDone: done > 0 }));
  if (deed.isKeyed) {
    const again = await attempt(deed, { idempotencyKey: key });
    if (!isSame(again, outcome)) problems.push(`its key answers ${textOf(again)} afterwards`);
  }
  if (done > 0) customer.balanceFen += deed.gainFen;
  const balance = await balanceOf(customer);
  if (balance !== customer.balanceFen)
    problems.push(`the balance is ${balance} fen instead of ${customer.balanceFen}`);
  if (outcome.kind === 'answered') await deed.undo?.(outcome.answer as never);
  // So that each fault is reported once.
  if (problems.length > 0) customer.balanceFen = await balanceOf(customer);
  return { left: leftBy(first, doneBefore), retries, retryMs, problems };
}

function leftBy({ kind }: Outcome, doneBefore: number): Verdict['left'] {
  if (kind === 'answered') return 'answered';
  return doneBefore > 0 ? 'committed' : 'nothing';
}

/** The faults in the answers of a call: the one before the interruption, if any, and the last. */
function answerProblems(
  deed: Deed,
  { first, last, isDone }: { first: Outcome; last: Outcome; isDone: boolean },
): string[] {
  // Without a key, a call that was done is refused by the status of what it changed.
  if (!deed.isKeyed && isDone && last.kind === 'refused' && last.code === 'ILLEGAL_TRANSITION')
    return [];
  if (last.kind !== 'answered') return [`answered ${textOf(last)} in the end`];
  const problems: string[] = [];
  if (!deed.isRight(last.answer as never)) problems.push(`answered ${textOf(last)}`);
  if (first.kind === 'answered' && !isSame(first, last))
    problems.push(`answered ${textOf(first)} first, ${textOf(last)} later`);
  return problems;
}

const textOf = (outcome: Outcome): string => JSON.stringify(outcome).slice(0, 600);

const isSame = (one: Outcome, other: Outcome): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
