import { sql } from 'drizzle-orm';
import type { ChannelClearing, Clearing } from '../../../contract/ops/money/reports.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { providerPayments } from '../../db/schema/money/providers.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { DayRange } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { type Channel, channelsOf } from '../deposit/deposit-channels.ts';
import { channelBalancesAt } from './balances.ts';
import {
  type ChannelMoved,
  channelMovedIn,
  clearingLines,
  LINE_CHANNEL,
  NO_CHANNEL,
} from './channel-lines.ts';
import { type Days, requestedDays } from './days.ts';
import { openMoney } from './open-money.ts';

/** The number of days if the query names none. */
const USUAL_DAYS = 30;

/**
 * What a provider reports as received for the top-ups of a channel that were credited in some days.
 */
type Received = {
  channelId: string;
  currency: string | null;
  receivedHundredths: number | null;
  differs: number;
};

/**
 * What providers report for the top-ups that were credited in some days, by channel and currency. `differs`
 * counts the top-ups that, according to the provider, were paid with another amount or currency than
 * requested, or that the provider does not know.
 */
function receivedIn({ db, tenantId }: Scope, { startsAt, endsAt }: Days): Promise<Received[]> {
  return db.all<Received>(sql`
    select ${LINE_CHANNEL} as channelId, paid.paid_currency as currency,
      cast(sum(round(100 * paid.paid_amount)) as integer) as receivedHundredths,
      sum(paid.id is null or paid.paid_amount + 0 <> topup.pay_amount + 0
        or paid.paid_currency <> topup.pay_currency) as differs
    from ${clearingLines(tenantId)}
    left join ${providerPayments} as paid on paid.tenant_id = line.tenant_id
      and paid.deposit_id = topup.id and paid.state = 'CREDITED'
    where line.tenant_id = ${tenantId} and line.kind = 'CLEARING' and line.type = 'DEPOSIT'
      and line.created_at >= ${startsAt} and line.created_at < ${endsAt}
      and topup.id is not null
    group by 1, 2`);
}

/**
 * Reads what each channel of the tenant moved in some days, by default the last 30: the sums in the ledger, what
 * shoppers paid, what the provider reports, and what is open now. Throws `VALIDATION_FAILED` for a range that ends
 * before it begins.
 */
export async function getClearing(scope: Scope, query: DayRange): Promise<Clearing> {
  const days = requestedDays(scope, query, USUAL_DAYS);
  const [channels, before, moved, received, open] = await Promise.all([
    channelsOf(scope),
    channelBalancesAt(scope, days.startsAt),
    channelMovedIn(scope, [days]),
    receivedIn(scope, days),
    openMoney(scope),
  ]);
  const others = [...Object.keys(before), ...moved.map(({ channelId }) => channelId)].filter(
    (id) => !channels.some((channel) => channel.id === id),
  );
  const ids = [...channels.map(({ id }) => id), ...new Set(others)];
  return {
    dateStart: days.dateStart,
    dateEnd: days.dateEnd,
    channels: ids.map((id) =>
      viewChannel(scope, id, {
        channel: channels.find((one) => one.id === id),
        openingFen: before[id] ?? 0,
        moved: moved.filter(({ channelId }) => channelId === id),
        received: received.filter(({ channelId }) => channelId === id),
        open: open.filter(({ channelId }) => channelId === id).length,
      }),
    ),
    open,
  };
}

type Parts = {
  channel: Channel | undefined;
  openingFen: number;
  moved: readonly ChannelMoved[];
  received: readonly Received[];
  open: number;
};

function viewChannel(
  { locale }: Scope,
  channelId: string,
  { channel, openingFen, moved, received, open }: Parts,
): ChannelClearing {
  // On CLEARING incoming money is a debit. Here it counts as money that the channel holds for the shop.
  const fenOf = (matches: (one: ChannelMoved) => boolean) =>
    0 - moved.reduce((sum, one) => (matches(one) ? sum + one.amountFen : sum), 0);
  const countOf = (type: ChannelMoved['type']) =>
    moved.reduce((sum, one) => (one.type === type ? sum + one.lines : sum), 0);
  const typesWithColumn = ['DEPOSIT', 'WITHDRAWAL', 'DEPOSIT_REVERSAL'];
  const hasProvider = received.some(({ receivedHundredths }) => receivedHundredths !== null);
  return {
    channelId,
    name: channel ? pickText(channel.name, locale) : '',
    provider: channel?.provider ?? '',
    opening: fromFen(0 - openingFen),
    came: fromFen(fenOf(({ type }) => type === 'DEPOSIT')),
    cameCount: countOf('DEPOSIT'),
    wentOut: fromFen(0 - fenOf(({ type }) => type === 'WITHDRAWAL')),
    wentOutCount: countOf('WITHDRAWAL'),
    wentBack: fromFen(0 - fenOf(({ type }) => type === 'DEPOSIT_REVERSAL')),
    other: fromFen(fenOf(({ type }) => !typesWithColumn.includes(type))),
    closing: fromFen(0 - openingFen + fenOf(() => true)),
    paid: byCurrency(moved.filter(({ type }) => type === 'DEPOSIT')),
    paidOut: byCurrency(moved.filter(({ type }) => type === 'WITHDRAWAL')),
    fees: fromFen(moved.reduce((sum, { feesFen }) => sum + feesFen, 0)),
    received: received.flatMap(({ currency, receivedHundredths }) =>
      currency === null ? [] : [{ currency, amount: fromFen(receivedHundredths ?? 0) }],
    ),
    differs: hasProvider ? received.reduce((sum, { differs }) => sum + differs, 0) : 0,
    open,
  };
}

const byCurrency = (moved: readonly ChannelMoved[]) =>
  [...Map.groupBy(moved, ({ currency }) => currency)]
    .filter(([currency]) => currency !== '')
    .map(([currency, rows]) => ({
      currency,
      amount: fromFen(rows.reduce((sum, { paidHundredths }) => sum + paidHundredths, 0)),
    }));

/** The name of a channel by its id; empty for lines without a channel, or of a deleted one. */
export const channelName = (scope: Scope, channels: readonly Channel[], id: string): string => {
  const channel = channels.find((one) => one.id === id);
  return channel && id !== NO_CHANNEL ? pickText(channel.name, scope.locale) : '';
};
