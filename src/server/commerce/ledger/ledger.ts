import { and, eq, sql } from 'drizzle-orm';
import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { ledgerAccounts, ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';

/** The only currency that is posted; amounts in a tenant's currency are converted first (docs/design.md decision 5). */
const CURRENCY = 'CNY';
/** Keeps a transfer's statements within D1's 100 parameters. */
const MAX_POSTINGS = 6;

/** One side of a transfer in signed fen; a credit is positive. The tenant's accounts have an empty `userId`. */
export type Posting = { userId: string; kind: LedgerAccountKind; amountFen: number };

export type Transfer = {
  tenantId: string;
  /** At most one transfer per key, such as `payment:<id>` or `withdrawal-fee:<id>`. */
  key: string;
  type: LedgerType;
  /** Number of the order, deposit or withdrawal, which the shopper reads in the statement. */
  reference: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** At most one per account; they sum to 0. */
  postings: readonly Posting[];
};

/**
 * The statements that post a transfer, for the batch of the change that caused it. The batch is
 * refused with `LEDGER_TRANSFER_EXISTS` if the key was used and with `OVERDRAFT` if a wallet would fall
 * below zero. Throws `RangeError` unless the postings are integers that sum to 0, at most one for
 * each account.
 */
export function transferStatements(db: Database, transfer: Transfer): Statement[] {
  const { tenantId, type, at } = transfer;
  const postings = checkedPostings(transfer.postings);
  const id = newId(at);
  return [
    db.insert(ledgerTransfers).values({
      id,
      tenantId,
      idempotencyKey: transfer.key,
      type,
      reference: transfer.reference,
      createdAt: at,
    }),
    db
      .insert(ledgerAccounts)
      .values(
        postings.map(({ userId, kind }) => ({
          tenantId,
          userId,
          kind,
          currency: CURRENCY,
          balanceFen: 0,
        })),
      )
      .onConflictDoNothing(),
    ...postings.map((posting) =>
      db
        .update(ledgerAccounts)
        .set({ balanceFen: sql`${ledgerAccounts.balanceFen} + ${posting.amountFen}` })
        .where(isAccount(tenantId, posting)),
    ),
    db.insert(ledgerLines).values(
      postings.map((posting, position) => ({
        transferId: id,
        position,
        tenantId,
        ...posting,
        currency: CURRENCY,
        balanceAfterFen: sql`(select ${ledgerAccounts.balanceFen} from ${ledgerAccounts} where ${isAccount(tenantId, posting)})`,
        type,
        createdAt: at,
      })),
    ),
  ];
}

/**
 * The balances of a shopper, in fen: `availableFen` can be spent, `frozenFen` is held for withdrawals and refunds,
 * `owedFen` is what the shopper owes because a payment was taken back.
 */
export async function walletOf(
  db: Database,
  owner: { tenantId: string; userId: string },
): Promise<{ availableFen: number; frozenFen: number; owedFen: number }> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, balanceFen: ledgerAccounts.balanceFen })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.tenantId, owner.tenantId), eq(ledgerAccounts.userId, owner.userId)),
    );
  const balanceOf = (kind: LedgerAccountKind): number =>
    rows.find((row) => row.kind === kind)?.balanceFen ?? 0;
  return {
    availableFen: balanceOf('AVAILABLE'),
    frozenFen: balanceOf('FROZEN'),
    // On its account a debt is a negative balance. Not -0.
    owedFen: Math.abs(balanceOf('OWED')),
  };
}

function isAccount(tenantId: string, { userId, kind }: Pick<Posting, 'userId' | 'kind'>) {
  return and(
    eq(ledgerAccounts.tenantId, tenantId),
    eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.currency, CURRENCY),
  );
}

/** The postings that are not 0. Throws `RangeError` unless they sum to 0 and name each account once. */
function checkedPostings(postings: readonly Posting[]): Posting[] {
  const nonZero = postings.filter(({ amountFen }) => amountFen !== 0);
  const sum = nonZero.reduce((total, { amountFen }) => total + amountFen, 0);
  const areIntegers = nonZero.every(({ amountFen }) => Number.isSafeInteger(amountFen));
  const accounts = new Set(nonZero.map(({ userId, kind }) => `${kind}:${userId}`));
  if (sum !== 0 || !areIntegers || nonZero.length < 2) {
    throw new RangeError(`a transfer must balance: ${JSON.stringify(postings)}`);
  }
  if (accounts.size < nonZero.length || nonZero.length > MAX_POSTINGS) {
    throw new RangeError(`a transfer names each of at most ${MAX_POSTINGS} accounts once`);
  }
  return nonZero;
}
