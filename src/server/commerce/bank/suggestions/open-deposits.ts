import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { fromFen } from '../../../../contract/values/money/money.ts';
import { deposits } from '../../../db/schema/money/ledger.ts';
import { users } from '../../../db/schema/people/users.ts';
import { fromMinor } from '../../../payments/money.ts';
import { iso } from '../../base/clock.ts';
import type { Scope } from '../../base/scope.ts';
import type { DepositRow } from '../../deposit/deposit-records.ts';
import { type LineRow, leftMinor } from '../lines.ts';
import { digitsOf, minorOf } from '../statement/amount.ts';
import type { OpenDeposit, OpenLine } from './suggestion.ts';

/** Transfers may arrive this long after their top-up expired. */
const EXPIRED_MS = 60 * 86_400_000;
/** More top-ups than any shop waits for. */
const MOST_OPEN = 20_000;

/** A top-up that waits for its money, with its shopper's name. */
export type WaitingDeposit = { row: DepositRow; shopperName: string };

/**
 * The top-ups in a currency whose money may still come through one of the channels; without channels,
 * through any.
 */
export async function waitingDeposits(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  currency: string,
  channels: readonly string[],
): Promise<WaitingDeposit[]> {
  const { status, createdAt, channelId, payCurrency } = deposits;
  const rows = await db
    .select({ row: deposits, shopperName: users.name })
    .from(deposits)
    .innerJoin(users, and(eq(users.tenantId, deposits.tenantId), eq(users.id, deposits.userId)))
    .where(
      and(
        eq(deposits.tenantId, tenantId),
        or(
          inArray(status, ['PENDING_PAYMENT', 'PENDING_REVIEW']),
          and(eq(status, 'EXPIRED'), gt(createdAt, now - EXPIRED_MS)),
        ),
        eq(payCurrency, currency),
        channels.length > 0 ? inArray(channelId, [...channels]) : undefined,
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MOST_OPEN);
  return rows;
}

/** A top-up as the suggestions need it. */
export function asOpenDeposit({ row, shopperName }: WaitingDeposit): OpenDeposit {
  return {
    id: row.id,
    userId: row.userId,
    depositNo: row.depositNo,
    minor: minorOf(row.payAmount, digitsOf(row.payCurrency)) ?? 0,
    currency: row.payCurrency,
    name: shopperName,
    reference: row.reference,
    day: iso(row.createdAt).slice(0, 10),
  };
}

/** A line as the suggestions need it. */
export const asOpenLine = (row: LineRow): OpenLine => ({
  id: row.id,
  day: row.day,
  minor: leftMinor(row),
  currency: row.currency,
  text: row.text,
  name: row.name,
  reference: row.reference,
});

/** A waiting top-up in the contract's format. */
export const viewWaiting = ({ row, shopperName }: WaitingDeposit) => ({
  depositId: row.id,
  depositNo: row.depositNo,
  status: row.status,
  shopperId: row.userId,
  shopperName,
  amount: fromFen(row.amountFen),
  payAmount: fromMinor(
    minorOf(row.payAmount, digitsOf(row.payCurrency)) ?? 0,
    digitsOf(row.payCurrency),
  ),
  payCurrency: row.payCurrency,
  reference: row.reference,
  createdAt: iso(row.createdAt),
});
