import { and, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/money.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { notify } from '../notice/notify.ts';
import type { Scope } from '../scope.ts';
import { channelsOf, type DepositRow, moveDeposit, viewDeposit } from './deposit-records.ts';
import { transferStatements } from './ledger.ts';

/**
 * The transfer arrived: credits a top-up of any of the tenant's shoppers to the balance, once.
 * Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function creditDeposit(
  scope: Scope,
  id: string,
  actor: 'OPERATOR' | 'SYSTEM' = 'OPERATOR',
): Promise<Deposit> {
  const row = await tenantDeposit(scope, id);
  const { db, now: at } = scope;
  const { tenantId, userId, depositNo, amountFen } = row;
  const amount = fromFen(amountFen);
  const credited = await moveDeposit(scope, row, {
    event: 'CREDITED',
    actor,
    details: { amount },
    changes: { creditedAt: at },
    also: [
      ...transferStatements(db, {
        tenantId,
        key: `deposit:${id}`,
        type: 'DEPOSIT',
        reference: depositNo,
        at,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -amountFen },
          { userId, kind: 'AVAILABLE', amountFen },
        ],
      }),
      notify(db, { tenantId, userId, at }, 'DEPOSIT_CREDITED', { depositNo, amount }),
    ],
  });
  return viewDeposit(scope, credited, await channelsOf(scope));
}

/** No transfer arrived: rejects a top-up and tells its shopper why. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function rejectDeposit(scope: Scope, id: string, reason: string): Promise<Deposit> {
  const row = await tenantDeposit(scope, id);
  const { tenantId, userId, depositNo } = row;
  const amount = fromFen(row.amountFen);
  const to = { tenantId, userId, at: scope.now };
  const rejected = await moveDeposit(scope, row, {
    event: 'REJECTED',
    actor: 'OPERATOR',
    details: { reason },
    also: [notify(scope.db, to, 'DEPOSIT_REJECTED', { depositNo, amount, reason })],
  });
  return viewDeposit(scope, rejected, await channelsOf(scope));
}

async function tenantDeposit({ db, tenantId }: Scope, id: string): Promise<DepositRow> {
  const [row] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.tenantId, tenantId)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
