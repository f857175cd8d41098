import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Payable } from '../../../contract/ops/money/payouts.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { channelsOf, paidByProvider } from '../deposit/deposit-channels.ts';

/** The approved withdrawals that also meet the conditions, the oldest first, at most `most`. */
export async function payableWithdrawals(
  { db, tenantId }: Scope,
  most: number,
  ...conditions: SQL[]
): Promise<Payable[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(
      and(eq(withdrawals.tenantId, tenantId), eq(withdrawals.status, 'APPROVED'), ...conditions),
    )
    .orderBy(asc(withdrawals.createdAt))
    .limit(most);
  return rows.map(({ id, withdrawalNo, payAmount, payCurrency, accountHolder, createdAt }) => ({
    withdrawalId: id,
    withdrawalNo,
    payAmount,
    payCurrency,
    accountHolder,
    createdAt: iso(createdAt),
  }));
}

/** The channels whose providers pay out themselves: no bank does. */
export const channelsOfProviders = async (scope: Scope): Promise<string[]> =>
  (await channelsOf(scope)).filter(paidByProvider).map(({ id }) => id);
