import { eq } from 'drizzle-orm';
import { commit } from '../../../src/server/commerce/base/atomically.ts';
import { lastUsed, type TenantRate } from '../../../src/server/commerce/rates/exchange-rates.ts';
import { rateStatement } from '../../../src/server/commerce/rates/stored-rates.ts';
import { tenantRates } from '../../../src/server/db/schema/money/rates.ts';
import type { Database } from '../../../src/server/platform/platform.ts';

type Rate = Partial<Pick<TenantRate, 'raw' | 'marginBp' | 'source' | 'fetchedAt'>>;

/** Stores a rate of a currency at a tenant, as a source would. */
export async function giveRate(
  db: Database,
  tenantId: string,
  currency: string,
  { raw = '0.2134', marginBp = 0, source = 'test', fetchedAt = Date.now() }: Rate = {},
): Promise<void> {
  const rate = { currency, raw, marginBp, source, fetchedAt, cause: 'SOURCE' } as const;
  await commit({ db }, [rateStatement({ db, tenantId, now: fetchedAt }, rate)]);
}

/** Stores another rate of each currency of each tenant, that differs from the last one as `change` says. */
export async function changeRates(db: Database, change: Rate): Promise<void> {
  const all = await db
    .selectDistinct({ tenantId: tenantRates.tenantId, currency: tenantRates.currency })
    .from(tenantRates)
    .where(eq(tenantRates.state, 'USED'));
  for (const { tenantId, currency } of all) {
    const { raw, marginBp, source, fetchedAt } = (await lastUsed({ db, tenantId }, currency)) ?? {};
    await giveRate(db, tenantId, currency, { raw, marginBp, source, fetchedAt, ...change } as Rate);
  }
}
