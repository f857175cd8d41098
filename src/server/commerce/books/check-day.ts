import { sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerLines } from '../../db/schema/ledger.ts';
import type { Scope } from '../base/scope.ts';
import { lastSeal, NO_SEAL } from '../ledger/seal.ts';
import { wrongSealsAfter } from '../ledger/seal-check.ts';
import { type Balances, balancesAfter } from './balances.ts';
import { movedIn, type Span } from './moved.ts';

/** A check of a close looks at so many seals (of 500 lines) at most; the nightly check looks at all. */
const MAX_SEALS = 200;

type Closing = Span & {
  /** The balances at the end of the span. */
  closing: Balances;
  /** The seal up to which the close before has checked. */
  sealNumber: number;
};

/**
 * What is wrong with the ledger of the days that are to be closed, in words: transfers whose lines don't sum to 0,
 * balances that don't sum to 0 or lead to other ones than the accounts have now, and seals that don't match.
 */
export async function wrongInDays(
  scope: Pick<Scope, 'db' | 'tenantId' | 'now'>,
  { startsAt, endsAt, closing, sealNumber }: Closing,
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
    ...(await wrongBalances(scope, { endsAt, closing })),
    ...(await wrongSealsAfter(db, tenantId, first || NO_SEAL.number)),
  ];
}

/** Accounts whose balance now is not that at the end of the days and what was posted since. */
async function wrongBalances(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { endsAt, closing }: Pick<Closing, 'endsAt' | 'closing'>,
): Promise<string[]> {
  const since = await movedIn({ db, tenantId }, [
    { startsAt: endsAt, endsAt: Number.MAX_SAFE_INTEGER },
  ]);
  const now = await db.all<{ kind: keyof Balances; sum: number }>(sql`
    select kind, sum(balance_fen) as sum from ${ledgerAccounts}
    where tenant_id = ${tenantId} group by kind`);
  const expected = balancesAfter(closing, since);
  return Object.entries(expected).flatMap(([kind, fen]) => {
    const stands = now.find((row) => row.kind === kind)?.sum ?? 0;
    return stands === fen ? [] : [`${kind}: ${stands} is not what its lines say`];
  });
}
