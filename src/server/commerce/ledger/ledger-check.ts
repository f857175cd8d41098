import { and, eq, ne, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerLines } from '../../db/schema/ledger.ts';
import type { Database } from '../../platform/platform.ts';

/** Sum of all balances of a tenant in fen: 0 at any time. */
export async function trialBalance(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerAccounts.balanceFen}), 0)` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.tenantId, tenantId));
  return row?.sum ?? 0;
}

/**
 * Everything that is wrong with a tenant's ledger, in words: accounts whose balance is not the sum
 * of their lines or differs from their last line's balance, transfers that don't balance, a trial
 * balance that is not 0. Reads every line of the tenant, for the nightly check and for tests.
 */
export async function verifyLedger(db: Database, tenantId: string): Promise<string[]> {
  const [sum, accounts, transfers] = await Promise.all([
    trialBalance(db, tenantId),
    wrongAccounts(db, tenantId),
    wrongTransfers(db, tenantId),
  ]);
  return [
    ...(sum === 0 ? [] : [`trial balance is ${sum}`]),
    ...accounts.map(
      ({ account, balanceFen }) => `${account}: ${balanceFen} is not what its lines say`,
    ),
    ...transfers.map(({ transferId, sum }) => `transfer ${transferId} sums to ${sum}`),
  ];
}

function wrongAccounts(db: Database, tenantId: string) {
  const ofAccount = and(
    eq(ledgerLines.tenantId, ledgerAccounts.tenantId),
    eq(ledgerLines.userId, ledgerAccounts.userId),
    eq(ledgerLines.kind, ledgerAccounts.kind),
    eq(ledgerLines.currency, ledgerAccounts.currency),
  );
  const sum = sql`(select coalesce(sum(${ledgerLines.amountFen}), 0) from ${ledgerLines} where ${ofAccount})`;
  const last = sql`(select ${ledgerLines.balanceAfterFen} from ${ledgerLines} where ${ofAccount} order by ${ledgerLines.sequence} desc limit 1)`;
  return db
    .select({
      account: sql<string>`${ledgerAccounts.kind} || ':' || ${ledgerAccounts.userId}`,
      balanceFen: ledgerAccounts.balanceFen,
    })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        sql`(${ledgerAccounts.balanceFen} <> ${sum} or ${ledgerAccounts.balanceFen} <> coalesce(${last}, 0))`,
      ),
    );
}

function wrongTransfers(db: Database, tenantId: string) {
  const sum = sql<number>`sum(${ledgerLines.amountFen})`;
  return db
    .select({ transferId: ledgerLines.transferId, sum })
    .from(ledgerLines)
    .where(eq(ledgerLines.tenantId, tenantId))
    .groupBy(ledgerLines.transferId)
    .having(ne(sum, 0));
}
