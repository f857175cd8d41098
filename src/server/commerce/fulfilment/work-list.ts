import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type ListPage, MAX_COUNTED } from '../../../contract/values/list.ts';
import { PILE_FACTS, PILES, type Pile, type WorkSubject } from '../../../contract/values/piles.ts';
import { workClaims } from '../../db/schema/work.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { type Part, PILE_SOURCES } from './piles.ts';
import { claimsOf } from './work-claims.ts';

type WorkScope = Pick<Scope, 'db' | 'now' | 'tenantId'>;

/** An object that waits, with the person or key that works on it. */
export type WorkRow = {
  id: string;
  subject: WorkSubject;
  number: string;
  status: string;
  userId: string;
  since: string;
  claim?: { staffId: string; until: string };
};

/** The rows of a part of a pile, without those that are set aside. */
function rowsOf({ db, now, tenantId }: WorkScope, pile: Pile, part: Part): SQL | undefined {
  const { table } = PILE_SOURCES[pile];
  const { object, subject, snoozedUntil } = workClaims;
  const setAside = db
    .select({ object })
    .from(workClaims)
    .where(
      and(
        eq(workClaims.tenantId, tenantId),
        eq(subject, PILE_FACTS[pile].subject),
        gt(snoozedUntil, now),
      ),
    );
  return and(eq(table.tenantId, tenantId), part(now), sql`${table.id} not in ${setAside}`);
}

/**
 * How many objects wait in each pile, counted up to `MAX_COUNTED` + 1, and when the first of them began
 * to wait (milliseconds since the epoch). One round trip; each part of a pile is one range of an index.
 */
export async function countWork(
  scope: WorkScope,
  piles: readonly Pile[] = PILES,
): Promise<{ pile: Pile; count: number; oldest?: number }[]> {
  const parts = piles.flatMap((pile) => PILE_SOURCES[pile].parts.map((part) => ({ pile, part })));
  const queries = parts.map(({ pile, part }) => countQuery(scope, pile, part));
  const [first, ...rest] = queries;
  if (!first) return [];
  const results = await scope.db.batch([first, ...rest]);
  return piles.map((pile) => {
    const counted = results.flatMap(([row], index) =>
      row && parts[index]?.pile === pile ? [row] : [],
    );
    const oldest = counted.flatMap((row) => (row.oldest === null ? [] : [row.oldest]));
    return {
      pile,
      count: Math.min(
        counted.reduce((sum, { rows }) => sum + rows, 0),
        MAX_COUNTED + 1,
      ),
      ...(oldest.length > 0 ? { oldest: Math.min(...oldest) } : {}),
    };
  });
}

function countQuery(scope: WorkScope, pile: Pile, part: Part) {
  const { table, since } = PILE_SOURCES[pile];
  const found = scope.db
    .select({ since: sql<number>`${since}`.as('since') })
    .from(table)
    .where(rowsOf(scope, pile, part))
    .orderBy(...orderOf({ column: since, id: table.id, descending: false }))
    .limit(MAX_COUNTED + 1)
    .as('found');
  return scope.db
    .select({ rows: sql<number>`count(*)`, oldest: sql<number | null>`min(${found.since})` })
    .from(found);
}

/**
 * The objects that wait in a pile, longest first. A feedback's `number` is that of its order, and its
 * `status` is the kind of feedback. Throws `VALIDATION_FAILED` at `cursor`.
 */
export async function listWork(
  scope: WorkScope,
  { pile, cursor, pageSize }: { pile: Pile; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<WorkRow>> {
  const { table, number, status, since, parts } = PILE_SOURCES[pile];
  const { subject } = PILE_FACTS[pile];
  const keyset = { column: since, id: table.id, descending: false };
  const readPart = (part: Part) =>
    scope.db
      .select({ id: table.id, number, status, userId: table.userId, since })
      .from(table)
      .where(and(rowsOf(scope, pile, part), afterCursor(keyset, cursor)))
      .orderBy(asc(since), asc(table.id))
      .limit(pageSize + 1);
  const [read, [counted]] = await Promise.all([
    Promise.all(parts.map(readPart)),
    countWork(scope, [pile]),
  ]);
  const rows = read
    .flat()
    .map((row) => ({ ...row, since: Number(row.since) }))
    .toSorted((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  const page = pageOfRows(rows, pageSize, (row) => [row.since, row.id]);
  const claims = await claimsOf(
    scope,
    subject,
    page.rows.map(({ id }) => id),
  );
  const records = page.rows.map((row) => {
    const claim = claims.get(row.id);
    return {
      id: row.id,
      subject,
      number: String(row.number),
      status: String(row.status),
      userId: row.userId,
      since: iso(row.since),
      ...(claim ? { claim } : {}),
    };
  });
  return { records, total: counted?.count ?? 0, ...(page.next ? { next: page.next } : {}) };
}
