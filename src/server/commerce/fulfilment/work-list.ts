import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type ListPage, MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import {
  PILE_FACTS,
  PILES,
  type Pile,
  type WorkSubject,
} from '../../../contract/values/desk/piles.ts';
import { workClaims } from '../../db/schema/people/work.ts';
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
 * How many objects wait in each pile, counted up to `MAX_COUNTED` + 1, and when the first of them began to
 * wait (milliseconds since the epoch). One round trip to the database; each part of a pile is one range of
 * an index.
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
    const countedPiles = results.flatMap(([row], index) =>
      row && parts[index]?.pile === pile ? [row] : [],
    );
    const oldest = countedPiles.flatMap((row) => (row.oldest === null ? [] : [row.oldest]));
    return {
      pile,
      count: Math.min(
        countedPiles.reduce((sum, { rows }) => sum + rows, 0),
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

type PileQuery = { pile: Pile; cursor?: string | undefined; pageSize: number };
/** A row with its time in milliseconds since the epoch. */
type TimedRow = Omit<WorkRow, 'since' | 'claim'> & { since: number };

/** The objects of a pile after a cursor, longest first, and one more than the page has. */
async function pileRows(
  scope: WorkScope,
  { pile, cursor, pageSize }: PileQuery,
): Promise<TimedRow[]> {
  const { table, number, status, since, parts } = PILE_SOURCES[pile];
  const { subject } = PILE_FACTS[pile];
  const keyset = { column: since, id: table.id, descending: false };
  // A parcel that nobody expected, or a line of a bank, belongs to no shopper.
  const userId = 'userId' in table ? table.userId : sql<string>`''`;
  const readPart = (part: Part) =>
    scope.db
      .select({ id: table.id, number, status, userId, since })
      .from(table)
      .where(and(rowsOf(scope, pile, part), afterCursor(keyset, cursor)))
      .orderBy(asc(since), asc(table.id))
      .limit(pageSize + 1);
  const read = await Promise.all(parts.map(readPart));
  return read.flat().map((row) => ({
    ...row,
    subject,
    number: String(row.number),
    status: String(row.status),
    since: Number(row.since),
  }));
}

const byAge = (a: TimedRow, b: TimedRow) => a.since - b.since || (a.id < b.id ? -1 : 1);

/** The rows with who works on them. */
async function withClaims<Row extends TimedRow>(
  scope: WorkScope,
  rows: readonly Row[],
): Promise<(Omit<Row, 'since'> & WorkRow)[]> {
  const bySubject = [...Map.groupBy(rows, ({ subject }) => subject)];
  const claims = await Promise.all(
    bySubject.map(([subject, ofSubject]) =>
      claimsOf(
        scope,
        subject,
        ofSubject.map(({ id }) => id),
      ),
    ),
  );
  const claimOf = new Map(claims.flatMap((some) => [...some]));
  return rows.map((row) => {
    const claim = claimOf.get(row.id);
    return { ...row, since: iso(row.since), ...(claim ? { claim } : {}) };
  });
}

/**
 * The objects that wait in a pile, longest first. A feedback's `number` is that of its order, and its
 * `status` is the kind of feedback. Throws `VALIDATION_FAILED` at `cursor`.
 */
export async function listWork(scope: WorkScope, query: PileQuery): Promise<ListPage<WorkRow>> {
  const [rows, [counted]] = await Promise.all([
    pileRows(scope, query),
    countWork(scope, [query.pile]),
  ]);
  const page = pageOfRows(rows.toSorted(byAge), query.pageSize, (row) => [row.since, row.id]);
  return {
    records: await withClaims(scope, page.rows),
    total: counted?.count ?? 0,
    ...(page.next ? { next: page.next } : {}),
  };
}

/** As `listWork`, for several piles as one list: each row names its pile. */
export async function listPiles<P extends Pile>(
  scope: WorkScope,
  piles: readonly P[],
  query: Omit<PileQuery, 'pile'>,
): Promise<ListPage<WorkRow & { pile: P }>> {
  const [read, counted] = await Promise.all([
    Promise.all(
      piles.map(async (pile) =>
        (await pileRows(scope, { ...query, pile })).map((row) => ({ ...row, pile })),
      ),
    ),
    countWork(scope, piles),
  ]);
  const rows = read.flat().toSorted(byAge);
  const page = pageOfRows(rows, query.pageSize, (row) => [row.since, row.id]);
  return {
    records: await withClaims(scope, page.rows),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    ...(page.next ? { next: page.next } : {}),
  };
}
