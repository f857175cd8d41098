import currencyCodes from 'currency-codes';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { bankLines } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { DAY_MS } from '../base/clock.ts';
import { cappedCount } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';

/** The most lines that are named. */
const NAMED = 10;

/**
 * The bank's lines up to a day that nobody has explained, incoming and outgoing: their number, and the
 * oldest of them in words. They must be explained before the day is closed. A line belongs to the bank's
 * day, even if its statement comes later.
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
