import { and, desc, eq } from 'drizzle-orm';
import type { BankReturn } from '../../../contract/ops/money/bank-returns.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { users } from '../../db/schema/people/users.ts';
import { fromMinor } from '../../payments/money.ts';
import { providerOf } from '../../payments/providers.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import { bankAccount } from './accounts.ts';
import type { LineRow } from './lines.ts';
import { digitsOf, minorOf } from './statement/amount.ts';
import { candidatesFor } from './suggestions/candidates.ts';
import { asOpenDeposit, asOpenLine } from './suggestions/open-deposits.ts';
import type { OpenDeposit } from './suggestions/suggestion.ts';

/** The newest that are looked through. */
const MOST_READ = 2_000;
/** The most candidates that are shown: a person would not look at more. */
const MOST_SHOWN = 8;

/**
 * The payments that an open line may reverse, the likeliest first. For outgoing money these are credited
 * top-ups of its account, for incoming money paid withdrawals. None for a line that is explained.
 */
export async function returnsOf(scope: Scope, row: LineRow): Promise<BankReturn[]> {
  if (row.state !== 'OPEN') return [];
  const isOut = row.amountMinor < 0;
  const candidates = await (isOut ? creditedTopUps(scope, row) : paidWithdrawals(scope, row));
  const found = candidatesFor(asOpenLine(row), candidates, MOST_SHOWN);
  return found.flatMap(({ depositId, score, reasons }) => {
    const one = candidates.find(({ id }) => id === depositId);
    return one
      ? [
          {
            kind: isOut ? ('TOP_UP' as const) : ('WITHDRAWAL' as const),
            id: one.id,
            number: one.depositNo,
            name: one.name,
            amount: fromMinor(one.minor, digitsOf(one.currency)),
            currency: one.currency,
            score,
            reasons,
          },
        ]
      : [];
  });
}

async function creditedTopUps(scope: Scope, line: LineRow): Promise<OpenDeposit[]> {
  const { db, tenantId } = scope;
  const [account, channels, rows] = await Promise.all([
    bankAccount(scope, line.accountId),
    channelsOf(scope),
    db
      .select({ row: deposits, shopperName: users.name })
      .from(deposits)
      .innerJoin(users, and(eq(users.tenantId, deposits.tenantId), eq(users.id, deposits.userId)))
      .where(
        and(
          eq(deposits.tenantId, tenantId),
          eq(deposits.status, 'SUCCEEDED'),
          eq(deposits.payCurrency, line.currency),
        ),
      )
      .orderBy(desc(deposits.createdAt))
      .limit(MOST_READ),
  ]);
  const offline = new Set(channels.filter((one) => !providerOf(one).online).map(({ id }) => id));
  const isOfAccount = (channelId: string) =>
    account.channels.length === 0 || account.channels.includes(channelId);
  return rows
    .filter(({ row }) => offline.has(row.channelId) && isOfAccount(row.channelId))
    .map(asOpenDeposit);
}

/**
 * Paid withdrawals whose money may have come back, in the form in which lines are matched: by their number
 * and the holder of the account.
 */
async function paidWithdrawals({ db, tenantId }: Scope, line: LineRow): Promise<OpenDeposit[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.tenantId, tenantId),
        eq(withdrawals.status, 'PAID'),
        eq(withdrawals.payCurrency, line.currency),
      ),
    )
    .orderBy(desc(withdrawals.createdAt))
    .limit(MOST_READ);
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    depositNo: row.withdrawalNo,
    minor: minorOf(row.payAmount, digitsOf(row.payCurrency)) ?? 0,
    currency: row.payCurrency,
    name: row.accountHolder,
    reference: '',
    day: iso(row.doneAt ?? row.createdAt).slice(0, 10),
  }));
}
