import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import { newId } from '../../../crypto/random.ts';
import { bankMatches } from '../../../db/schema/money/bank.ts';
import { increased, onlyFrom, type Statement } from '../../base/atomically.ts';
import type { Scope } from '../../base/scope.ts';
import { tenantDeposit } from '../../deposit/decide-deposit.ts';
import type { DepositRow } from '../../deposit/deposit-records.ts';
import { creditDeposit } from '../../settlement/credit-deposit.ts';
import { type LineRow, leftMinor, lineRows, lineStatement, OPEN_STATES } from '../lines.ts';
import { digitsOf, minorOf } from '../statement/amount.ts';

export type MatchRow = typeof bankMatches.$inferSelect;

/** A part of a line that is for a top-up, in the smallest unit of its currency. */
export type Share = { lineId: string; minor: number };

export type MatchPlan = {
  deposit: DepositRow;
  lines: readonly LineRow[];
  shares: readonly Share[];
  /** The amount to be credited, in fen. */
  amountFen: number;
};

/** The amount that a top-up asks for, in the smallest unit of its currency. */
export const dueMinor = ({ payAmount, payCurrency }: DepositRow): number =>
  minorOf(payAmount, digitsOf(payCurrency)) ?? 0;

/**
 * The value of an amount in the currency of a top-up, at the top-up's rate, in fen, rounded down.
 */
export function worthFen(deposit: DepositRow, minor: number): number {
  const due = dueMinor(deposit);
  if (minor === due || due === 0) return deposit.amountFen;
  return Number((BigInt(deposit.amountFen) * BigInt(minor)) / BigInt(due));
}

/**
 * Plans to credit a top-up from lines. It uses everything that is left of them; with `onlyDue`, one after
 * the other, no more than the top-up asks for. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` for a line that is
 * explained or outgoing, and `VALIDATION_FAILED` at `lineIds` for another currency.
 */
export async function planMatch(
  scope: Scope,
  {
    depositId,
    lineIds,
    onlyDue,
  }: { depositId: string; lineIds: readonly string[]; onlyDue: boolean },
): Promise<MatchPlan> {
  const [deposit, lines] = await Promise.all([
    tenantDeposit(scope, depositId),
    lineRows(scope, [...new Set(lineIds)]),
  ]);
  for (const line of lines) {
    requireIncoming(line);
    if (line.currency !== deposit.payCurrency) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'lineIds', code: 'choice' }]);
    }
  }
  let rest = onlyDue ? dueMinor(deposit) : Number.MAX_SAFE_INTEGER;
  const shares = lines.flatMap((line) => {
    const minor = Math.min(leftMinor(line), rest);
    rest -= minor;
    return minor > 0 ? [{ lineId: line.id, minor }] : [];
  });
  const minor = shares.reduce((sum, share) => sum + share.minor, 0);
  return { deposit, lines, shares, amountFen: worthFen(deposit, minor) };
}

export function requireIncoming(line: LineRow): void {
  if (line.amountMinor > 0 && OPEN_STATES.includes(line.state)) return;
  throw new Failure('ILLEGAL_TRANSITION', { from: line.state, event: 'MATCHED' });
}

/**
 * Credits a top-up with an amount (a decimal string of CNY) from shares of lines, in one transaction.
 * Throws as `creditDeposit`, and `ILLEGAL_TRANSITION` if less than the share is left of a line.
 */
export async function creditFromLines(
  scope: Scope,
  depositId: string,
  { amount, shares }: { amount: string; shares: readonly Share[] },
): Promise<void> {
  const [deposit, lines] = await Promise.all([
    tenantDeposit(scope, depositId),
    lineRows(
      scope,
      shares.map(({ lineId }) => lineId),
    ),
  ]);
  const also = matchStatements(scope, lines, shares, {
    depositId,
    announcedFen: deposit.amountFen,
    unannounced: false,
  });
  await creditDeposit(scope, depositId, { amount, also });
}

/** The statements that give shares of lines to a top-up. They fail with the guard `BANK_LINE_STATE` if another was first. */
export function matchStatements(
  scope: Scope,
  lines: readonly LineRow[],
  shares: readonly Share[],
  match: Pick<MatchRow, 'depositId' | 'announcedFen' | 'unannounced'>,
): Statement[] {
  const { db, now, staffId = '', tenantId } = scope;
  const creditId = newId(now);
  return shares.flatMap(({ lineId, minor }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Failure('NOT_FOUND');
    requireIncoming(line);
    if (minor <= 0 || minor > leftMinor(line)) {
      throw new Failure('ILLEGAL_TRANSITION', { from: line.state, event: 'MATCHED' });
    }
    const state = minor === leftMinor(line) ? 'MATCHED' : 'PARTLY';
    const matchedMinor = line.matchedMinor + minor;
    return [
      lineStatement(scope, line, OPEN_STATES, { state, matchedMinor }),
      db.insert(bankMatches).values({
        id: newId(now),
        tenantId,
        lineId,
        creditId,
        amountMinor: minor,
        ...match,
        state: 'CREDITED',
        madeBy: staffId,
        madeAt: now,
      }),
    ];
  });
}

/** The matches of a line, newest first. */
export const matchesOfLine = (
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  lineId: string,
): Promise<MatchRow[]> =>
  db
    .select()
    .from(bankMatches)
    .where(and(eq(bankMatches.tenantId, tenantId), eq(bankMatches.lineId, lineId)))
    .orderBy(desc(bankMatches.madeAt), desc(bankMatches.id));

/** The matches by which a top-up is credited now. */
export async function creditedMatches(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  depositId: string,
): Promise<MatchRow[]> {
  const rows = await db
    .select()
    .from(bankMatches)
    .where(and(eq(bankMatches.tenantId, tenantId), eq(bankMatches.depositId, depositId)));
  return rows.filter(({ state }) => state === 'CREDITED');
}

/** The statement that ends a match. It fails its batch with the guard `BANK_MATCH_STATE` if another was first. */
export function endMatch(
  { db, now, staffId = '' }: Pick<Scope, 'db' | 'now' | 'staffId'>,
  { id, tenantId }: MatchRow,
  state: 'UNDONE' | 'REVERSED',
  reason: string,
): Statement {
  return db
    .update(bankMatches)
    .set({
      state: onlyFrom(bankMatches.state, ['CREDITED'], state),
      endedBy: staffId,
      endedAt: now,
      reason,
      version: increased(bankMatches.version),
    })
    .where(and(eq(bankMatches.tenantId, tenantId), eq(bankMatches.id, id)));
}
