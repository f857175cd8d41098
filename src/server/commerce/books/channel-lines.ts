import { type SQL, sql } from 'drizzle-orm';
import type { LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import {
  deposits,
  ledgerLines,
  ledgerTransfers,
  withdrawals,
} from '../../db/schema/money/ledger.ts';
import { reversals } from '../../db/schema/money/providers.ts';
import { events } from '../../db/schema/orders/events.ts';
import type { Scope } from '../base/scope.ts';
import type { Span } from './moved.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** The channel id of lines that belong to no channel, such as corrections. */
export const NO_CHANNEL = 'none';

/**
 * The lines of the account `CLEARING` of a tenant, each with its top-up or withdrawal: the one whose number the
 * transfer names. Joins `line`, `transfer`, `topup` and `payout`, and for money that went back `back`.
 */
export const clearingLines = (tenantId: string, index = 'ledger_lines_kind'): SQL => sql`
  ${ledgerLines} as line indexed by ${sql.raw(index)}
  join ${ledgerTransfers} as transfer on transfer.id = line.transfer_id
  left join ${deposits} as topup
    on topup.tenant_id = line.tenant_id and topup.deposit_no = transfer.reference
  left join ${withdrawals} as payout
    on payout.tenant_id = line.tenant_id and payout.withdrawal_no = transfer.reference
  left join ${reversals} as back on line.type = 'DEPOSIT_REVERSAL' and back.tenant_id = ${tenantId}
    and back.id = substr(transfer.idempotency_key, instr(transfer.idempotency_key, ':') + 1, 26)`;

/** The channel of such a line. */
export const LINE_CHANNEL: SQL = sql`coalesce(topup.channel_id, payout.channel_id, ${NO_CHANNEL})`;

/**
 * What moved on `CLEARING` through a channel, by type and currency.
 *
 * `amountFen` is signed as in the ledger: incoming money is a debit, and negative. `paidHundredths` is in
 * hundredths of the currency in which it was paid, and positive. `feesFen` is the part that shoppers paid
 * for the channel itself; it is negative for money that went back.
 */
export type ChannelMoved = {
  /** Which of the spans. */
  span: number;
  channelId: string;
  type: LedgerType;
  currency: string;
  isIn: number;
  lines: number;
  amountFen: number;
  paidHundredths: number;
  feesFen: number;
};

/**
 * The announced amount of a top-up. If another amount was credited, the row of the top-up has that one.
 */
const ANNOUNCED_FEN = sql`coalesce((
  select cast(round(100 * json_extract(said.details, '$.announced')) as integer) from ${events} as said
  where said.tenant_id = topup.tenant_id and said.subject = 'DEPOSIT' and said.subject_id = topup.id
    and json_extract(said.details, '$.announced') is not null
  limit 1), topup.amount_fen)`;

/** The share of a top-up's announced amount that a line credits or takes back. */
const ANNOUNCED_PART = sql`(1.0 * abs(line.amount_fen) / ${ANNOUNCED_FEN})`;

/**
 * The amount paid at a channel, in hundredths. The pay amount of a top-up is that for the announced amount.
 */
const PAID = sql`case when back.amount is not null then 100 * back.amount
  when topup.id is not null then 100 * topup.pay_amount * ${ANNOUNCED_PART}
  else 100 * coalesce(payout.pay_amount, 0) end`;

/** The fee for the channel. It is refunded together with refunded money. */
const FEE = sql`case when line.type in ('DEPOSIT', 'DEPOSIT_REVERSAL') and topup.id is not null
  then round(topup.fee_fen * ${ANNOUNCED_PART}) * case when line.amount_fen < 0 then 1 else -1 end else 0 end`;

/** The movements on `CLEARING` in each of some spans, by channel, type, direction and currency. */
export function channelMovedIn(
  { db, tenantId }: TenantScope,
  spans: readonly Span[],
): Promise<ChannelMoved[]> {
  const list = JSON.stringify(spans.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return db.all<ChannelMoved>(sql`
    select span.key as span, ${LINE_CHANNEL} as channelId, line.type as type,
      line.amount_fen < 0 as isIn,
      coalesce(back.currency, topup.pay_currency, payout.pay_currency, '') as currency,
      count(*) as lines, sum(line.amount_fen) as amountFen,
      cast(sum(round(${PAID})) as integer) as paidHundredths,
      cast(sum(${FEE}) as integer) as feesFen
    from json_each(${list}) as span cross join ${clearingLines(tenantId)}
    where line.tenant_id = ${tenantId} and line.kind = 'CLEARING'
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
    group by 1, 2, 3, 4, 5`);
}

/**
 * The amount paid with a transfer, in the currency of its top-up or withdrawal, and the rate at that time.
 */
export type Paid = { amount: string; currency: string; rate: string };

/**
 * The amounts that shoppers paid in or were paid out, by the id of the transfer. Transfers for orders and
 * corrections have none.
 */
export async function paidWith(
  { db, tenantId }: TenantScope,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, Paid>> {
  const ids = JSON.stringify([...new Set(transferIds)]);
  const rows = await db.all<{ id: string; hundredths: number; currency: string; rate: string }>(sql`
    select line.transfer_id as id, cast(round(${PAID}) as integer) as hundredths,
      coalesce(back.currency, topup.pay_currency, payout.pay_currency) as currency,
      coalesce(topup.rate, payout.rate) as rate
    from ${clearingLines(tenantId, 'ledger_lines_position')}
    where line.transfer_id in (select value from json_each(${ids})) and line.tenant_id = ${tenantId}
      and line.kind = 'CLEARING' and (topup.id is not null or payout.id is not null)`);
  return new Map(
    rows.map(({ id, hundredths, currency, rate }) => [
      id,
      { amount: (hundredths / 100).toFixed(2), currency, rate },
    ]),
  );
}
