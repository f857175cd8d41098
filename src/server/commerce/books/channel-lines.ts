import { type SQL, sql } from 'drizzle-orm';
import type { AccountTransactionType } from '../../../contract/values/money-kinds.ts';
import { deposits, ledgerLines, ledgerTransfers, withdrawals } from '../../db/schema/ledger.ts';
import { reversals } from '../../db/schema/providers.ts';
import type { Scope } from '../base/scope.ts';
import type { Span } from './moved.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** What stands for the channel of a line that belongs to none, such as a correction. */
export const NO_CHANNEL = 'none';

/**
 * The lines of the account `CLEARING` of a tenant, each with its top-up or withdrawal: the one whose number the
 * transfer names. Joins `line`, `transfer`, `topup` and `payout`, and for money that went back `back`.
 */
export const clearingLines = (tenantId: string): SQL => sql`
  ${ledgerLines} as line indexed by ledger_lines_kind
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
 * What moved on `CLEARING` through a channel, by type and currency. `amountFen` is signed as in the ledger: money that
 * comes in is a debit, and negative. `paidHundredths` is in hundredths of the currency in which it was paid, and
 * positive, `feesFen` the part of it that shoppers paid for the channel itself.
 */
export type ChannelMoved = {
  /** Which of the spans. */
  span: number;
  channelId: string;
  type: AccountTransactionType;
  currency: string;
  isIn: number;
  lines: number;
  amountFen: number;
  paidHundredths: number;
  feesFen: number;
};

/** What moved on `CLEARING` in each of some spans, by channel, type, direction and currency. */
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
      cast(sum(round(100 * coalesce(back.amount, topup.pay_amount, payout.pay_amount, 0))) as integer)
        as paidHundredths,
      sum(case when line.type = 'DEPOSIT' then coalesce(topup.fee_fen, 0) else 0 end) as feesFen
    from json_each(${list}) as span cross join ${clearingLines(tenantId)}
    where line.tenant_id = ${tenantId} and line.kind = 'CLEARING'
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
    group by 1, 2, 3, 4, 5`);
}
