import { and, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OpsDeposit } from '../../../contract/ops/money/money.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { providerOf } from '../../payments/providers.ts';
import type { Statement } from '../base/atomically.ts';
import type { Guard } from '../base/guards.ts';
import type { Scope } from '../base/scope.ts';
import { shopperName } from '../base/shopper-name.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { notify } from '../notice/notify.ts';
import { channelsOf } from './deposit-channels.ts';
import { type DepositRow, moveDeposit } from './deposit-records.ts';
import { depositStates } from './deposit-states.ts';
import { viewDeposit } from './deposit-view.ts';

const DEPOSIT_NUMBER = /^D\d{6}/;

/** A top-up of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function getOpsDeposit(scope: Scope, idOrNo: string): Promise<OpsDeposit> {
  const row = await tenantDeposit(scope, idOrNo);
  const [shopper, channels] = await Promise.all([
    shopperName(scope, row.userId),
    channelsOf(scope),
  ]);
  const channel = channels.find(({ id }) => id === row.channelId);
  const can = (event: 'CREDITED' | 'REJECTED' | 'REVERSED') =>
    depositStates.next(row.status, event);
  return {
    ...(await viewDeposit(scope, row, channels)),
    version: row.version,
    shopper,
    acts: [
      ...(can('CREDITED') ? ['credit' as const] : []),
      ...(can('REJECTED') ? ['reject' as const] : []),
      // An online provider tells itself what it took back.
      ...(can('REVERSED') && !(channel && providerOf(channel).online) ? ['reverse' as const] : []),
    ],
  };
}

/** How the money of a top-up is spent in the transaction that credits it. */
type Spending = {
  /** The statements that spend it. Called with the top-up with the received amount. */
  spend: (row: DepositRow) => Promise<Statement[]>;
  /** The guards with which these statements fail if a concurrent call was first. */
  guards: readonly Guard[];
};

/** What was received for a top-up. */
export type Received = {
  /** The received amount in CNY, if it differs from the amount of the top-up. */
  amount?: string | undefined;
  /** Statements for the same transaction. Their guards refuse it with `ILLEGAL_TRANSITION`. */
  also?: readonly Statement[];
  /**
   * Whether the online provider reported it. Then `also` moves its payment; other payments that wait for a
   * person still do.
   */
  byProvider?: boolean;
};

/**
 * Credits a top-up of any of the tenant's shoppers to the balance, once, because its transfer was received.
 * `amount` is the received amount (a decimal string of CNY), if it differs from that of the top-up; the
 * history then records both. Spends the money in the same transaction, if `spending` is given. Returns the
 * changed top-up. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `VALIDATION_FAILED` at an `amount` of 0, and
 * `CONFLICT` if one of `guards` refused the transaction.
 */
export async function creditToBalance(
  scope: Scope,
  idOrNo: string,
  { amount, also = [] }: Received,
  { spend, guards }: Spending = { spend: async () => [], guards: [] },
): Promise<DepositRow> {
  const row = await tenantDeposit(scope, idOrNo);
  const { db, now: at } = scope;
  const { tenantId, userId, depositNo } = row;
  const amountFen = amount === undefined ? row.amountFen : toFen(amount);
  if (amountFen <= 0) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'too_small' }]);
  }
  const received = fromFen(amountFen);
  const announced = amountFen === row.amountFen ? undefined : fromFen(row.amountFen);
  return moveDeposit(scope, row, {
    event: 'CREDITED',
    details: { amount: received, ...(announced && { announced }) },
    changes: { amountFen, creditedAt: at },
    also: [
      ...transferStatements(db, {
        tenantId,
        key: creditKey(row),
        type: 'DEPOSIT',
        reference: depositNo,
        at,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -amountFen },
          { userId, kind: 'AVAILABLE', amountFen },
        ],
      }),
      ...also,
      notify(db, { tenantId, userId, at }, 'DEPOSIT_CREDITED', { depositNo, amount: received }),
      ...(await spend({ ...row, amountFen })),
    ],
    conflicts: guards,
  });
}

/**
 * Rejects a top-up whose transfer was not received, and notifies its shopper of the reason. Throws
 * `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function rejectDeposit(
  scope: Scope,
  idOrNo: string,
  { reason }: { reason: string },
): Promise<Deposit> {
  const row = await tenantDeposit(scope, idOrNo);
  const { tenantId, userId, depositNo } = row;
  const amount = fromFen(row.amountFen);
  const to = { tenantId, userId, at: scope.now };
  const rejected = await moveDeposit(scope, row, {
    event: 'REJECTED',
    details: { reason },
    changes: { reason },
    also: [notify(scope.db, to, 'DEPOSIT_REJECTED', { depositNo, amount, reason })],
  });
  return viewDeposit(scope, rejected, await channelsOf(scope));
}

/** The key of the transfer that credits a top-up: another one after each time that it was undone. */
const creditKey = ({ id, undoneCount }: DepositRow): string =>
  undoneCount === 0 ? `deposit:${id}` : `deposit:${id}:${undoneCount}`;

/** A top-up of the tenant, by id or number. Throws `NOT_FOUND`. */
export async function tenantDeposit({ db, tenantId }: Scope, idOrNo: string): Promise<DepositRow> {
  const column = DEPOSIT_NUMBER.test(idOrNo) ? deposits.depositNo : deposits.id;
  const [row] = await db
    .select()
    .from(deposits)
    .where(and(eq(column, idOrNo), eq(deposits.tenantId, tenantId)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
