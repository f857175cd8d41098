import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import { dayCloses, ledgerLines } from '../../db/schema/money/ledger.ts';
import type { Scope } from '../base/scope.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** Moments: from `startsAt` to before `endsAt`, in milliseconds since the epoch. */
export type Span = { startsAt: number; endsAt: number };

/**
 * The movements of an account and a type in a span, in fen. `debitFen` and `creditFen` are not negative.
 */
export type Moved = {
  /** Which of the spans. */
  span: number;
  kind: LedgerAccountKind;
  type: LedgerType;
  debitFen: number;
  creditFen: number;
  lines: number;
};

/**
 * The movements of a closed day as its close stores them: account, type, debits and credits in fen, number
 * of lines.
 */
export type KeptMoved = [LedgerAccountKind, LedgerType, number, number, number];

/** Movements in the form in which a close stores them. */
export const storedMovements = (moved: readonly Moved[]): KeptMoved[] =>
  moved.map(({ kind, type, debitFen, creditFen, lines }) => [
    kind,
    type,
    debitFen,
    creditFen,
    lines,
  ]);

/**
 * Sums the movements of the tenant's ledger in each span, by account and type; `kind` restricts them to one
 * kind of account. The sums of closed days are read from the closes, since nothing is posted into those days
 * later; those of other days are computed.
 */
export async function movedIn(
  scope: TenantScope,
  spans: readonly Span[],
  kind?: LedgerAccountKind,
): Promise<Moved[]> {
  const closed = await closedDays(scope, spans);
  const storedSums: Moved[] = [];
  const open: (Span & { span: number })[] = [];
  for (const [span, { startsAt, endsAt }] of spans.entries()) {
    const within = closed.filter((day) => day.startsAt >= startsAt && day.endsAt <= endsAt);
    const sumsOfSpans = within.flatMap((day) => day.moved.map((one) => ({ ...one, span })));
    storedSums.push(...sumsOfSpans.filter((one) => kind === undefined || one.kind === kind));
    const from = within[0]?.startsAt ?? endsAt;
    open.push({ span, startsAt, endsAt: from });
    open.push({ span, startsAt: within.at(-1)?.endsAt ?? endsAt, endsAt });
  }
  return [...storedSums, ...(await summed(scope, open.filter(isSome), kind))];
}

const isSome = ({ startsAt, endsAt }: Span): boolean => startsAt < endsAt;

/** The closed days within some spans, with their movements, in order. */
async function closedDays({ db, tenantId }: TenantScope, spans: readonly Span[]) {
  const { endsAt, totals } = dayCloses;
  const first = Math.min(...spans.map(({ startsAt }) => startsAt));
  const last = Math.max(...spans.map((span) => span.endsAt));
  const closes = await db
    .select({ endsAt, totals })
    .from(dayCloses)
    .where(and(eq(dayCloses.tenantId, tenantId), gte(endsAt, first), lte(endsAt, last)))
    .orderBy(asc(endsAt));
  // A day begins where the one before it has ended.
  return closes.slice(1).map((close, index) => ({
    startsAt: closes[index]?.endsAt ?? 0,
    endsAt: close.endsAt,
    moved: (JSON.parse(close.totals) as { moved: KeptMoved[] }).moved.map(
      ([kind, type, debitFen, creditFen, lines]) => ({ kind, type, debitFen, creditFen, lines }),
    ),
  }));
}

/**
 * The sums of the lines in each of some spans, by account and type. An index has all that is summed, in the order of
 * the time; so each line of the spans is read once.
 */
async function summed(
  { db, tenantId }: TenantScope,
  spans: readonly (Span & { span: number })[],
  kind: LedgerAccountKind | undefined,
): Promise<Moved[]> {
  if (spans.length === 0) return [];
  const list = JSON.stringify(spans.map(({ span, startsAt, endsAt }) => [startsAt, endsAt, span]));
  const index = sql.raw(kind ? 'ledger_lines_kind' : 'ledger_lines_day');
  const ofKind = kind ? sql`and line.kind = ${kind}` : sql``;
  // A cross join keeps this order, so each span reads one range of the index.
  return db.all<Moved>(sql`
    select span.value ->> 2 as span, line.kind as kind, line.type as type, count(*) as lines,
      sum(max(-line.amount_fen, 0)) as debitFen, sum(max(line.amount_fen, 0)) as creditFen
    from json_each(${list}) as span cross join ${ledgerLines} as line indexed by ${index}
    where line.tenant_id = ${tenantId} ${ofKind}
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
    group by span.key, line.kind, line.type`);
}

/** Credits less debits of the movements that match, in fen. */
export function sumOf(
  moved: readonly Moved[],
  { span, kind, type }: Partial<Pick<Moved, 'span' | 'kind' | 'type'>>,
): number {
  return moved.reduce((sum, one) => {
    const matches =
      (span === undefined || one.span === span) &&
      (kind === undefined || one.kind === kind) &&
      (type === undefined || one.type === type);
    return matches ? sum + one.creditFen - one.debitFen : sum;
  }, 0);
}
