import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { LedgerLine } from '../../../contract/ops/money/books.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { users } from '../../db/schema/people/users.ts';
import { type DayRange, iso, withinDays } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { clearingLines, LINE_CHANNEL, type Paid, paidWith } from './channel-lines.ts';
import { requestedDays } from './days.ts';

const NEWEST: Keyset = {
  column: ledgerLines.createdAt,
  id: ledgerLines.sequence,
  descending: true,
};

/**
 * The same order for a few lines: they are found by another index and then sorted. The `+` keeps SQLite
 * from using the index of the order.
 */
const FEW_SORTED = [ledgerLines.createdAt, ledgerLines.sequence].map(
  (column) => sql`+${column} desc`,
);

export type LinesQuery = DayRange & {
  kind: LedgerAccountKind | '';
  type: LedgerType | '';
  shopperId: string;
  reference: string;
  channelId: string;
  cursor?: string | undefined;
  pageSize: number;
};

const refuse = (field: string): Failure =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code: 'invalid' }]);

/** The filters of a list of lines. Throws `VALIDATION_FAILED` for those that no index serves. */
function conditionOf(scope: Scope, query: LinesQuery): SQL | undefined {
  const { tenantId } = scope;
  const { kind, type, shopperId, reference, channelId } = query;
  if (type && !kind) throw refuse('kind');
  if (channelId && kind !== 'CLEARING') throw refuse('kind');
  // Otherwise all lines of the account would be looked through for a few.
  if ((type || channelId) && !query.dateStart) throw refuse('dateStart');
  const days = channelId ? requestedDays(scope, query, 1) : undefined;
  const linesOfReference = sql`select line.sequence
    from ${ledgerTransfers} as transfer indexed by ledger_transfers_reference
    join ${ledgerLines} as line on line.transfer_id = transfer.id
    where transfer.tenant_id = ${tenantId} and transfer.reference = ${reference}`;
  const linesOfChannel = sql`select line.sequence from ${clearingLines(tenantId)}
    where line.tenant_id = ${tenantId} and line.kind = 'CLEARING' and ${LINE_CHANNEL} = ${channelId}
      and line.created_at >= ${days?.startsAt ?? 0} and line.created_at < ${days?.endsAt ?? 0}`;
  return and(
    eq(ledgerLines.tenantId, tenantId),
    kind ? eq(ledgerLines.kind, kind) : undefined,
    type ? eq(ledgerLines.type, type) : undefined,
    shopperId ? eq(ledgerLines.userId, shopperId) : undefined,
    reference ? sql`${ledgerLines.sequence} in (${linesOfReference})` : undefined,
    channelId ? sql`${ledgerLines.sequence} in (${linesOfChannel})` : undefined,
    withinDays(scope, ledgerLines.createdAt, query),
  );
}

/**
 * Lines of the tenant's ledger, the newest first. Throws `VALIDATION_FAILED` for a type without an account and days,
 * and for a channel without days or of another account than `CLEARING`.
 */
export async function listLedgerLines(
  scope: Scope,
  query: LinesQuery,
): Promise<ListPage<LedgerLine>> {
  const condition = conditionOf(scope, query);
  const isNarrow = [query.reference, query.shopperId, query.channelId].some(Boolean);
  const [found, total] = await Promise.all([
    scope.db
      .select({ line: ledgerLines, reference: ledgerTransfers.reference, name: users.name })
      .from(ledgerLines)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
      .leftJoin(
        users,
        and(eq(users.tenantId, ledgerLines.tenantId), eq(users.id, ledgerLines.userId)),
      )
      .where(and(condition, afterCursor(NEWEST, query.cursor)))
      .orderBy(...(isNarrow ? FEW_SORTED : orderOf(NEWEST)))
      .limit(query.pageSize + 1),
    cappedCount(scope, ledgerLines, condition),
  ]);
  const { rows, next } = pageOfRows(found, query.pageSize, ({ line }) => [
    line.createdAt,
    String(line.sequence),
  ]);
  const paid = await paidWith(
    scope,
    rows.map(({ line }) => line.transferId),
  );
  const records = rows.map(({ line, reference, name }) => ({
    ...paidIn(paid.get(line.transferId)),
    sequence: line.sequence,
    transferId: line.transferId,
    at: iso(line.createdAt),
    kind: line.kind,
    type: line.type,
    amount: fromFen(line.amountFen),
    balanceAfter: fromFen(line.balanceAfterFen),
    reference,
    shopper: { id: line.userId, name: name ?? '' },
  }));
  return { records, total, ...(next ? { next } : {}) };
}

const paidIn = (paid: Paid | undefined): { paid?: Paid } => (paid ? { paid } : {});
