import { and, count, desc, eq, sql } from 'drizzle-orm';
import type {
  AccountTransaction,
  TransactionSummary,
  UserAccount,
} from '../../../contract/calls/account.ts';
import type { LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import {
  ACCOUNT_TRANSACTION_TYPES,
  type AccountTransactionType,
} from '../../../contract/values/money/money-kinds.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { type DayRange, iso, withinDays } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { hasJustSignedIn } from '../identity/sessions.ts';
import { requireUser } from '../identity/users.ts';
import { walletOf } from '../ledger/ledger.ts';
import { goodsOfLines } from './goods-of-lines.ts';

/** The lines of a statement to show: those of a type and of some days. */
export type StatementFilter = DayRange & { type?: AccountTransactionType | '' };

/** The shopper's balance and the state of the pay password. */
export async function getAccount(scope: OwnerScope): Promise<UserAccount> {
  const [user, { availableFen, frozenFen, owedFen }] = await Promise.all([
    requireUser(scope),
    walletOf(scope.db, scope),
  ]);
  const lockedUntil = user.payPasswordLockedUntil;
  const hasPayPassword = user.payPasswordHash !== null;
  return {
    balance: fromFen(availableFen + frozenFen),
    available: fromFen(availableFen),
    frozen: fromFen(frozenFen),
    ...(owedFen > 0 && { owed: fromFen(owedFen) }),
    currency: 'CNY',
    hasPayPassword,
    ...(!hasPayPassword && { setsPayPasswordAlone: await hasJustSignedIn(scope) }),
    payPasswordLockedUntil: lockedUntil > scope.now ? iso(lockedUntil) : undefined,
  };
}

/** The statement of the available balance with the goods of its lines, the newest line first. */
export async function listTransactions(
  scope: OwnerScope,
  query: StatementFilter & { pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(query);
  const condition = ownLines(scope, query);
  const [rows, [total]] = await Promise.all([
    scope.db
      .select({ line: ledgerLines, reference: ledgerTransfers.reference })
      .from(ledgerLines)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
      .where(condition)
      .orderBy(desc(ledgerLines.sequence))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(ledgerLines).where(condition),
  ]);
  const goods = await goodsOfLines(
    scope,
    rows.map(({ reference }) => reference),
  );
  const lines = rows.map((row) => ({ ...viewTransaction(row), goods: goods.get(row.reference) }));
  return pageOf(lines, total?.rows ?? 0, query);
}

/** The sums of incoming and outgoing money, in all and by type. */
export async function getTransactionSummary(
  scope: OwnerScope,
  filter: StatementFilter,
): Promise<TransactionSummary> {
  const { amountFen, type } = ledgerLines;
  const rows = await scope.db
    .select({
      type,
      count: count(),
      inFen: sql<number>`sum(max(${amountFen}, 0))`,
      outFen: sql<number>`sum(min(${amountFen}, 0))`,
    })
    .from(ledgerLines)
    .where(ownLines(scope, filter))
    .groupBy(type);
  const sum = (side: 'inFen' | 'outFen') => rows.reduce((total, row) => total + row[side], 0);
  const inContractOrder = ACCOUNT_TRANSACTION_TYPES.flatMap((transactionType) =>
    rows
      .filter((row) => row.type === transactionType)
      .map((row) => ({ ...row, shown: transactionType })),
  );
  return {
    in: fromFen(sum('inFen')),
    out: fromFen(sum('outFen')),
    byType: inContractOrder.map((row) => ({
      type: row.shown,
      count: row.count,
      total: fromFen(row.inFen + row.outFen),
    })),
  };
}

/** The type of a movement of a shopper's money. The tenant's own costs never appear there. */
function shoppersType(type: LedgerType): AccountTransactionType {
  if (type === 'CARRIER_COST') throw new Error(`${type} is in no statement`);
  return type;
}

/** A line of the statement in the contract's format; its id is that of the transfer. */
export function viewTransaction({
  line,
  reference,
}: {
  line: typeof ledgerLines.$inferSelect;
  reference: string;
}): AccountTransaction {
  return {
    id: line.transferId,
    type: shoppersType(line.type),
    amount: fromFen(line.amountFen),
    balanceAfter: fromFen(line.balanceAfterFen),
    reference,
    createdAt: iso(line.createdAt),
  };
}

/** The condition for the lines of the shopper's available balance. */
export function ownLines(scope: OwnerScope, filter: StatementFilter = {}) {
  const { tenantId, userId, kind, type, createdAt } = ledgerLines;
  return and(
    eq(tenantId, scope.tenantId),
    eq(userId, scope.userId),
    eq(kind, 'AVAILABLE'),
    filter.type ? eq(type, filter.type) : undefined,
    withinDays(scope, createdAt, filter),
  );
}
