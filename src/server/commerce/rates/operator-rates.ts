import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { upsertStatements } from '../../db/insert-rows.ts';
import { exchangeRates } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { type Committing, commit } from '../base/atomically.ts';

/** The `source` of these rates. */
const OPERATOR_SOURCE = 'operator';

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

/** Stores rates of an operator, as of `now`. They can be used for 72 hours, like any other. */
export async function writeOperatorRates(
  { now, ...committing }: Committing & { now: number },
  rates: readonly v.InferOutput<typeof operatorRate>[],
): Promise<void> {
  const rows = rates.map((rate) => ({ ...rate, source: OPERATOR_SOURCE, fetchedAt: now }));
  await commit(
    committing,
    upsertStatements(committing.db, exchangeRates, [exchangeRates.currency], rows),
  );
}

/** All stored rates with their source and time, by currency. */
export const listRates = (db: Database) =>
  db.select().from(exchangeRates).orderBy(asc(exchangeRates.currency));
