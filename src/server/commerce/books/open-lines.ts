import currencyCodes from 'currency-codes';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { bankLines } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { DAY_MS } from '../base/clock.ts';
import { cappedCount } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';

/** So many lines are named. */
const NAMED = 10;

/**
 * The lines of the bank up to a day that nobody has explained, in or out: how many, and the oldest of them in words. They have to
 * be explained before the day is closed. Lines are of the bank's days, whose statements may come later.
 */
export async function openLinesUntil(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  day: string,
): Promise<{ count: number; items: string[] }> {
  const { db, tenantId } = scope;
  const isOpen = and(
    eq(bankLines.tenantId, tenantId),
    inArray(bankLines.state, ['OPEN', 'PARTLY']),
    // `sortAt` is the day plus a place, which is less than a day's milliseconds.
    lte(bankLines.sortAt, Date.parse(day) + DAY_MS - 1),
  );
  const [count, rows] = await Promise.all([
    cappedCount(scope, bankLines, isOpen),
    db.select().from(bankLines).where(isOpen).orderBy(asc(bankLines.sortAt)).limit(NAMED),
  ]);
  const items = rows.map(({ day: at, amountMinor, currency, name, text }) =>
    [
      at,
      `${fromMinor(amountMinor, currencyCodes.code(currency)?.digits ?? 2)} ${currency}`,
      name || text,
    ]
      .filter(Boolean)
      .join(' · ')
      .slice(0, 120),
  );
  return { count, items };
}
