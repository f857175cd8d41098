import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { upsertStatements } from '../../db/insert-rows.ts';
import { sourceRates } from '../../db/schema/money/rates.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import { type Committing, commit, type Statement } from '../base/atomically.ts';
import { lastUsed, type TenantRate } from './exchange-rates.ts';
import { marginOf, settingsOf } from './rate-settings.ts';
import { OPERATOR_SOURCE } from './source-names.ts';
import { currenciesInUse, rateStatement } from './stored-rates.ts';

/**
 * A rate that an operator sets: a currency of ISO 4217, and what 1 CNY is worth in it, with up to ten
 * decimals.
 */
export const operatorRate = v.object({
  currency: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{3}$/),
    v.check((code) => code !== 'CNY'),
  ),
  rate: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(\.\d{1,10})?$/),
    v.check((rate) => Number(rate) > 0),
  ),
});

type Writing = Committing & { now: number; rates: Pick<RateDefaults, 'marginBp'> };

/**
 * Stores rates that an operator enters, as of `now`: for each tenant, with its margin, and for future
 * tenants. They can be used for 72 hours, like any other.
 */
export async function writeOperatorRates(
  { now, rates: defaults, ...committing }: Writing,
  rates: readonly v.InferOutput<typeof operatorRate>[],
): Promise<void> {
  const { db } = committing;
  const rows = rates.map((rate) => ({
    ...rate,
    source: OPERATOR_SOURCE,
    quotedAt: null,
    fetchedAt: now,
  }));
  const key = [sourceRates.source, sourceRates.currency];
  const statements: Statement[] = upsertStatements(db, sourceRates, key, rows);
  for (const { id: tenantId } of await db.select({ id: tenants.id }).from(tenants)) {
    const settings = await settingsOf({ db, tenantId });
    for (const { currency, rate } of rates) {
      const marginBp = marginOf(settings, currency, defaults);
      statements.push(
        rateStatement(
          { db, tenantId, now },
          {
            currency,
            raw: rate,
            marginBp,
            source: OPERATOR_SOURCE,
            fetchedAt: now,
            cause: 'COMMAND',
          },
        ),
      );
    }
  }
  await commit(committing, statements);
}

/** The rate of each currency that each tenant uses, by tenant and currency. */
export async function listRates(db: Database): Promise<TenantRate[]> {
  const rows: TenantRate[] = [];
  const all = await db
    .select({ id: tenants.id, record: tenants.record })
    .from(tenants)
    .orderBy(asc(tenants.id));
  for (const { id: tenantId, record: tenant } of all) {
    for (const currency of await currenciesInUse({ db, tenantId, tenant })) {
      const rate = await lastUsed({ db, tenantId }, currency);
      if (rate) rows.push(rate);
    }
  }
  return rows;
}
