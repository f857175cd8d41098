import { sealNext } from '../../../../src/server/commerce/ledger/seal.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import {
  BENCH_TENANTS,
  byRowNumber,
  CURRENCY,
  type Making,
  numberIn,
  numbers,
  RATE,
  statusSql,
  TENANT,
  timeSql,
} from './shape.ts';

const HOUR_MS = 3_600_000;

const WITHDRAWAL_STATUSES: Readonly<Record<string, number>> = {
  PENDING_REVIEW: 10,
  APPROVED: 20,
  PAYING: 10,
  REJECTED: 20,
  FAILED: 5,
};
/** How many of a thousand top-ups that were not credited have each status; the others have expired. */
const OPEN_DEPOSITS: Readonly<Record<string, number>> = {
  PENDING_REVIEW: 100,
  PENDING_PAYMENT: 200,
  REJECTED: 200,
  CANCELLED: 100,
};
const REFUND_STATUSES: Readonly<Record<string, number>> = { REQUESTED: 30 };

export const WITHDRAWAL_FEN = 5000;
const WITHDRAWAL_FEE_FEN = 100;

const payAmount = (fen: string) => `printf('%.2f', (${fen}) * ${RATE} / 100)`;

/**
 * Makes the payments of all paid orders and shipments, one withdrawal for every fifty orders, the top-ups from which
 * all of these are paid, and further top-ups that wait or were declined. The ledger agrees with all of them.
 */
export async function makeMoney(making: Making, db: Database): Promise<void> {
  await makeWithdrawals(making);
  await makePayments(making);
  await makeDeposits(making);
  await makeRefunds(making);
  await postAll(making);
  for (const tenantId of BENCH_TENANTS) {
    while (await sealNext(db, tenantId, making.now));
  }
}

async function makeWithdrawals(making: Making): Promise<void> {
  const { client, orders, now, tenants } = making;
  const status = statusSql(WITHDRAWAL_STATUSES, 'PAID');
  const at = timeSql(now, status, ['PAID', 'REJECTED', 'FAILED'], 7);
  // A quarter goes out through a payment provider, the others are transfers.
  const channel = `(case when n / 3 % 4 then ${byRowNumber((tenant) => tenants[tenant].bankChannel)}
    else ${byRowNumber((tenant) => tenants[tenant].cardChannel)} end)`;
  await client.execute(`${numbers(Math.ceil(orders / 50))}
    insert into withdrawals (id, tenant_id, user_id, withdrawal_no, channel_id, status, amount_fen, fee_fen, pay_amount,
      pay_currency, rate, account_holder, account_no, created_at, done_at)
    select printf('w%09d', n), ${TENANT}, 'u' || n, printf('W%09d', n), ${channel}, ${status}, ${WITHDRAWAL_FEN},
      ${WITHDRAWAL_FEE_FEN}, ${payAmount(String(WITHDRAWAL_FEN - WITHDRAWAL_FEE_FEN))}, '${CURRENCY}', '${RATE}', 'Ada Novak',
      printf('6222%012d', n), ${at},
      case when ${status} in ('PAID', 'REJECTED', 'FAILED') then ${at} + ${HOUR_MS} end from i`);
}

async function makePayments({ client }: Making): Promise<void> {
  const columns = `id, tenant_id, user_id, payment_no, type, order_type, order_id, order_no, amount_fen, status, created_at, paid_at`;
  await client.execute(`
    insert into payments (${columns})
    select 'y' || id, tenant_id, user_id, 'Y' || order_no, 'PURCHASE', 'PURCHASE_ORDER', id, order_no, total_fen, 'PAID',
      created_at, created_at + 600000 from purchase_orders where id like 'o0%' and status <> 'CLOSED'`);
  await client.execute(`
    insert into payments (${columns})
    select 'y' || id, tenant_id, user_id, 'Y' || order_no, 'TRANSIT', 'TRANSIT_ORDER', id, order_no, total_fen, 'PAID',
      created_at, created_at + 600000 from transit_orders
    where id like 't0%' and status not in ('PENDING_PACKING', 'PACKING', 'PENDING_PAYMENT')`);
}

/**
 * Makes a credited top-up for each shopper who spent money, an hour before they first did, and a top-up that was not
 * credited for every hundred orders.
 */
async function makeDeposits(making: Making): Promise<void> {
  const { client, orders, now, tenants } = making;
  const columns = `id, tenant_id, user_id, deposit_no, channel_id, status, amount_fen, pay_amount, pay_currency, rate,
    reference, created_at, credited_at`;
  // Half of the top-ups are transfers, the others were paid at a provider.
  const channel = `(case when n / 3 % 2 then ${byRowNumber((tenant) => tenants[tenant].bankChannel)}
    else ${byRowNumber((tenant) => tenants[tenant].cardChannel)} end)`;
  await client.execute(`
    insert into deposits (${columns})
    select printf('d%09d', n), tenant_id, user_id, printf('D%09d', n), ${channel}, 'SUCCEEDED', fen, ${payAmount('fen')},
      '${CURRENCY}', '${RATE}', printf('R%09d', n), first_at - ${2 * HOUR_MS}, first_at - ${HOUR_MS}
    from (
      select ${numberIn('user_id')} as n, tenant_id, user_id, sum(fen) as fen, min(at) as first_at from (
        select tenant_id, user_id, amount_fen as fen, paid_at as at from payments where id like 'yo0%' or id like 'yt0%'
        union all select tenant_id, user_id, amount_fen, created_at from withdrawals where id like 'w0%')
      group by tenant_id, user_id)`);
  const status = statusSql(OPEN_DEPOSITS, 'EXPIRED');
  await client.execute(`${numbers(Math.ceil(orders / 100))}
    insert into deposits (${columns})
    select printf('e%09d', n), ${TENANT}, 'u' || n, printf('E%09d', n), ${channel}, ${status}, 3600 + n % 1000,
      ${payAmount('3600 + n % 1000')}, '${CURRENCY}', '${RATE}', printf('S%09d', n),
      ${timeSql(now, status, ['REJECTED', 'CANCELLED', 'EXPIRED'], 2)}, null from i`);
}

async function makeRefunds({ client }: Making): Promise<void> {
  const status = statusSql(REFUND_STATUSES, 'REJECTED');
  await client.execute(`
    insert into refunds (id, tenant_id, user_id, refund_no, order_type, order_id, order_no, status, reason, amount_fen,
      currency, rate, rate_source, rate_fetched_at, created_at)
    select printf('r%09d', n), tenant_id, user_id, printf('B%09d', n), 'PURCHASE_ORDER', id, order_no, ${status}, 'QC_FAILED',
      500, currency, rate, rate_source, rate_fetched_at, status_at
    from (select ${numberIn('id')} / 100 as n, * from purchase_orders
      where id like 'o0%' and ${numberIn('id')} % 100 = 0)`);
}

/** What rows post to the ledger: type, key, time and number of the transfer, and amounts by account. */
const POSTINGS: readonly {
  rows: string;
  key: string;
  type: string;
  at: string;
  no: string;
  lines: Record<string, string>;
}[] = [
  {
    rows: `deposits where id like 'd0%'`,
    key: 'deposit:',
    type: 'DEPOSIT',
    at: 'credited_at',
    no: 'deposit_no',
    lines: { CLEARING: '-amount_fen', AVAILABLE: 'amount_fen' },
  },
  {
    rows: `payments where id like 'yo0%'`,
    key: 'payment:',
    type: 'PAYMENT',
    at: 'paid_at',
    no: 'order_no',
    lines: { AVAILABLE: '-amount_fen', PURCHASE_REVENUE: 'amount_fen - 200', SERVICE_FEE: '200' },
  },
  {
    rows: `payments where id like 'yt0%'`,
    key: 'payment:',
    type: 'PAYMENT',
    at: 'paid_at',
    no: 'order_no',
    lines: { AVAILABLE: '-amount_fen', FREIGHT_REVENUE: 'amount_fen' },
  },
  {
    rows: `withdrawals where id like 'w0%'`,
    key: 'withdrawal:',
    type: 'WITHDRAWAL',
    at: 'created_at',
    no: 'withdrawal_no',
    lines: { AVAILABLE: '-amount_fen', FROZEN: 'amount_fen' },
  },
  {
    rows: `withdrawals where id like 'w0%' and status = 'PAID'`,
    key: 'withdrawal-paid:',
    type: 'WITHDRAWAL',
    at: 'done_at',
    no: 'withdrawal_no',
    lines: { FROZEN: 'fee_fen - amount_fen', CLEARING: 'amount_fen - fee_fen' },
  },
  {
    rows: `withdrawals where id like 'w0%' and status = 'PAID'`,
    key: 'withdrawal-fee:',
    type: 'WITHDRAWAL_FEE',
    at: 'done_at',
    no: 'withdrawal_no',
    lines: { FROZEN: '-fee_fen', SERVICE_FEE: 'fee_fen' },
  },
  {
    rows: `withdrawals where id like 'w0%' and status in ('REJECTED', 'FAILED')`,
    key: 'withdrawal-reversal:',
    type: 'WITHDRAWAL_REVERSAL',
    at: 'done_at',
    no: 'withdrawal_no',
    lines: { FROZEN: '-amount_fen', AVAILABLE: 'amount_fen' },
  },
];

/** Writes all transfers and their lines to the ledger, in the order of time, behind its existing lines. */
async function postAll({ client }: Making): Promise<void> {
  await client.execute(`create temp table posted (transfer_id text, position integer, tenant_id text, user_id text, kind text,
    fen integer, type text, at integer)`);
  for (const { rows, key, type, at, no, lines } of POSTINGS) {
    const transfer = `'x-${key}' || id`;
    await client.execute(`
      insert into ledger_transfers (id, tenant_id, idempotency_key, type, reference, created_at)
      select ${transfer}, tenant_id, '${key}' || id, '${type}', ${no}, ${at} from ${rows}`);
    for (const [position, [kind, fen]] of Object.entries(lines).entries()) {
      const user = ['AVAILABLE', 'FROZEN'].includes(kind) ? 'user_id' : `''`;
      await client.execute(`
        insert into posted select ${transfer}, ${position}, tenant_id, ${user}, '${kind}', ${fen}, '${type}', ${at} from ${rows}`);
    }
  }
  await client.execute(`
    insert into ledger_accounts (tenant_id, user_id, kind, currency, balance_fen)
    select distinct tenant_id, user_id, kind, 'CNY', 0 from posted where true on conflict do nothing`);
  const order = 'posted.at, posted.transfer_id, posted.position';
  await client.execute(`
    insert into ledger_lines (sequence, transfer_id, position, tenant_id, user_id, kind, currency, amount_fen,
      balance_after_fen, type, created_at)
    select (select coalesce(max(sequence), 0) from ledger_lines) + row_number() over (order by ${order}), posted.transfer_id,
      posted.position, posted.tenant_id, posted.user_id, posted.kind, 'CNY', posted.fen,
      account.balance_fen + sum(posted.fen) over (partition by posted.tenant_id, posted.user_id, posted.kind
        order by ${order} rows unbounded preceding), posted.type, posted.at
    from posted cross join ledger_accounts as account on account.tenant_id = posted.tenant_id
      and account.user_id = posted.user_id and account.kind = posted.kind and account.currency = 'CNY'
    order by ${order}`);
  await client.execute(`
    update ledger_accounts set balance_fen = ledger_accounts.balance_fen + moved.fen
    from (select tenant_id, user_id, kind, sum(fen) as fen from posted group by tenant_id, user_id, kind) as moved
    where ledger_accounts.tenant_id = moved.tenant_id and ledger_accounts.user_id = moved.user_id
      and ledger_accounts.kind = moved.kind and ledger_accounts.currency = 'CNY'`);
  await client.execute('drop table posted');
}
