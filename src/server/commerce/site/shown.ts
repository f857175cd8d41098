import { and, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { announcements, banners } from '../../db/schema/shop/tenants.ts';
import type { SubjectTimers } from '../base/timers.ts';

/**
 * Notes which banners and announcements have begun or ended since the last run. Only the change of a row raises the
 * revision of the tenant's content, so that pages in a cache show it: readers themselves go by the times.
 */
const noteShown: SubjectTimers[string] = async ({ platform: { database }, now }) => {
  for (const table of [banners, announcements] as const) {
    const isShown: SQL<boolean> = sql`(coalesce(${table.shownFrom}, ${now}) <= ${now}
      and coalesce(${table.shownUntil}, ${now} + 1) > ${now})`;
    await database
      .update(table)
      .set({ shown: isShown })
      .where(and(or(gt(table.shownFrom, 0), gt(table.shownUntil, 0)), ne(table.shown, isShown)));
  }
};

/** The timers of what is shown for a time. */
export const shownTimers: SubjectTimers = { shown: noteShown };
