import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { newId } from '../../crypto/random.ts';
import { ledgerAccounts } from '../../db/schema/money/ledger.ts';
import { type Committing, commit, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { transferStatements, walletOf } from './ledger.ts';

type Debtor = Pick<Scope, 'db' | 'now' | 'tenantId'> & { userId: string };

/** How often repaying is tried while other calls change the balance. */
const MAX_ROUNDS = 5;

/**
 * The statement that fails its batch, with the guard `BALANCE_OWED`, while the shopper owes money: a balance below
 * zero on their account `OWED`.
 */
export function requireNothingOwed({ db, tenantId, userId }: Omit<Debtor, 'now'>): Statement {
  const { balanceFen } = ledgerAccounts;
  return db
    .update(ledgerAccounts)
    .set({ balanceFen: sql`case when ${balanceFen} >= 0 then ${balanceFen} end` })
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.kind, 'OWED'),
      ),
    );
}

/**
 * The failure of a call that a shopper can't make before they have paid what they owe; undefined if they
 * owe nothing.
 */
export async function balanceOwed({ db, ...owner }: Omit<Debtor, 'now'>): Promise<Failure> {
  const { owedFen } = await walletOf(db, owner);
  return new Failure('BALANCE_OWED', { owed: fromFen(owedFen) });
}

/**
 * Pays the shopper's debt from their balance, as far as it goes. Returns the rest of the debt, in fen. If
 * other calls keep changing the balance, it gives up; the next call continues.
 */
export async function repayOwed(debtor: Debtor & Committing): Promise<number> {
  const { db, now: at, tenantId, userId } = debtor;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { availableFen, owedFen } = await walletOf(db, { tenantId, userId });
    const amountFen = Math.min(availableFen, owedFen);
    if (amountFen === 0) return owedFen;
    const guard = await commit({ db }, [
      ...transferStatements(db, {
        tenantId,
        key: `owed:${newId(at)}`,
        type: 'DEPOSIT_REVERSAL',
        reference: '',
        at,
        postings: [
          { userId, kind: 'AVAILABLE', amountFen: -amountFen },
          { userId, kind: 'OWED', amountFen },
        ],
      }),
    ]);
    if (!guard) return owedFen - amountFen;
  }
  return (await walletOf(db, { tenantId, userId })).owedFen;
}
