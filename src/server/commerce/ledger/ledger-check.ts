import { and, asc, count, eq, gt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { wrongCloses } from './close-check.ts';
import { lastSeal, NO_SEAL, type Seal } from './seal.ts';
import { wrongSeals } from './seal-check.ts';

/** The result of a check: the faults of a tenant's ledger, in words, and how far it is sealed. */
export type LedgerReport = {
  tenantId: string;
  wrong: string[];
  lines: number;
  /** The newest seal. */
  seal: Seal | undefined;
  unsealedLines: number;
};

/** The tenants that may have a ledger, also removed ones. */
export async function ledgerTenants(db: Database): Promise<string[]> {
  const existing = await db.select({ id: tenants.id }).from(tenants);
  const posted = await db.selectDistinct({ id: ledgerAccounts.tenantId }).from(ledgerAccounts);
  return [...new Set([...existing, ...posted].map(({ id }) => id))];
}

/** Checks the ledger of a tenant (`verifyLedger`), and says how far it is sealed. Writes nothing. */
export async function reportOnLedger(db: Database, tenantId: string): Promise<LedgerReport> {
  const wrong = await verifyLedger(db, tenantId);
  const seal = await lastSeal(db, tenantId);
  const isOfTenant = eq(ledgerLines.tenantId, tenantId);
  const isUnsealed = gt(ledgerLines.sequence, (seal ?? NO_SEAL).lastSequence);
  return {
    tenantId,
    wrong,
    seal,
    lines: await db.$count(ledgerLines, isOfTenant),
    unsealedLines: await db.$count(ledgerLines, and(isOfTenant, isUnsealed)),
  };
}

/** Sum of all balances of a tenant in fen: 0 at any time. */
export async function trialBalance(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerAccounts.balanceFen}), 0)` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.tenantId, tenantId));
  return row?.sum ?? 0;
}

/**
 * Everything that is wrong with a tenant's ledger, in words. Reads every line of the tenant, and writes
 * nothing. Finds:
 *
 * - a trial balance that is not 0;
 * - accounts whose balance is not the sum of their lines, or not the balance after their last line;
 * - lines whose balance does not follow from the line before;
 * - lines without their transfer or account, and transfers without lines;
 * - transfers whose lines do not sum to 0;
 * - seals that do not match;
 * - closed days that keep other sums than their lines have.
 */
export async function verifyLedger(db: Database, tenantId: string): Promise<string[]> {
  const sum = await trialBalance(db, tenantId);
  return [
    ...(sum === 0 ? [] : [`trial balance is ${sum}`]),
    ...(await wrongAccounts(db, tenantId)),
    ...(await brokenBalances(db, tenantId)),
    ...(await incompleteTransfers(db, tenantId)),
    ...(await unbalancedTransfers(db, tenantId)),
    ...(await wrongSeals(db, tenantId)),
    ...(await wrongCloses(db, tenantId)),
  ];
}

const isLineOfAccount = and(
  eq(ledgerLines.tenantId, ledgerAccounts.tenantId),
  eq(ledgerLines.userId, ledgerAccounts.userId),
  eq(ledgerLines.kind, ledgerAccounts.kind),
  eq(ledgerLines.currency, ledgerAccounts.currency),
);

/** Accounts whose balance is not the sum of their lines, or not the balance after their last line. */
async function wrongAccounts(db: Database, tenantId: string): Promise<string[]> {
  const sum = sql`(select coalesce(sum(${ledgerLines.amountFen}), 0) from ${ledgerLines} where ${isLineOfAccount})`;
  const last = sql`(select ${ledgerLines.balanceAfterFen} from ${ledgerLines} where ${isLineOfAccount} order by ${ledgerLines.sequence} desc limit 1)`;
  const { kind, userId, balanceFen } = ledgerAccounts;
  const rows = await db
    .select({ kind, userId, balanceFen })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        sql`(${balanceFen} <> ${sum} or ${balanceFen} <> coalesce(${last}, 0))`,
      ),
    );
  return rows.map(
    (row) => `${row.kind}:${row.userId}: ${row.balanceFen} is not what its lines say`,
  );
}

/** Lines whose balance is not the balance after the account's line before, plus the line's amount. */
async function brokenBalances(db: Database, tenantId: string): Promise<string[]> {
  const { sequence, amountFen, balanceAfterFen, userId, kind, currency } = ledgerLines;
  const before = sql`lag(${balanceAfterFen}, 1, 0) over (partition by ${userId}, ${kind}, ${currency} order by ${sequence})`;
  const lines = db
    .select({ sequence, gap: sql<number>`${balanceAfterFen} - ${amountFen} - ${before}`.as('gap') })
    .from(ledgerLines)
    .where(eq(ledgerLines.tenantId, tenantId))
    .as('lines');
  const rows = await db.select().from(lines).where(ne(lines.gap, 0)).orderBy(asc(lines.sequence));
  return rows.map(
    (row) => `line ${row.sequence}: its balance does not follow from the line before`,
  );
}

/** Transfers without lines, and lines without their transfer or their account. */
async function incompleteTransfers(db: Database, tenantId: string): Promise<string[]> {
  const linesWithout = (
    what: string,
    table: typeof ledgerTransfers | typeof ledgerAccounts,
    condition?: SQL,
  ) =>
    db
      .select({ text: sql<string>`'line ' || ${ledgerLines.sequence} || ' has no ' || ${what}` })
      .from(ledgerLines)
      .where(
        and(
          eq(ledgerLines.tenantId, tenantId),
          notExists(db.select({ n: sql`1` }).from(table).where(condition)),
        ),
      );
  const isTransferOfLine = and(
    eq(ledgerTransfers.id, ledgerLines.transferId),
    eq(ledgerTransfers.tenantId, ledgerLines.tenantId),
  );
  const lineCount = db
    .select({ lines: count() })
    .from(ledgerLines)
    .where(eq(ledgerLines.transferId, ledgerTransfers.id));
  const transfersWithoutLines = db
    .select({ text: sql<string>`'transfer ' || ${ledgerTransfers.id} || ' has no lines'` })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tenantId), sql`${lineCount} = 0`));
  const found = [
    ...(await transfersWithoutLines),
    ...(await linesWithout('transfer', ledgerTransfers, isTransferOfLine)),
    ...(await linesWithout('account', ledgerAccounts, isLineOfAccount)),
  ];
  return found.map(({ text }) => text);
}

/** Transfers whose lines do not sum to 0. */
async function unbalancedTransfers(db: Database, tenantId: string): Promise<string[]> {
  const sum = sql<number>`sum(${ledgerLines.amountFen})`;
  const rows = await db
    .select({ transferId: ledgerLines.transferId, sum })
    .from(ledgerLines)
    .where(eq(ledgerLines.tenantId, tenantId))
    .groupBy(ledgerLines.transferId)
    .having(ne(sum, 0));
  return rows.map((row) => `transfer ${row.transferId} sums to ${row.sum}`);
}
