import { sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerLines } from '../../db/schema/money/ledger.ts';
import type { Scope } from '../base/scope.ts';
import { lastSeal, NO_SEAL } from '../ledger/seal.ts';
import { wrongSealsAfter } from '../ledger/seal-check.ts';
import type { Balances } from './balances.ts';
import type { Span } from './moved.ts';

/**
 * The most seals (of 500 lines) that the check before a close reads; the nightly check reads all.
 */
const MAX_SEALS = 200;

type Closing = Span & {
  /** The balances at the start and the end of the span. */
  opening: Balances;
  closing: Balances;
  /** The seal up to which the close before has checked. */
  sealNumber: number;
};

/**
 * The faults in the ledger of the days that are to be closed, in words: transfers whose lines don't sum to
 * 0, balances that don't sum to 0 or don't lead to the present balances of the accounts, and seals that
 * don't match.
 */
export async function wrongInDays(
  scope: Pick<Scope, 'db' | 'tenantId' | 'now'>,
  { startsAt, endsAt, opening, closing, sealNumber }: Closing,
): Promise<string[]> {
  const { db, tenantId } = scope;
  const unbalanced = await db.all<{ id: string; sum: number }>(sql`
    select transfer_id as id, sum(amount_fen) as sum
    from ${ledgerLines} indexed by ledger_lines_day
    where tenant_id = ${tenantId} and created_at >= ${startsAt} and created_at < ${endsAt}
    group by transfer_id having sum(amount_fen) <> 0 limit 10`);
  const total = Object.values(closing).reduce((sum, fen) => sum + fen, 0);
  const last = await lastSeal(db, tenantId);
  const first = Math.max(sealNumber, (last?.number ?? 0) - MAX_SEALS);
  return [
    ...unbalanced.map(({ id, sum }) => `transfer ${id} sums to ${sum}`),
    ...(total === 0 ? [] : [`the balances sum to ${total}`]),
    ...(await wrongBalances(scope, { startsAt, opening })),
    ...(await wrongSealsAfter(db, tenantId, first || NO_SEAL.number)),
  ];
}

/**
 * Accounts whose present balance differs from the balance at the start of the days plus the lines since
 * then. Both are read in one statement, so that nothing is posted in between.
 */
async function wrongBalances(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { startsAt, opening }: Pick<Closing, 'startsAt' | 'opening'>,
): Promise<string[]> {
  const found = await db.all<{ kind: keyof Balances; stands: number; posted: number }>(sql`
    select kind, sum(stands) as stands, sum(posted) as posted from (
      select kind, balance_fen as stands, 0 as posted from ${ledgerAccounts}
      where tenant_id = ${tenantId}
      union all
      select kind, 0, amount_fen from ${ledgerLines} indexed by ledger_lines_day
      where tenant_id = ${tenantId} and created_at >= ${startsAt})
    group by kind`);
  return Object.entries(opening).flatMap(([kind, fen]) => {
    const { stands, posted } = found.find((row) => row.kind === kind) ?? { stands: 0, posted: 0 };
    return stands === fen + posted ? [] : [`${kind}: ${stands} is not what its lines say`];
  });
}
