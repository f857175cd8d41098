import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Payable } from '../../../contract/ops/money/payouts.ts';
import type { ProviderPayout } from '../../../contract/ops/money/provider-payouts.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { ProviderPayoutState } from '../../../contract/values/money/provider-kinds.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { providerPayouts } from '../../db/schema/money/provider-payouts.ts';
import { inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { channelsOfProviders, payableWithdrawals } from '../withdrawal/payable.ts';

export type ProviderPayoutRow = typeof providerPayouts.$inferSelect;

/** More is not shown. */
const MOST_PAYABLE = 200;

/** The statement that moves a payout. It fails its batch with the guard `PROVIDER_PAYOUT_STATE` if another was first, or if `also` is not true. */
export const movePayout = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { id, tenantId }: ProviderPayoutRow,
  from: readonly ProviderPayoutState[],
  to: ProviderPayoutState,
  changes: Partial<
    Pick<ProviderPayoutRow, 'reference' | 'error' | 'nextCheckAt' | 'checks' | 'declinedAt'>
  > = {},
  also?: SQL,
): Statement =>
  db
    .update(providerPayouts)
    .set({ ...changes, state: onlyFrom(providerPayouts.state, from, to, also), changedAt: now })
    .where(and(eq(providerPayouts.tenantId, tenantId), eq(providerPayouts.id, id)));

/** A payout of the tenant by its id, which is its key at the provider. */
export async function payoutNamed(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<ProviderPayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(providerPayouts)
    .where(and(eq(providerPayouts.tenantId, tenantId), eq(providerPayouts.id, id)));
  return row;
}

/** The approved withdrawals to channels whose provider pays out itself, the oldest first. */
export async function listProviderPayable(scope: Scope): Promise<Payable[]> {
  const channels = await channelsOfProviders(scope);
  return payableWithdrawals(scope, MOST_PAYABLE, inArray(withdrawals.channelId, channels));
}

/** The payouts through providers, newest first. */
export async function listProviderPayouts(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<ProviderPayout>> {
  const { db, tenantId } = scope;
  const keyset = { column: providerPayouts.createdAt, id: providerPayouts.id, descending: true };
  const isListed = eq(providerPayouts.tenantId, tenantId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(providerPayouts)
      .where(and(isListed, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, providerPayouts, isListed),
  ]);
  const page = pageOfRows(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return {
    records: await viewPayouts(scope, page.rows),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}

async function viewPayouts(
  { db, tenantId }: Scope,
  rows: readonly ProviderPayoutRow[],
): Promise<ProviderPayout[]> {
  const ids = rows.map(({ withdrawalId }) => withdrawalId);
  const paid = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.tenantId, tenantId), inList(withdrawals.id, ids)));
  return rows.flatMap((row) => {
    const one = paid.find(({ id }) => id === row.withdrawalId);
    return one
      ? [
          {
            id: row.id,
            withdrawalNo: one.withdrawalNo,
            accountHolder: one.accountHolder,
            amount: one.payAmount,
            currency: one.payCurrency,
            state: row.state,
            reference: row.reference ?? '',
            error: row.error,
            createdAt: iso(row.createdAt),
          },
        ]
      : [];
  });
}
