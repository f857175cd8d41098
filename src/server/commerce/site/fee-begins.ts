import { sql } from 'drizzle-orm';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { SubjectTimers } from '../base/timers.ts';

/**
 * Notes in the row when a rule about service fees begins. Carts and orders compare times themselves; but
 * only a change of a row raises the revision of the tenant's content, so that cached pages name the new
 * fee.
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
