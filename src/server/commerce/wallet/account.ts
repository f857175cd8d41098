import { and, count, desc, eq } from 'drizzle-orm';
import type { AccountTransaction, UserAccount } from '../../../contract/account.ts';
import type { AccountTransactionType } from '../../../contract/enums.ts';
import { fromFen } from '../../../contract/money.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/ledger.ts';
import { requireUser } from '../identity/users.ts';
import { iso, isoOrNone } from '../moment.ts';
import { pageOf, pageRange } from '../paging.ts';
import { finalLock } from '../payment/pay-password-attempts.ts';
import type { OwnerScope } from '../scope.ts';
import { walletOf } from './ledger.ts';

/** The shopper's balance and the state of the pay password. */
export async function getAccount(scope: OwnerScope): Promise<UserAccount> {
  const [user, { availableFen, frozenFen }] = await Promise.all([
    requireUser(scope),
    walletOf(scope.db, scope),
  ]);
  return {
    balance: fromFen(availableFen + frozenFen),
    available: fromFen(availableFen),
    frozen: fromFen(frozenFen),
    currency: 'CNY',
    hasPayPassword: user.payPasswordHash !== null,
    payPasswordLockedUntil: isoOrNone(finalLock(user, scope.now)),
  };
}

/** The statement of the available balance, last posted first; each balance follows from the one below. */
export async function listTransactions(
  scope: OwnerScope,
  query: { type?: AccountTransactionType; pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(query);
  const own = and(
    eq(ledgerLines.tenantId, scope.tenantId),
    eq(ledgerLines.userId, scope.userId),
    eq(ledgerLines.kind, 'AVAILABLE'),
    query.type && eq(ledgerLines.type, query.type),
  );
  const [rows, [all]] = await Promise.all([
    scope.db
      .select({ line: ledgerLines, reference: ledgerTransfers.reference })
      .from(ledgerLines)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
      .where(own)
      .orderBy(desc(ledgerLines.sequence))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(ledgerLines).where(own),
  ]);
  const records = rows.map(
    ({ line, reference }): AccountTransaction => ({
      id: line.transferId,
      type: line.type,
      amount: fromFen(line.amountFen),
      balanceAfter: fromFen(line.balanceAfterFen),
      reference,
      createdAt: iso(line.createdAt),
    }),
  );
  return pageOf(records, all?.rows ?? 0, query);
}
