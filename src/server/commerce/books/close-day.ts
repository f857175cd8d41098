import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type {
  CloseCheck,
  DayClose as DayCloseView,
  NextClose,
} from '../../../contract/ops/money/books.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { MONEY_KINDS } from '../../../contract/values/people/proposals.ts';
import { dayCloses, ledgerLines } from '../../db/schema/money/ledger.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import { atomically, inList } from '../base/atomically.ts';
import { dayOf, iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { closeHash } from '../ledger/close-check.ts';
import { closedThrough, type DayClose, dayClosed } from '../ledger/day-close.ts';
import { lastSeal, sealNext } from '../ledger/seal.ts';
import {
  type Balances,
  balancesAfter,
  balancesAt,
  channelBalancesAt,
  type Totals,
} from './balances.ts';
import { wrongInDays } from './check-day.ts';
import { addDays, daysOf } from './days.ts';
import { type Moved, movedIn, storedMovements } from './moved.ts';
import { openLinesUntil } from './open-lines.ts';
import { differencesBefore } from './open-money.ts';
import { viewTrial } from './trial-balance.ts';

/** The time after which a day can be closed: by then, no call that began on it is still running. */
export const AFTER_MS = 10 * 60_000;
/** The most objects that a check names. */
const NAMED = 10;

/** The day that is next, from the end of the last one; before the first close, yesterday with all days before it. */
type Next = {
  last: DayClose | undefined;
  day: string;
  startsAt: number;
  endsAt: number;
};

async function nextDay(scope: Scope): Promise<Next> {
  const { tenant, now } = scope;
  const last = await closedThrough(scope);
  const startsAt = last?.endsAt ?? 0;
  let day = last ? addDays(last.day, 1) : addDays(dayOf(tenant, now), -1);
  let { endsAt } = daysOf(tenant, day, day);
  // The tenant has moved to a time zone in which the day has already ended.
  while (endsAt <= startsAt) {
    day = addDays(day, 1);
    endsAt = daysOf(tenant, day, day).endsAt;
  }
  return { last, day, startsAt, endsAt };
}

/** What closing a day would store. The hash covers all of it, and the day. */
type Kept = {
  opening: Balances;
  moved: readonly Moved[];
  totals: Totals;
  text: string;
  hash: string;
};

async function closeContents(scope: Scope, { day, startsAt, endsAt }: Next): Promise<Kept> {
  const [opening, moved, channels] = await Promise.all([
    balancesAt(scope, startsAt),
    movedIn(scope, [{ startsAt, endsAt }]),
    channelBalancesAt(scope, endsAt),
  ]);
  const sorted = Object.entries(channels).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const totals: Totals = {
    balances: balancesAfter(opening, moved),
    channels: Object.fromEntries(sorted),
    moved: storedMovements(moved),
  };
  const text = JSON.stringify(totals);
  const hash = await closeHash({ day, endsAt, totals: text });
  return { opening, moved, totals, text, hash };
}

/** The next day to be closed, what must be done before, and its balances. Writes nothing. */
export async function getNextClose(scope: Scope): Promise<NextClose> {
  const next = await nextDay(scope);
  const { day, endsAt } = next;
  const kept = await closeContents(scope, next);
  return {
    day,
    endsAt: iso(endsAt),
    checks: await checksOf(scope, next, kept),
    totalsHash: kept.hash,
    trial: viewTrial({ dateStart: day, dateEnd: day }, { ...kept, closed: false }),
  };
}

async function checksOf(
  scope: Scope,
  next: Next,
  { opening, totals }: Kept,
): Promise<CloseCheck[]> {
  const { now, db, tenantId } = scope;
  const { last, day, startsAt, endsAt } = next;
  const [wrong, open, differences, lines] = await Promise.all([
    wrongInDays(scope, {
      startsAt,
      endsAt,
      opening,
      closing: totals.balances,
      sealNumber: last?.sealNumber ?? 0,
    }),
    db
      .select({ number: proposals.proposalNo })
      .from(proposals)
      .where(
        and(
          eq(proposals.tenantId, tenantId),
          eq(proposals.state, 'PENDING'),
          lt(proposals.madeAt, endsAt),
          inList(proposals.kind, MONEY_KINDS),
        ),
      )
      .orderBy(proposals.madeAt),
    differencesBefore(scope, endsAt),
    openLinesUntil(scope, day),
  ]);
  const isOver = now >= endsAt + AFTER_MS;
  return [
    { check: 'DAY_OVER', state: isOver ? 'DONE' : 'OPEN', count: isOver ? 0 : 1, items: [] },
    checkOf('LEDGER', wrong, 'OPEN'),
    checkOf(
      'PROPOSALS',
      open.map(({ number }) => number),
      'OPEN',
    ),
    checkOf(
      'DIFFERENCES',
      differences.map(({ number }) => number),
      'EXPLAIN',
    ),
    { check: 'BANK_LINES', state: lines.count === 0 ? 'DONE' : 'EXPLAIN', ...lines },
  ];
}

const checkOf = (
  check: CloseCheck['check'],
  found: readonly string[],
  state: CloseCheck['state'],
): CloseCheck => ({
  check,
  state: found.length === 0 ? 'DONE' : state,
  count: found.length,
  items: found.slice(0, NAMED),
});

/**
 * Closes the next day: seals the ledger, stores the balances, and forbids further postings into the day. Of
 * several calls at once only one succeeds. Throws `DAY_CLOSED` for a day that is closed. Throws
 * `DAY_NOT_READY` for a day that is not the next one, if something must be done before, or if the caller
 * has seen other balances.
 */
export async function closeDay(
  scope: Scope,
  { day, totalsHash, note }: { day: string; totalsHash: string; note: string },
): Promise<DayCloseView> {
  const { db, now, tenantId, staffId = '' } = scope;
  const next = await nextDay(scope);
  if (next.last && day <= next.last.day) throw await dayClosed(scope);
  if (day !== next.day) throw notReady(day, 'NEXT');
  // Before the balances are read: so a line that they may lack is later than it, and refuses the close.
  const lastSequence = await lastSequenceBefore(scope, next.endsAt);
  const kept = await closeContents(scope, next);
  const checks = await checksOf(scope, next, kept);
  const open = checks.find(({ state }) => state === 'OPEN' || (state === 'EXPLAIN' && note === ''));
  if (open) throw notReady(day, open.check);
  if (totalsHash !== kept.hash) throw notReady(day, 'SEEN');
  const sealNumber = await sealThrough(scope, lastSequence);
  const number = (next.last?.number ?? 0) + 1;
  const addedLater = notExists(
    db
      .select({ one: sql`1` })
      .from(ledgerLines)
      .where(
        and(
          eq(ledgerLines.tenantId, tenantId),
          gt(ledgerLines.sequence, lastSequence),
          lt(ledgerLines.createdAt, next.endsAt),
        ),
      ),
  );
  const row = {
    tenantId,
    number,
    day,
    endsAt: next.endsAt,
    sealNumber,
    totals: kept.text,
    totalsHash,
    note,
    closedBy: staffId,
    closedAt: now,
  };
  // A line that was posted into the day since it was counted writes NULL, and so fails the batch.
  const unchanged = sql`case when ${addedLater} then ${lastSequence} end`;
  await atomically(scope, [db.insert(dayCloses).values({ ...row, lastSequence: unchanged })], {
    DAY_CLOSE_TAKEN: () => new Failure('DAY_CLOSED', { day }),
    DAY_MOVED: () => notReady(day, 'SEEN'),
  });
  scope.log({ event: 'day_closed', tenantId, day, number, lastSequence, sealNumber, totalsHash });
  return viewClose({ ...row, lastSequence }, await staffNames(scope, [staffId]));
}

const notReady = (day: string, because: CloseCheck['check'] | 'NEXT' | 'SEEN'): Failure =>
  new Failure('DAY_NOT_READY', { day, because });

/** The last line of the ledger that is dated before a time; 0 if there is none. */
async function lastSequenceBefore({ db, tenantId }: Scope, endsAt: number): Promise<number> {
  const [line] = await db
    .select({ sequence: sql<number | null>`max(${ledgerLines.sequence})` })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.tenantId, tenantId), lt(ledgerLines.createdAt, endsAt)));
  return line?.sequence ?? 0;
}

/** Seals the ledger up to a line. Returns the seal that covers it; null if there is no line. */
async function sealThrough(
  { db, tenantId, now }: Scope,
  lastSequence: number,
): Promise<number | null> {
  if (lastSequence === 0) return null;
  for (;;) {
    const seal = await lastSeal(db, tenantId);
    if (seal && seal.lastSequence >= lastSequence) return seal.number;
    // Another process may have written the next seal first; then that one is used.
    await sealNext(db, tenantId, now);
  }
}

/** The days that finance has closed, the newest first. */
export async function listDayCloses(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<DayCloseView>> {
  const { db, tenantId } = scope;
  const isOfTenant = eq(dayCloses.tenantId, tenantId);
  const before = cursor === undefined ? undefined : Number(cursor);
  if (before !== undefined && !Number.isSafeInteger(before)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'cursor', code: 'invalid' }]);
  }
  const found = await db
    .select()
    .from(dayCloses)
    .where(and(isOfTenant, before === undefined ? undefined : lt(dayCloses.number, before)))
    .orderBy(desc(dayCloses.number))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const names = await staffNames(
    scope,
    rows.map(({ closedBy }) => closedBy),
  );
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  return {
    records: rows.map((row) => viewClose(row, names)),
    total: await db.$count(dayCloses, isOfTenant),
    ...(last ? { next: String(last.number) } : {}),
  };
}

const viewClose = (row: DayClose, names: ReadonlyMap<string, string>): DayCloseView => ({
  number: row.number,
  day: row.day,
  endsAt: iso(row.endsAt),
  lastSequence: row.lastSequence,
  ...(row.sealNumber === null ? {} : { sealNumber: row.sealNumber }),
  totalsHash: row.totalsHash,
  note: row.note,
  closedBy: { id: row.closedBy, name: names.get(row.closedBy) ?? row.closedBy },
  closedAt: iso(row.closedAt),
});
