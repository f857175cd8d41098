import { and, desc, eq, lte } from 'drizzle-orm';
import {
  LEDGER_ACCOUNT_KINDS,
  type LedgerAccountKind,
} from '../../../contract/values/money/ledger-kinds.ts';
import { dayCloses } from '../../db/schema/money/ledger.ts';
import type { Scope } from '../base/scope.ts';
import type { DayClose } from '../ledger/day-close.ts';
import { type ChannelMoved, channelMovedIn } from './channel-lines.ts';
import { type KeptMoved, type Moved, movedIn, sumOf } from './moved.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** The balance of every account of the chart in fen, over all shoppers. */
export type Balances = Record<LedgerAccountKind, number>;

/** What a day close stores: the balances at the end of its day. */
export type Totals = {
  balances: Balances;
  /** The share of each channel in the balance of `CLEARING`; `none` for what belongs to no channel. */
  channels: Record<string, number>;
  /** The movements since the previous close. */
  moved: KeptMoved[];
};

/** Balances after some movements. */
export const balancesAfter = (before: Balances, moved: readonly Moved[]): Balances => {
  const after = LEDGER_ACCOUNT_KINDS.map((kind) => [kind, before[kind] + sumOf(moved, { kind })]);
  return Object.fromEntries(after) as Balances;
};

const NOTHING = Object.fromEntries(LEDGER_ACCOUNT_KINDS.map((kind) => [kind, 0])) as Balances;

/** The last close whose day had ended at a time (milliseconds since the epoch). */
export async function closeBefore(
  { db, tenantId }: TenantScope,
  at: number,
): Promise<DayClose | undefined> {
  const [close] = await db
    .select()
    .from(dayCloses)
    .where(and(eq(dayCloses.tenantId, tenantId), lte(dayCloses.endsAt, at)))
    .orderBy(desc(dayCloses.endsAt))
    .limit(1);
  return close;
}

/** The totals that a close has stored. */
export const totalsOf = (close: DayClose): Totals => JSON.parse(close.totals) as Totals;

/**
 * The balances just before a time (milliseconds since the epoch): those that the last close before it has
 * stored, plus the lines since then. This is right because nothing is posted into a closed day.
 */
export async function balancesAt(scope: TenantScope, at: number): Promise<Balances> {
  const close = await closeBefore(scope, at);
  const since = await movedIn(scope, [{ startsAt: close?.endsAt ?? 0, endsAt: at }]);
  // An older close may lack an account that the chart has now.
  return balancesAfter({ ...NOTHING, ...(close && totalsOf(close).balances) }, since);
}

/** The share of each channel in the balance of `CLEARING` just before a time, in fen. */
export async function channelBalancesAt(
  scope: TenantScope,
  at: number,
): Promise<Record<string, number>> {
  const close = await closeBefore(scope, at);
  const since = await channelMovedIn(scope, [{ startsAt: close?.endsAt ?? 0, endsAt: at }]);
  return channelsAfter(close ? totalsOf(close).channels : {}, since);
}

function channelsAfter(
  before: Readonly<Record<string, number>>,
  moved: readonly ChannelMoved[],
): Record<string, number> {
  const after = { ...before };
  for (const { channelId, amountFen } of moved) {
    after[channelId] = (after[channelId] ?? 0) + amountFen;
  }
  return after;
}
