import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { Payout, PayoutDetail } from '../../../../contract/ops/money/payouts.ts';
import type { PayoutItemState, PayoutState } from '../../../../contract/values/money/bank.ts';
import { withdrawals } from '../../../db/schema/money/ledger.ts';
import { payoutItems, payouts } from '../../../db/schema/money/payouts.ts';
import { fromMinor } from '../../../payments/money.ts';
import { increased, onlyFrom, type Statement } from '../../base/atomically.ts';
import { iso, isoOrNone } from '../../base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../../base/keyset.ts';
import type { Scope } from '../../base/scope.ts';
import { staffNames } from '../../base/staff-names.ts';
import type { WithdrawalRow } from '../../withdrawal/withdrawal-records.ts';
import { accountRows, bankAccount } from '../accounts.ts';
import { digitsOf } from '../statement/amount.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export type ItemRow = typeof payoutItems.$inferSelect;

/** A payment of a batch, and the withdrawal that it pays out. */
export type BatchPayment = { item: ItemRow; withdrawal: WithdrawalRow };

export function movePayout(
  { db }: Scope,
  { id, tenantId }: PayoutRow,
  from: readonly PayoutState[],
  to: PayoutState,
  changes: Partial<Pick<PayoutRow, 'sentBy' | 'sentAt'>> = {},
): Statement {
  return db
    .update(payouts)
    .set({
      ...changes,
      state: onlyFrom(payouts.state, from, to),
      version: increased(payouts.version),
    })
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
}

export function moveItem(
  { db, now }: Scope,
  { id, tenantId }: ItemRow,
  from: readonly PayoutItemState[],
  to: PayoutItemState,
  reason = '',
): Statement {
  return db
    .update(payoutItems)
    .set({ state: onlyFrom(payoutItems.state, from, to), reason, changedAt: now })
    .where(and(eq(payoutItems.tenantId, tenantId), eq(payoutItems.id, id)));
}

/** A batch with its payments. Throws `NOT_FOUND`. */
export async function getPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const [payments, account, names] = await Promise.all([
    batchPayments(scope, row),
    bankAccount(scope, row.accountId),
    staffNames(scope, [row.createdBy]),
  ]);
  return {
    ...viewPayout(row, account.name, names),
    hashes: row.hashes,
    items: payments.map(({ item, withdrawal }) => ({
      id: item.id,
      withdrawalId: withdrawal.id,
      withdrawalNo: withdrawal.withdrawalNo,
      accountHolder: withdrawal.accountHolder,
      accountNo: `••••${withdrawal.accountNo.slice(-4)}`,
      amount: fromMinor(item.amountMinor, digitsOf(row.currency)),
      state: item.state,
      reason: item.reason,
      changedAt: iso(item.changedAt),
    })),
  };
}

/** The batches, newest first. */
export async function listPayouts(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const { db, tenantId } = scope;
  const keyset = { column: payouts.createdAt, id: payouts.id, descending: true };
  const isListed = eq(payouts.tenantId, tenantId);
  const [rows, total, accounts] = await Promise.all([
    db
      .select()
      .from(payouts)
      .where(and(isListed, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, payouts, isListed),
    accountRows(scope),
  ]);
  const page = pageOfRows(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  const names = await staffNames(
    scope,
    page.rows.map(({ createdBy }) => createdBy),
  );
  const accountName = (id: string) => accounts.find((one) => one.id === id)?.name ?? '';
  return {
    records: page.rows.map((row) => viewPayout(row, accountName(row.accountId), names)),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}

const viewPayout = (
  row: PayoutRow,
  accountName: string,
  names: ReadonlyMap<string, string>,
): Payout => ({
  id: row.id,
  version: row.version,
  payoutNo: row.payoutNo,
  accountId: row.accountId,
  accountName,
  state: row.state,
  currency: row.currency,
  count: row.count,
  sum: fromMinor(row.sumMinor, digitsOf(row.currency)),
  createdBy: names.get(row.createdBy) ?? '',
  createdAt: iso(row.createdAt),
  sentAt: isoOrNone(row.sentAt),
});

export async function payoutRow({ db, tenantId }: Scope, id: string): Promise<PayoutRow> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** Reads the payments of a batch with their withdrawals, in the order of the payments in the batch. */
export function batchPayments({ db, tenantId }: Scope, { id }: PayoutRow): Promise<BatchPayment[]> {
  return db
    .select({ item: payoutItems, withdrawal: withdrawals })
    .from(payoutItems)
    .innerJoin(
      withdrawals,
      and(
        eq(withdrawals.tenantId, payoutItems.tenantId),
        eq(withdrawals.id, payoutItems.withdrawalId),
      ),
    )
    .where(and(eq(payoutItems.tenantId, tenantId), eq(payoutItems.payoutId, id)))
    .orderBy(asc(payoutItems.position));
}
