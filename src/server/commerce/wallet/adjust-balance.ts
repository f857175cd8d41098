import { Failure } from '../../../contract/errors.ts';
import type { LedgerAccountKind } from '../../../contract/values/money/ledger-kinds.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { transferStatements } from '../ledger/ledger.ts';

/** The account on the other side of the movement, by its type. */
const AGAINST: Record<BalanceChange['type'], LedgerAccountKind> = {
  COMPENSATION: 'PROMOTION_EXPENSE',
  ADJUSTMENT_IN: 'ADJUSTMENT',
  ADJUSTMENT_OUT: 'ADJUSTMENT',
};

export type BalanceChange = {
  userId: string;
  type: 'COMPENSATION' | 'ADJUSTMENT_IN' | 'ADJUSTMENT_OUT';
  /** The amount in fen, positive. */
  amountFen: number;
  /** Each key moves money once. */
  key: string;
  /** The text that the shopper reads in the statement. */
  reference: string;
};

/**
 * Moves money between the tenant and a shopper's available balance. Throws `INSUFFICIENT_BALANCE` if the
 * balance would fall below zero, and `CONFLICT` if the key was used.
 */
export async function adjustBalance(scope: Scope, change: BalanceChange): Promise<void> {
  const { db, now: at, tenantId } = scope;
  const { userId, type, key, reference } = change;
  const amountFen = type === 'ADJUSTMENT_OUT' ? -change.amountFen : change.amountFen;
  const statements = transferStatements(db, {
    tenantId,
    key,
    type,
    reference,
    at,
    postings: [
      { userId: '', kind: AGAINST[type], amountFen: -amountFen },
      { userId, kind: 'AVAILABLE', amountFen },
    ],
  });
  await atomically(scope, statements, {
    OVERDRAFT: () => new Failure('INSUFFICIENT_BALANCE'),
    LEDGER_TRANSFER_EXISTS: () => new Failure('CONFLICT'),
  });
}
