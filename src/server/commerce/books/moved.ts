import { sql } from 'drizzle-orm';
import type { LedgerAccountKind } from '../../../contract/values/ledger-kinds.ts';
import type { AccountTransactionType } from '../../../contract/values/money-kinds.ts';
import { ledgerLines } from '../../db/schema/ledger.ts';
import type { Scope } from '../base/scope.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** Moments: from `startsAt` to before `endsAt`, in milliseconds since the epoch. */
export type Span = { startsAt: number; endsAt: number };

/** What lines of an account and a type moved in a span, in fen: `debitFen` and `creditFen` are not negative. */
export type Moved = {
  /** Which of the spans. */
  span: number;
  kind: LedgerAccountKind;
  type: AccountTransactionType;
  debitFen: number;
  creditFen: number;
  lines: number;
};

/**
 * What the tenant's ledger moved in each of some spans, by account and type. An index has all that is summed, in the
 * order of the time; so each line of the spans is read once.
 */
export async function movedIn(
  { db, tenantId }: TenantScope,
  spans: readonly Span[],
): Promise<Moved[]> {
  const list = JSON.stringify(spans.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  // A cross join keeps this order: for each span a range of the index.
  return db.all<Moved>(sql`
    select span.key as span, line.kind as kind, line.type as type, count(*) as lines,
      sum(max(-line.amount_fen, 0)) as debitFen, sum(max(line.amount_fen, 0)) as creditFen
    from json_each(${list}) as span cross join ${ledgerLines} as line indexed by ledger_lines_day
    where line.tenant_id = ${tenantId}
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
