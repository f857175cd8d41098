import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '../../../../contract/values/shop/locales.ts';

/** How many searches for a keyword failed on a day. Nothing records who searched. */
export const searchMisses = sqliteTable(
  'search_misses',
  {
    tenantId: text('tenant_id').notNull(),
    /** Days since the epoch, in UTC. */
    day: integer('day').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Folded and cut. */
    keyword: text('keyword').notNull(),
    /** Searches without a suitable hit. */
    missed: integer('missed').notNull().default(0),
    /** Searches that were followed by another search of the same visitor within a minute. */
    retyped: integer('retyped').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.locale, t.keyword] }),
    index('search_misses_day').on(t.day),
  ],
);
