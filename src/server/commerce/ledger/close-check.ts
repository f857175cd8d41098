import { asc, eq, sql } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/digest.ts';
import { dayCloses, ledgerLines } from '../../db/schema/money/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { DayClose } from './day-close.ts';

/** The hash of a close: over its day, its end, and what it stores. */
export const closeHash = ({
  day,
  endsAt,
  totals,
}: Pick<DayClose, 'day' | 'endsAt' | 'totals'>): Promise<string> =>
  sha256Hex(`${day}\n${endsAt}\n${totals}`);

type Kept = { balances: Record<string, number>; moved: readonly (string | number)[][] };
type Moved = { day: number; kind: string; debitFen: number; creditFen: number };

/**
 * Everything that is wrong with a tenant's closed days, in words: closes whose hash does not match, or whose balances or
 * movements are not what the lines say. Reads every line of closed days.
 */
export async function wrongCloses(db: Database, tenantId: string): Promise<string[]> {
  const closes = await db
    .select()
    .from(dayCloses)
    .where(eq(dayCloses.tenantId, tenantId))
    .orderBy(asc(dayCloses.number));
  if (closes.length === 0) return [];
  const spans = closes.map(({ endsAt }, index) => [closes[index - 1]?.endsAt ?? 0, endsAt]);
  const found = await db.all<Moved>(sql`
    select span.key as day, line.kind as kind,
      sum(max(-line.amount_fen, 0)) as debitFen, sum(max(line.amount_fen, 0)) as creditFen
    from json_each(${JSON.stringify(spans)}) as span
    cross join ${ledgerLines} as line indexed by ledger_lines_day
    where line.tenant_id = ${tenantId}
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
    group by span.key, line.kind`);
  const balances = new Map<string, number>();
  const wrong: string[] = [];
  for (const [index, close] of closes.entries()) {
    const movedOnDay = found.filter(({ day }) => day === index);
    for (const { kind, debitFen, creditFen } of movedOnDay) {
      balances.set(kind, (balances.get(kind) ?? 0) + creditFen - debitFen);
    }
    const matches = (await closeHash(close)) === close.totalsHash;
    if (!matches) wrong.push(`the close of ${close.day} does not match its hash`);
    else if (!isKept(JSON.parse(close.totals) as Kept, balances, movedOnDay)) {
      wrong.push(`the close of ${close.day} keeps other sums than its lines`);
    }
  }
  return wrong;
}

/** Whether a close has stored these balances, and these debits and credits of each account. */
function isKept(kept: Kept, balances: ReadonlyMap<string, number>, moved: readonly Moved[]) {
  const kinds = new Set([...Object.keys(kept.balances), ...balances.keys()]);
  return [...kinds].every((kind) => {
    const sums = moved.find((one) => one.kind === kind);
    const sumOf = (column: number) =>
      kept.moved.reduce((sum, one) => (one[0] === kind ? sum + Number(one[column]) : sum), 0);
    return (
      (kept.balances[kind] ?? 0) === (balances.get(kind) ?? 0) &&
      sumOf(2) === (sums?.debitFen ?? 0) &&
      sumOf(3) === (sums?.creditFen ?? 0)
    );
  });
}
