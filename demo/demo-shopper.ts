import { eq } from 'drizzle-orm';
import { fromFen } from '../src/contract/values/money/money.ts';
import { commit } from '../src/server/commerce/base/atomically.ts';
import { transferStatements } from '../src/server/commerce/ledger/ledger.ts';
import { deposits } from '../src/server/db/schema/money/ledger.ts';
import { users } from '../src/server/db/schema/people/users.ts';
import type { Database } from '../src/server/platform/platform.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';

export const DEMO_EMAIL = 'demo@sampan.test';
export const DEMO_PASSWORD = 'sampan-demo-1';
export const DEMO_PAY_PASSWORD = '246810';
const BALANCE_FEN = 200_000;

/**
 * Creates the demonstration shopper of each tenant with a balance of 2,000.00 CNY, posted to the
 * ledger as an ordinary top-up. A shopper that exists keeps their data and gets the demonstration's
 * passwords again.
 */
export async function writeDemoShoppers(
  db: Database,
  seeds: readonly TenantSeed[],
  {
    now,
    passwordHash,
    payPasswordHash,
  }: { now: number; passwordHash: string; payPasswordHash: string },
): Promise<void> {
  const tenantsWithShopper = await db
    .select({ tenantId: users.tenantId })
    .from(users)
    .where(eq(users.email, DEMO_EMAIL));
  await db.update(users).set({ passwordHash, payPasswordHash }).where(eq(users.email, DEMO_EMAIL));
  for (const { id: tenantId, record } of seeds) {
    if (tenantsWithShopper.some((row) => row.tenantId === tenantId)) continue;
    const userId = `demo-${tenantId}`;
    const depositNo = 'D000000DEMO';
    await commit({ db }, [
      db.insert(users).values({
        id: userId,
        tenantId,
        email: DEMO_EMAIL,
        name: 'Demo Shopper',
        searchName: 'demo shopper',
        language: record.defaultLanguage,
        passwordHash,
        payPasswordHash,
        createdAt: now,
      }),
      db.insert(deposits).values({
        id: `${userId}-deposit`,
        tenantId,
        userId,
        depositNo,
        channelId: `${tenantId}-demo`,
        status: 'SUCCEEDED',
        amountFen: BALANCE_FEN,
        payAmount: fromFen(BALANCE_FEN),
        payCurrency: 'CNY',
        rate: '1',
        reference: '',
        createdAt: now,
        creditedAt: now,
      }),
      ...transferStatements(db, {
        tenantId,
        key: `deposit:${userId}-deposit`,
        type: 'DEPOSIT',
        reference: depositNo,
        at: now,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -BALANCE_FEN },
          { userId, kind: 'AVAILABLE', amountFen: BALANCE_FEN },
        ],
      }),
    ]);
  }
}
