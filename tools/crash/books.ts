import { and, inArray, ne, or } from 'drizzle-orm';
import { ledgerTenants, reportOnLedger } from '../../src/server/commerce/ledger/ledger-check.ts';
import { users } from '../../src/server/db/schema/people/users.ts';
import type { Database } from '../../src/server/platform/platform.ts';

/**
 * The faults that a database shows after a run: wrong ledgers, and customers whose pay password counts as
 * wrong or is locked, although every pay password that was typed was right.
 */
export async function wrongBooks(db: Database, emails: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const tenantId of await ledgerTenants(db)) {
    const { wrong } = await reportOnLedger(db, tenantId);
    problems.push(...wrong.map((text) => `ledger of ${tenantId}: ${text}`));
  }
  const { email, payPasswordFailures, payPasswordDayFailures, payPasswordLockedUntil } = users;
  const customersWithFailures = await db
    .select({ email })
    .from(users)
    .where(
      and(
        inArray(email, [...emails]),
        or(
          ne(payPasswordFailures, 0),
          ne(payPasswordDayFailures, 0),
          ne(payPasswordLockedUntil, 0),
        ),
      ),
    );
  problems.push(
    ...customersWithFailures.map((row) => `a right pay password of ${row.email} counts as wrong`),
  );
  return problems;
}
