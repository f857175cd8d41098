import { and, between, desc, eq, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { type Cache, createCache } from '../../cache/cache.ts';
import { runsOf } from '../../db/fold-text.ts';
import { searchMisses } from '../../db/schema/shop/searches.ts';
import type { Database } from '../../platform/platform.ts';
import { DAY_MS } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';

const KEPT_DAYS = 90;
/** The most keywords that are counted for a tenant in a day; further ones are left out. */
const MAX_ROWS = 2_000;
/** The longest keyword that is kept, in characters. */
const MAX_KEYWORD = 100;
/** A search within this time after another one replaces its keyword. */
const RETYPED_MS = 60_000;
const MAX_CALLERS = 10_000;
/** How many keywords an operator sees, the most frequent first. */
const MAX_LISTED = 500;

/** A keyword that may name a person or an account: mail addresses, links, long numbers. Such a keyword is not counted. */
const PRIVATE = /@|:\/\/|\d{6}/;

type Typed = { keyword: string; locale: Locale };

/** The last search of each caller, in the memory of this process for a minute. Never stored. */
const lastTyped = new WeakMap<Database, Cache<Typed>>();

function lastTypedIn(db: Database): Cache<Typed> {
  const known =
    lastTyped.get(db) ??
    createCache<Typed>({ maxEntries: MAX_CALLERS, lifetime: { freshMs: RETYPED_MS } });
  lastTyped.set(db, known);
  return known;
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** The form in which a keyword is counted; undefined for one that is not counted. */
function countedKeyword(keyword: string): string | undefined {
  const folded = runsOf(keyword)
    .map(({ text }) => text)
    .join(' ');
  return folded === '' || PRIVATE.test(keyword)
    ? undefined
    : [...folded].slice(0, MAX_KEYWORD).join('');
}

/**
 * Counts a search whose words found nothing suitable (`missed`). Also counts the previous search of the
 * same caller as `retyped`, if it was for other words less than a minute ago. Callers are distinguished by
 * IP address and browser, in memory. Searches of a page from a cache, or in another process, are not
 * compared, so `retyped` is a lower bound.
 */
export async function countSearch(
  scope: Pick<Scope, 'db' | 'now' | 'tenantId' | 'locale' | 'clientAddress' | 'userAgent'>,
  { keyword: typed, missed }: { keyword: string; missed: boolean },
): Promise<void> {
  const { db, tenantId, locale, clientAddress, userAgent } = scope;
  const keyword = countedKeyword(typed);
  if (keyword === undefined) return;
  const caller = JSON.stringify([tenantId, clientAddress, userAgent]);
  const recent = lastTypedIn(db);
  const before = clientAddress === '' ? undefined : recent.get(caller);
  recent.set(caller, { keyword, locale });
  if (before && before.keyword !== keyword) await add(scope, before, { missed: 0, retyped: 1 });
  if (missed) await add(scope, { keyword, locale }, { missed: 1, retyped: 0 });
}

/**
 * Adds to today's counts of a keyword. A new keyword is left out if the day already has the maximum.
 */
async function add(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  { keyword, locale }: Typed,
  { missed, retyped }: { missed: number; retyped: number },
): Promise<void> {
  const day = dayOf(now);
  const ofDay = sql`tenant_id = ${tenantId} and day = ${day}`;
  await db.run(sql`
    insert into ${searchMisses} (tenant_id, day, locale, keyword, missed, retyped)
    select ${tenantId}, ${day}, ${locale}, ${keyword}, ${missed}, ${retyped}
    where (select count(*) from (select 1 from ${searchMisses} where ${ofDay} limit ${MAX_ROWS})) < ${MAX_ROWS}
      or exists (select 1 from ${searchMisses} where ${ofDay} and locale = ${locale} and keyword = ${keyword})
    on conflict do update set missed = missed + excluded.missed, retyped = retyped + excluded.retyped`);
}

/** The keywords that missed at a tenant on some days, the most frequent first. Times in milliseconds since the epoch. */
export const listSearchMisses = (db: Database, tenantId: string, from: number, to: number) => {
  const missed = sql<number>`sum(${searchMisses.missed})`;
  const retyped = sql<number>`sum(${searchMisses.retyped})`;
  return db
    .select({ keyword: searchMisses.keyword, locale: searchMisses.locale, missed, retyped })
    .from(searchMisses)
    .where(
      and(eq(searchMisses.tenantId, tenantId), between(searchMisses.day, dayOf(from), dayOf(to))),
    )
    .groupBy(searchMisses.locale, searchMisses.keyword)
    .orderBy(desc(sql`${missed} + ${retyped}`), searchMisses.keyword)
    .limit(MAX_LISTED);
};

/** The timer that removes old counts. */
export const searchMissTimers: SubjectTimers = {
  searchMisses: ({ platform: { database }, now }) =>
    database
      .delete(searchMisses)
      .where(
        lt(
          searchMisses.day,
          sql`cast((${trustedTime(now)}) / ${DAY_MS} as integer) - ${KEPT_DAYS}`,
        ),
      ),
};
