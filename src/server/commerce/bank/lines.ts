import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BankLine } from '../../../contract/ops/money/bank.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { BankLineMark, BankLineState } from '../../../contract/values/money/bank.ts';
import { bankLines } from '../../db/schema/money/bank.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { events } from '../../db/schema/orders/events.ts';
import { fromMinor } from '../../payments/money.ts';
import { atomically, increased, inList, type Statement } from '../base/atomically.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { dayClosed, requireOpenDay } from '../ledger/day-close.ts';
import { accountRows } from './accounts.ts';
import { digitsOf } from './statement/amount.ts';

export type LineRow = typeof bankLines.$inferSelect;

/** The states in which something of a line is not explained. */
export const OPEN_STATES: readonly BankLineState[] = ['OPEN', 'PARTLY'];

const keyset = { column: bankLines.sortAt, id: bankLines.id, descending: true };

type Query = {
  accountId: string;
  state: BankLineState | '';
  fileId: string;
  cursor?: string | undefined;
  pageSize: number;
};

/** The lines of the statements, newest first. */
export async function listLines(scope: Scope, query: Query): Promise<ListPage<BankLine>> {
  const { db, tenantId } = scope;
  const isListed = and(
    eq(bankLines.tenantId, tenantId),
    query.accountId ? eq(bankLines.accountId, query.accountId) : undefined,
    query.state ? eq(bankLines.state, query.state) : undefined,
    query.fileId ? eq(bankLines.fileId, query.fileId) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bankLines)
      .where(and(isListed, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount(scope, bankLines, isListed),
  ]);
  const page = pageOfRows(rows, query.pageSize, ({ sortAt, id }) => [sortAt, id]);
  return {
    records: await viewLines(scope, page.rows),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}

/** A line of the tenant. Throws `NOT_FOUND`. */
export async function lineRow(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<LineRow> {
  const [row] = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.tenantId, tenantId), eq(bankLines.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** Reads lines of the tenant, in the order of their ids. Throws `NOT_FOUND` at `lineIds` if a line is missing. */
export async function lineRows(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  ids: readonly string[],
): Promise<LineRow[]> {
  const rows = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.tenantId, tenantId), inList(bankLines.id, ids)));
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure('NOT_FOUND', {}, [{ field: 'lineIds', code: 'unknown' }]);
    return row;
  });
}

/** How much of a line is not explained, in the smallest unit, without a sign. */
export const leftMinor = ({ amountMinor, matchedMinor }: LineRow): number =>
  Math.abs(amountMinor) - matchedMinor;

/** Lines in the contract's format, in their order. */
export async function viewLines(scope: Scope, rows: readonly LineRow[]): Promise<BankLine[]> {
  if (rows.length === 0) return [];
  const accounts = await accountRows(scope);
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  return rows.map((row) => viewLine(row, nameOf.get(row.accountId) ?? ''));
}

function viewLine(row: LineRow, accountName: string): BankLine {
  const digits = digitsOf(row.currency);
  const isMarked = row.state === 'MARKED';
  return {
    id: row.id,
    version: row.version,
    accountId: row.accountId,
    accountName,
    day: row.day,
    valueDay: row.valueDay,
    amount: fromMinor(row.amountMinor, digits),
    left: fromMinor(isMarked ? 0 : leftMinor(row), digits),
    currency: row.currency,
    text: row.text,
    name: row.name,
    account: row.account,
    reference: row.reference,
    entryRef: row.entryRef,
    state: row.state,
    ...(row.mark && { mark: row.mark }),
    ...(row.hint && { hint: row.hint }),
    note: row.note,
  };
}

/**
 * Marks a line that does not belong to a top-up. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if a part of the
 * line is explained already, and `VALIDATION_FAILED` at `mark` for incoming money marked as a payout.
 */
export async function markLine(
  scope: Scope,
  id: string,
  { mark, note }: { mark: BankLineMark; note: string },
): Promise<BankLine> {
  const row = await lineRow(scope, id);
  if (mark === 'PAYOUT' && row.amountMinor > 0) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'mark', code: 'choice' }]);
  }
  await changeLine(scope, [markStatement(scope, row, { mark, note })]);
  return shownAgain(scope, id);
}

/** The statement that marks an open line. It fails its batch with the guard `BANK_LINE_STATE`. */
export function markStatement(
  scope: Scope,
  row: LineRow,
  { mark, note }: { mark: BankLineMark; note: string },
): Statement {
  return lineStatement(scope, row, ['OPEN'], { state: 'MARKED', mark, note });
}

/** Removes the mark of a line. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, and `DAY_CLOSED`. */
export async function unmarkLine(scope: Scope, id: string): Promise<BankLine> {
  const row = await lineRow(scope, id);
  if (await wasMarkedByReturn(scope, row)) {
    throw new Failure('ILLEGAL_TRANSITION', { from: row.state, event: 'UNMARKED' });
  }
  const closed = await dayClosed(scope);
  const statements = [
    requireOpenDay(scope, row.changedAt ?? row.createdAt),
    lineStatement(scope, row, ['MARKED'], { state: 'OPEN', mark: '', note: '' }),
  ];
  await atomically(scope, statements, {
    DAY_CLOSED: () => closed,
    BANK_LINE_STATE: () => new Failure('ILLEGAL_TRANSITION'),
  });
  return shownAgain(scope, id);
}

/**
 * Whether a line was marked because a top-up was taken back, or a withdrawal given back. Such a mark stays, as these
 * acts do. Its note is the number of the top-up or withdrawal, and its time that of the act: a person may write the
 * same note, but at another time.
 */
async function wasMarkedByReturn({ db, tenantId }: Scope, row: LineRow): Promise<boolean> {
  if (row.mark !== 'RETURNED' || row.note === '' || row.changedAt === null) return false;
  const depositIds = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.tenantId, tenantId), eq(deposits.depositNo, row.note)));
  const withdrawalIds = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.tenantId, tenantId), eq(withdrawals.withdrawalNo, row.note)));
  const { subject, event, subjectId } = events;
  const isReversal = and(
    eq(subject, 'DEPOSIT'),
    eq(event, 'REVERSED'),
    inArray(subjectId, depositIds),
  );
  const isBounce = and(
    eq(subject, 'WITHDRAWAL'),
    eq(event, 'BOUNCED'),
    inArray(subjectId, withdrawalIds),
  );
  const found = await db
    .select({ at: events.at })
    .from(events)
    .where(
      and(eq(events.tenantId, tenantId), or(isReversal, isBounce), eq(events.at, row.changedAt)),
    )
    .limit(1);
  return found.length > 0;
}

const changeLine = (scope: Scope, statements: Statement[]): Promise<void> =>
  atomically(scope, statements, {
    BANK_LINE_STATE: () => new Failure('ILLEGAL_TRANSITION'),
  });

async function shownAgain(scope: Scope, id: string): Promise<BankLine> {
  const [view] = await viewLines(scope, [await lineRow(scope, id)]);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

type Changes = {
  state: BankLineState;
  matchedMinor?: number;
  mark?: BankLineMark | '';
  note?: string;
};

/**
 * The statement that changes the state of a line. It fails its batch with the guard `BANK_LINE_STATE`
 * unless the line is in one of the states `from` and was not changed since it was read.
 */
export function lineStatement(
  { db, now, staffId = '' }: Pick<Scope, 'db' | 'now' | 'staffId'>,
  row: LineRow,
  from: readonly BankLineState[],
  { state, ...changes }: Changes,
): Statement {
  const isAsRead: SQL = sql`${bankLines.matchedMinor} = ${row.matchedMinor} and ${bankLines.changedAt} is ${row.changedAt} and ${inList(bankLines.state, from)}`;
  return db
    .update(bankLines)
    .set({
      ...changes,
      state: sql<BankLineState>`case when ${isAsRead} then ${state} end`,
      changedBy: staffId,
      changedAt: now,
      version: increased(bankLines.version),
    })
    .where(and(eq(bankLines.tenantId, row.tenantId), eq(bankLines.id, row.id)));
}
