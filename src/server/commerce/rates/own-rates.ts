import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { upsertStatements } from '../../db/insert-rows.ts';
import { exchangeRates } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';

const OPERATOR = 'operator';

/** A rate by hand: a currency of ISO 4217, and what 1 CNY is worth in it, with up to ten decimals. */
export const ownRate = v.object({
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

/** Stores rates that an operator gives, as of `now`. They hold for 72 hours, like any other. */
export async function writeOwnRates(
  db: Database,
  rates: readonly v.InferOutput<typeof ownRate>[],
  now: number,
): Promise<void> {
  const rows = rates.map((rate) => ({ ...rate, source: OPERATOR, fetchedAt: now }));
  await commit(db, upsertStatements(db, exchangeRates, [exchangeRates.currency], rows));
}

/** All stored rates with their source and time, by currency. */
export const listRates = (db: Database) =>
  db.select().from(exchangeRates).orderBy(asc(exchangeRates.currency));
