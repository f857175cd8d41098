import { and, lte, sql } from 'drizzle-orm';
import { tariffs } from '../../db/schema/warehouse/tariffs.ts';
import type { SubjectTimers } from '../base/timers.ts';

/**
 * Tariffs that were published for later begin. They apply from their time on, whether this has run or not; it
 * raises the revision of the shop's content, so that cached pages with older prices go.
 */
export const tariffTimers: SubjectTimers = {
  tariffs: ({ platform: { database }, now }) =>
    database
      .update(tariffs)
      .set({ state: 'PUBLISHED' })
      // Literally, because only then the index of what is scheduled serves it.
      .where(and(sql`state = 'SCHEDULED'`, lte(tariffs.validFrom, now))),
};
