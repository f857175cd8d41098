import type { SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ProviderPayoutState } from '../../../contract/values/money/provider-kinds.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-records.ts';
import { rejectWithdrawal } from '../withdrawal/withdrawals.ts';
import { movePayout, type ProviderPayoutRow, payoutNamed } from './records.ts';

/** The first look after a payout was sent, and the longest pause between looks. */
export const FIRST_LOOK_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** Longer words of a provider are cut. */
export const MAX_ERROR = 300;

export const DECIDED = { nextCheckAt: null, error: '' } as const;

/** Gives the money back. The provider's own words are for the desk: the shopper reads only that it failed. */
export async function failPayout(
  scope: Scope,
  row: ProviderPayoutRow,
  withdrawal: WithdrawalRow,
  { from, error, also }: { from: readonly ProviderPayoutState[]; error: string; also?: SQL },
): Promise<void> {
  const changes = { ...DECIDED, error: error.slice(0, MAX_ERROR) };
  const payoutStatement = movePayout(scope, row, from, 'FAILED', changes, also);
  await unlessSettled(
    rejectWithdrawal(scope, withdrawal.id, { reason: '', failed: [payoutStatement] }),
  );
}

/**
 * Webhook, timer and a person may apply the same state at once; only the first succeeds. Returns whether
 * this call did.
 */
export async function unlessSettled(applied: Promise<unknown>): Promise<boolean> {
  try {
    await applied;
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'ILLEGAL_TRANSITION') return false;
    throw error;
  }
}

/** Commits the statements unless the payout is not as they expect it any more. Returns whether it did. */
export const unlessDecided = (
  scope: Scope,
  statements: Parameters<typeof atomically>[1],
): Promise<boolean> =>
  unlessSettled(
    atomically({ db: scope.db }, statements, {
      PROVIDER_PAYOUT_STATE: () => new Failure('ILLEGAL_TRANSITION'),
    }),
  );

/** Looks again later: each time twice as late, but at least some times a day. `error`: why nothing is decided, for the desk. */
export async function postpone(
  scope: Scope,
  given: ProviderPayoutRow,
  error: string,
): Promise<void> {
  const row = (await payoutNamed(scope, given.id)) ?? given;
  const pause = Math.min(FIRST_LOOK_MS * 2 ** Math.min(row.checks, 20), LONGEST_PAUSE_MS);
  await unlessDecided(scope, [
    movePayout(scope, row, ['REQUESTED', 'PENDING'], row.state, {
      error: error.slice(0, MAX_ERROR),
      checks: row.checks + 1,
      nextCheckAt: scope.now + pause,
    }),
  ]);
}
