import { sql } from 'drizzle-orm';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { SubjectTimers } from '../base/timers.ts';

/**
 * Notes when rules about service fees begin. Only the change of a row raises the revision of the tenant's content, so
 * that pages in a cache name the fee that applies: a cart and an order go by the times themselves.
 */
const noteFees: SubjectTimers[string] = async ({ platform: { database }, now }) => {
  const begun = sql<number | null>`(select max(unixepoch(value ->> '$.validFrom') * 1000)
    from json_each(${tenants.record}, '$.serviceFee.rules')
    where unixepoch(value ->> '$.validFrom') * 1000 <= ${now})`;
  await database
    .update(tenants)
    .set({ feeSince: begun })
    .where(sql`${tenants.feeSince} is not ${begun}`);
};

/** The timers of fees that begin at a time. */
export const feeTimers: SubjectTimers = { fees: noteFees };
