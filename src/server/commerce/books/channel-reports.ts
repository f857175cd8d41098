import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import type { Measure, ReportRows } from '../../../contract/values/money/reports.ts';
import type { Scope } from '../base/scope.ts';
import { type Channel, channelsOf } from '../deposit/deposit-channels.ts';
import { type ChannelMoved, channelMovedIn } from './channel-lines.ts';
import { channelName } from './clearing.ts';
import {
  byCurrency,
  type ChannelRow,
  currencyRows,
  PAID_COLUMNS,
  paidValues,
} from './currency-report.ts';
import type { Days } from './days.ts';
import { movedIn, sumOf } from './moved.ts';
import type { Column, Filled } from './report-view.ts';

type Wanted = { periods: readonly Days[]; by: ReportRows; channelId: string };

const CLEARING: LedgerAccountKind = 'CLEARING';
const cny = (measure: Measure, type?: LedgerType): Column => ({
  measure,
  unit: 'CNY',
  kind: CLEARING,
  ...(type ? { type } : {}),
});

/**
 * The money that came in and went out in each period or through each channel, as the account `CLEARING` has
 * it.
 */
const MONEY = [
  cny('CAME_IN', 'DEPOSIT'),
  cny('TAKEN_BACK', 'DEPOSIT_REVERSAL'),
  cny('WENT_OUT', 'WITHDRAWAL'),
  cny('OTHER'),
  cny('CHANGE'),
];

const NAMED = ['DEPOSIT', 'DEPOSIT_REVERSAL', 'WITHDRAWAL'];

/** A report about channels, with rows of periods or of channels. */
export async function channelReport(
  scope: Scope,
  report: 'FEES' | 'MONEY' | 'CURRENCY',
  wanted: Wanted,
): Promise<Filled> {
  const [channels, all] = await Promise.all([
    channelsOf(scope),
    channelMovedIn(scope, wanted.periods),
  ]);
  const { channelId } = wanted;
  const movements = channelId ? all.filter((one) => one.channelId === channelId) : all;
  const rows = rowsOf(scope, wanted, channels, movements);
  if (report === 'CURRENCY') return currencyRows(rows);
  if (report === 'FEES') return feesOf(scope, wanted, rows);
  return moneyOf(wanted, rows);
}

/** Through channels also in the currencies in which it was paid, each with its mean rate. */
function moneyOf({ by }: Wanted, rows: readonly ChannelRow[]): Filled {
  const isOfChannels = by === 'CHANNEL';
  // The lines of one channel can be listed only if the report is for that channel, so a sum over all
  // channels has no link.
  const columns = MONEY.map(
    ({ measure, unit, kind, type }): Column => ({
      measure,
      unit,
      ...(kind && measure !== 'OTHER' ? { kind } : {}),
      ...(type ? { type } : {}),
    }),
  );
  if (!isOfChannels) {
    return {
      columns,
      rows: rows.map(({ moved, ...row }) => ({ ...row, values: movedFen(moved) })),
    };
  }
  return {
    columns: [...PAID_COLUMNS, ...columns],
    rows: rows.flatMap(byCurrency).map(({ moved, ...row }) => ({
      ...row,
      values: [...paidValues(moved), ...movedFen(moved)],
    })),
  };
}

/** The values of `MONEY`. */
function movedFen(moved: readonly ChannelMoved[]): number[] {
  // `0 - sum`, because `-sum` would be -0 if nothing was moved.
  const fen = (matches: (type: string) => boolean) =>
    0 - moved.reduce((sum, one) => (matches(one.type) ? sum + one.amountFen : sum), 0);
  return [
    fen((type) => type === 'DEPOSIT'),
    fen((type) => type === 'DEPOSIT_REVERSAL'),
    fen((type) => type === 'WITHDRAWAL'),
    fen((type) => !NAMED.includes(type)),
    fen(() => true),
  ];
}

function rowsOf(
  scope: Scope,
  { periods, by }: Wanted,
  channels: readonly Channel[],
  moved: readonly ChannelMoved[],
): ChannelRow[] {
  if (by !== 'CHANNEL') {
    return periods.map((days, span) => ({
      days,
      moved: moved.filter((one) => one.span === span),
    }));
  }
  const position = (id: string) => {
    const index = channels.findIndex((channel) => channel.id === id);
    return index < 0 ? channels.length : index;
  };
  return [...Map.groupBy(moved, ({ channelId }) => channelId)]
    .toSorted(([a], [b]) => position(a) - position(b))
    .flatMap(([channelId, own]) =>
      periods.map((days) => ({
        days,
        channelId,
        channel: channelName(scope, channels, channelId),
        moved: own,
      })),
    );
}

/**
 * The fees that shoppers paid: for channels, which the channels or their providers keep, and for
 * withdrawals, which the tenant keeps. The latter belong to no channel of the ledger, so only rows of
 * periods have them.
 */
async function feesOf(
  scope: Scope,
  { periods, by, channelId }: Wanted,
  rows: readonly ChannelRow[],
): Promise<Filled> {
  const paid = (own: readonly ChannelMoved[]) => own.reduce((sum, one) => sum + one.feesFen, 0);
  const channelFees: Column = { measure: 'CHANNEL_FEES', unit: 'CNY' };
  if (by === 'CHANNEL' || channelId) {
    return {
      columns: [channelFees],
      rows: rows.map(({ moved, ...row }) => ({ ...row, values: [paid(moved)] })),
    };
  }
  const fees = { kind: 'SERVICE_FEE', type: 'WITHDRAWAL_FEE' } as const;
  const posted = await movedIn(scope, periods, fees.kind);
  return {
    columns: [channelFees, { measure: 'WITHDRAWAL_FEES', unit: 'CNY', ...fees }],
    rows: rows.map(({ moved, ...row }, span) => ({
      ...row,
      values: [paid(moved), sumOf(posted, { span, ...fees })],
    })),
  };
}
