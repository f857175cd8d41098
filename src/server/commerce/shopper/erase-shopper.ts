import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { deposits, ledgerAccounts, withdrawals } from '../../db/schema/money/ledger.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { commit } from '../base/atomically.ts';
import { cappedCount } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { walletOf } from '../ledger/ledger.ts';
import { moveShopper, type Proof } from './change-shopper.ts';
import { eraseAuditedValues, eraseStatements } from './erase-statements.ts';
import { tenantShopper } from './shopper-view.ts';

type Owned = SQLiteTable & { tenantId: SQLiteColumn; userId: SQLiteColumn };

/** What prevents erasing a shopper: the unfinished rows of each table. */
const OPEN = {
  orders: [
    {
      table: purchaseOrders,
      open: notInArray(purchaseOrders.status, [
        'DELIVERED_TO_USER_WAREHOUSE',
        'COMPLETED',
        'CLOSED',
      ]),
    },
  ],
  parcels: [
    {
      table: purchaseParcels,
      open: notInArray(purchaseParcels.status, [
        'SHIPPED_OUT',
        'FINISHED',
        'RETURNED',
        'ABANDONED',
        'WITHDRAWN',
        'MERGED',
      ]),
    },
  ],
  shipments: [
    {
      table: transitOrders,
      open: notInArray(transitOrders.status, [
        'COMPLETED',
        'RETURNED',
        'LOST',
        'CUSTOMS_SEIZED',
        'CLOSED',
      ]),
    },
  ],
  money: [
    { table: deposits, open: inArray(deposits.status, ['PENDING_PAYMENT', 'PENDING_REVIEW']) },
    {
      table: withdrawals,
      open: inArray(withdrawals.status, ['PENDING_REVIEW', 'APPROVED', 'PAYING']),
    },
    { table: refunds, open: notInArray(refunds.status, ['SUCCEEDED', 'REJECTED', 'CANCELLED']) },
    // A waiting service may turn out to be impossible, and is refunded then.
    { table: serviceRequests, open: eq(serviceRequests.state, 'WAITING') },
  ],
} as const satisfies Record<string, readonly { table: Owned; open: SQL }[]>;

/**
 * Overwrites all personal data of a shopper for good; orders and ledger stay. Throws `NOT_FOUND`,
 * `NOT_ERASABLE` with what is unfinished, `ILLEGAL_TRANSITION` if the shopper is erased already, and what
 * `proof` throws.
 */
export async function eraseShopper(scope: Scope, id: string, proof: Proof = {}): Promise<void> {
  const user = await tenantShopper(scope, id);
  if (user.state !== 'ERASED') await requireNothingOpen(scope, id);
  await moveShopper(scope, id, {
    event: 'ERASED',
    condition: nothingOpen(scope, id),
    ...eraseStatements(scope, user),
    ...proof,
  });
  // After the entry of this call, which has the shopper's name.
  await commit(scope, eraseAuditedValues(scope, id));
}

const rowsOf = ({ tenantId }: Pick<Scope, 'tenantId'>, table: Owned, userId: string, open: SQL) =>
  and(eq(table.tenantId, tenantId), eq(table.userId, userId), open);

async function requireNothingOpen(scope: Scope, userId: string): Promise<void> {
  const { availableFen, frozenFen, owedFen } = await walletOf(scope.db, {
    tenantId: scope.tenantId,
    userId,
  });
  const counts: Record<string, number> = {};
  for (const [name, parts] of Object.entries(OPEN)) {
    const rows = parts.map(({ table, open }) =>
      cappedCount(scope, table, rowsOf(scope, table, userId, open)),
    );
    counts[name] = (await Promise.all(rows)).reduce((sum, count) => sum + count, 0);
  }
  const balanceFen = availableFen + frozenFen - owedFen;
  if (
    availableFen + frozenFen + owedFen === 0 &&
    Object.values(counts).every((count) => count === 0)
  )
    return;
  throw new Failure('NOT_ERASABLE', { balance: fromFen(balanceFen), ...counts });
}

/** The same as a condition that must hold when the account is erased. */
function nothingOpen(scope: Scope, userId: string): SQL | undefined {
  const { db, tenantId } = scope;
  const parts: readonly { table: Owned; open: SQL }[] = Object.values(OPEN).flat();
  const open = parts.map(({ table, open: isOpen }) => {
    const rows = db
      .select({ one: sql`1` })
      .from(table as SQLiteTable)
      .where(rowsOf(scope, table, userId, isOpen));
    return sql`not exists ${rows}`;
  });
  const money = db
    .select({ one: sql`1` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        eq(ledgerAccounts.userId, userId),
        sql`${ledgerAccounts.balanceFen} <> 0`,
      ),
    );
  return and(sql`not exists ${money}`, ...open);
}
