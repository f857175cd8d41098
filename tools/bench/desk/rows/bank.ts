import { digitsOf } from '../../../../src/server/commerce/bank/statement/amount.ts';
import { DAY_MS } from '../../../../src/server/commerce/base/clock.ts';
import { byTenantId, CURRENCY, type Making, numberIn, numbers, TENANT } from './shape.ts';

/** The number of withdrawals in a batch of payments. */
const IN_BATCH = 5;

/**
 * Makes the bank statements of each tenant's account, a file for each day. They have a line for each credited transfer
 * and for each payment of a batch, a charge for every five hundred orders, and money that nobody has explained. Also
 * makes the batches of payments, and the payments and payouts of providers.
 */
export async function makeBank(making: Making): Promise<void> {
  await gatherLines(making);
  await writeLines(making);
  await matchLines(making);
  await makePayouts(making);
  await makeProviderRows(making);
}

/** SQL for what a row pays, in the smallest unit of the currency. */
const PAY_MINOR = `cast(round(pay_amount * ${10 ** digitsOf(CURRENCY)}) as integer)`;

async function gatherLines(making: Making): Promise<void> {
  const { client, orders, now } = making;
  const number = numberIn('id');
  await client.execute(`create temp table said (id text, tenant_id text, at integer, minor integer, state text, mark text,
    note text, hint text, name text, text text)`);
  for (const [state, which] of [
    ['MATCHED', `status = 'SUCCEEDED' and id like 'd0%' and n / 3 % 2`],
    ['OPEN', `status = 'PENDING_REVIEW' and id like 'e0%' and n / 3 % 2`],
  ]) {
    await client.execute(`
      insert into said select 'l' || id, tenant_id, coalesce(credited_at, created_at), ${PAY_MINOR}, '${state}', '', '',
        '', 'Ada Novak', 'Top-up ' || reference
      from (select *, ${number} as n from deposits) where ${which}`);
  }
  await client.execute(`
    insert into said select 'l' || id, tenant_id, done_at, -${PAY_MINOR}, 'MARKED', 'PAYOUT', withdrawal_no, '',
      account_holder, 'Payment ' || withdrawal_no
    from (select *, ${number} as n from withdrawals) where id like 'w0%' and status = 'PAID' and n / 3 % 4 > 0`);
  await client.execute(`${numbers(Math.ceil(orders / 500))}
    insert into said select printf('lc%09d', n), ${TENANT}, ${now} - (n * 104729) % ${1000 * DAY_MS}, -250, 'MARKED', 'CHARGE', '',
      'CHARGE', '', 'Account fee' from i`);
  await client.execute(`${numbers(Math.ceil(orders / 500))}
    insert into said select printf('lo%09d', n), ${TENANT}, ${now} - (n * 104729) % ${10 * DAY_MS}, 1000 + n % 700, 'OPEN', '', '', '',
      'Boun Vong', 'Transfer' from i`);
}

async function writeLines({ client, now, tenants }: Making): Promise<void> {
  const list = Object.entries(tenants).map(
    ([id, { bankAccount }]) => `('${id}', '${bankAccount}')`,
  );
  await client.execute(`create temp table accounts as
    with known(tenant_id, account_id) as (values ${list.join(', ')}) select * from known`);
  const day = `(at / ${DAY_MS})`;
  await client.execute(`
    insert into bank_files (id, tenant_id, account_id, name, format, state, upload_key, sha256, bytes, from_day, to_day,
      line_count, new_count, added_by, added_at, taken_by, taken_at)
    select 'g-' || tenant_id || ${day}, tenant_id, account_id, ${day} || '.csv', 'CSV', 'TAKEN', 'g-' || tenant_id || ${day},
      'g-' || tenant_id || ${day}, 1000, date(min(at) / 1000, 'unixepoch'), date(min(at) / 1000, 'unixepoch'), count(*), count(*),
      'bench', ${day} * ${DAY_MS} + ${DAY_MS}, 'bench', ${day} * ${DAY_MS} + ${DAY_MS}
    from said cross join accounts using (tenant_id) group by tenant_id, ${day}`);
  await client.execute(`
    insert into bank_lines (id, tenant_id, account_id, file_id, row, identity, day, value_day, sort_at, amount_minor, currency, text,
      name, account, reference, entry_ref, hint, state, matched_minor, mark, note, created_at)
    select id, tenant_id, account_id, 'g-' || tenant_id || ${day}, place, id, date(at / 1000, 'unixepoch'),
      date(at / 1000, 'unixepoch'), ${day} * ${DAY_MS} + place, minor, '${CURRENCY}', text, name, '', '', id, hint, state,
      case when state = 'MATCHED' then minor else 0 end, mark, note, min(${now}, ${day} * ${DAY_MS} + ${DAY_MS})
    from (select *, row_number() over (partition by tenant_id, ${day} order by at, id) as place from said)
    cross join accounts using (tenant_id)`);
  await client.execute(`
    update bank_accounts set balance_minor = bank_accounts.balance_minor + lines.minor, last_day = lines.day
    from (select account_id, sum(amount_minor) as minor, max(day) as day from bank_lines group by account_id) as lines
    where bank_accounts.id = lines.account_id`);
  await client.execute('drop table said');
  await client.execute('drop table accounts');
}

async function matchLines({ client }: Making): Promise<void> {
  await client.execute(`
    insert into bank_matches (id, tenant_id, line_id, deposit_id, credit, amount_minor, announced_fen, unannounced, state, made_by,
      made_at)
    select 'm' || line.id, line.tenant_id, line.id, deposit.id, 'm' || line.id, line.amount_minor, deposit.amount_fen, 0, 'CREDITED',
      'bench', deposit.credited_at
    from bank_lines as line cross join deposits as deposit on deposit.id = substr(line.id, 2) where line.state = 'MATCHED'`);
}

async function makePayouts(making: Making): Promise<void> {
  const { client, tenants } = making;
  const number = numberIn('id');
  await client.execute(`create temp table batched as
    select *, 'b-' || tenant_id || '-' || item || '-' || ((place - 1) / ${IN_BATCH}) as payout_id from (
      select *, row_number() over (partition by tenant_id, item order by created_at, id) as place from (
        select *, case status when 'PAID' then 'CONFIRMED' when 'FAILED' then 'FAILED' when 'PAYING' then 'SENT' else 'QUEUED' end
          as item, ${number} as n from withdrawals
        where id like 'w0%' and (status in ('PAID', 'FAILED', 'PAYING') or status = 'APPROVED' and ${number} % 2))
      where n / 3 % 4 > 0)`);
  const account = byTenantId((tenant) => `'${tenants[tenant].bankAccount}'`);
  await client.execute(`
    insert into payouts (id, tenant_id, account_id, payout_no, state, currency, count, sum_minor, hashes, created_by, created_at,
      sent_by, sent_at)
    select payout_id, tenant_id, ${account}, upper(payout_id),
      case item when 'QUEUED' then 'OPEN' when 'SENT' then 'SENT' else 'DONE' end, max(pay_currency), count(*), sum(${PAY_MINOR}), '{}',
      'bench', max(created_at), case when item = 'QUEUED' then '' else 'bench' end,
      case when item <> 'QUEUED' then max(created_at) end
    from batched group by payout_id`);
  await client.execute(`
    insert into payout_items (id, tenant_id, payout_id, position, withdrawal_id, amount_minor, state, changed_at)
    select 'b' || id, tenant_id, payout_id, (place - 1) % ${IN_BATCH}, id, ${PAY_MINOR}, item, created_at from batched`);
  await client.execute('drop table batched');
}

async function makeProviderRows({ client }: Making): Promise<void> {
  const provider = `(select provider from deposit_channels where deposit_channels.id = channel_id)`;
  const state = `case status when 'SUCCEEDED' then 'CREDITED' when 'PENDING_PAYMENT' then 'BEGUN' when 'PENDING_REVIEW' then 'REVIEW'
    else 'FAILED' end`;
  await client.execute(`
    insert into provider_payments (id, tenant_id, user_id, deposit_id, channel_id, provider, state, reference, paid_reference, amount,
      currency, paid_amount, paid_currency, created_at, changed_at)
    select 'q' || id, tenant_id, user_id, id, channel_id, ${provider}, ${state}, 'pi_' || id,
      case when status = 'SUCCEEDED' then 'ch_' || id end, pay_amount, pay_currency,
      case when status = 'SUCCEEDED' then pay_amount else '' end, case when status = 'SUCCEEDED' then pay_currency else '' end,
      created_at, coalesce(credited_at, created_at)
    from deposits where (id like 'd0%' or id like 'e0%') and ${numberIn('id')} / 3 % 2 = 0`);
  await client.execute(`
    insert into provider_payouts (id, tenant_id, withdrawal_id, channel_id, state, reference, made_by, created_at, changed_at)
    select 'q' || id, tenant_id, id, channel_id, case status when 'PAID' then 'PAID' when 'FAILED' then 'FAILED' else 'PENDING' end,
      'po_' || id, 'bench', created_at, coalesce(done_at, created_at)
    from withdrawals where id like 'w0%' and status in ('PAID', 'FAILED', 'PAYING') and ${numberIn('id')} / 3 % 4 = 0`);
}
