import { type Client, createClient } from '@libsql/client';

/** Tenants of the demonstration. */
export const BENCH_TENANTS = ['sampan', 'naga', 'dala'] as const;

const DAY_MS = 86_400_000;

/** Most objects are done; each other status has a few of a thousand, as in a shop that keeps up. */
const ORDER_STATUSES: Readonly<Record<string, number>> = {
  PAID: 4,
  PURCHASING: 6,
  AWAITING_CONFIRMATION: 2,
  PENDING_SUPPLEMENT: 1,
  PURCHASED: 8,
  SELLER_SHIPPED: 12,
  PARTIALLY_STOCKED_IN: 2,
  STOCKED_IN: 15,
  CLOSED: 60,
};
const PARCEL_STATUSES: Readonly<Record<string, number>> = {
  AWAITING_SHIPMENT: 2,
  IN_DOMESTIC_TRANSIT: 12,
  DOMESTIC_SIGNED: 4,
  INBOUND_CHECKING: 3,
  QC_FAILED: 1,
  RETURNING: 1,
  EXCEPTION: 1,
  STOCKED_IN: 40,
};
const SHIPMENT_STATUSES: Readonly<Record<string, number>> = {
  PENDING_PACKING: 8,
  PACKING: 4,
  PENDING_PAYMENT: 6,
  PENDING_SHIPMENT: 5,
  IN_TRANSIT: 30,
  CUSTOMS_CLEARANCE: 5,
  ARRIVED_LOCAL_WAREHOUSE: 3,
  LOST: 1,
};

/**
 * SQL for the status of the row `n`: each status of `few` for the given number of a thousand rows, else
 * `rest`.
 */
function statusSql(few: Readonly<Record<string, number>>, rest: string): string {
  let limit = 0;
  const cases = Object.entries(few).map(([status, share]) => {
    limit += share;
    return `when (n * 7919) % 1000 < ${limit} then '${status}'`;
  });
  return `case ${cases.join(' ')} else '${rest}' end`;
}

const TENANT = `(case n % 3 ${BENCH_TENANTS.map((id, i) => `when ${i} then '${id}'`).join(' ')} end)`;
const numbers = (count: number) =>
  `with recursive i(n) as (select 0 union all select n + 1 from i where n < ${count - 1})`;

/** A shopper of the same tenant as the row `n`: both are counted modulo 3. */
const shopperOf = (shoppers: number) => `'u' || ((n * 3) % ${shoppers - (shoppers % 3)} + n % 3)`;

const NAMES = [
  'Ada',
  'Boun',
  'Chan',
  'Dilnoza',
  'Elif',
  'Fatima',
  'Goran',
  'Hana',
  'Ivo',
  'Jun',
  'Kham',
];
const SURNAMES = [
  'Novak',
  'Silva',
  'Sato',
  'Kim',
  'Vong',
  'Rossi',
  'Haddad',
  'Bek',
  'Ruiz',
  'Petrov',
];
/** SQL for a name of the row `n`. Three of each hundred have a surname of their own. */
const oneOf = (words: readonly string[], n: string) =>
  `(case ${n} % ${words.length} ${words.map((word, i) => `when ${i} then '${word}'`).join(' ')} end)`;
const NAME = `${oneOf(NAMES, 'n')} || ' ' || case when n % 97 < 3 then 'Family' || n else ${oneOf(SURNAMES, 'n / 11')} end`;

/** The product of an order `n`: one of 20,000, so that each is in many orders of a large shop. */
const PRODUCT_URL = `'https://item.taobao.com/item.htm?id=' || (700000000000 + n % 20000)`;

/**
 * Fills the database of a demonstration with the work of three busy tenants, by statements and not through the
 * product: it is for measuring reads. There are `orders` orders and parcels, half as many shoppers, a third as
 * many shipments and a fifth as many tickets. `now` in milliseconds since the epoch.
 */
export async function generateDesk(url: string, orders: number, now: number): Promise<void> {
  const size = { orders, shoppers: Math.ceil(orders / 2), tickets: Math.ceil(orders / 5) };
  const client = createClient({ url });
  const run = (sql: string) => client.execute(sql);
  for (const pragma of ['foreign_keys = off', 'synchronous = off', 'cache_size = -200000']) {
    await run(`pragma ${pragma}`);
  }
  const user = shopperOf(size.shoppers);
  // Waiting objects began to wait in the last 40 days; finished ones are from the last three years.
  const at = (status: string) =>
    `(${now} - (n * 104729) % (case when ${status} in ('COMPLETED', 'FINISHED', 'CLOSED') then ${1000 * DAY_MS} else ${40 * DAY_MS} end))`;
  await run(`${numbers(size.shoppers)}
    insert into users (id, tenant_id, email, name, search_name, phone_number, language, password_hash, created_at)
    select 'u' || n, ${TENANT}, 'shopper' || n || '@example.org', ${NAME}, lower(${NAME}), printf('+6141%07d', n), 'en', '',
      ${now} - n * 1000 from i`);
  const order = statusSql(ORDER_STATUSES, 'COMPLETED');
  await run(`${numbers(size.orders)}
    insert into purchase_orders (id, tenant_id, user_id, order_no, status, refund_status, platform, shop_id, shop_name,
      shop_name_trans, goods_fen, domestic_freight_fen, service_fee_fen, total_fen, currency, rate, rate_source,
      rate_fetched_at, message, status_at, search_text, created_at, expires_at)
    select printf('o%09d', n), ${TENANT}, ${user}, printf('P%09d', n), ${order}, 'NONE', 'Taobao', 's' || n % 5000,
      '店', 'Shop', 1000, 600, 200, 1800, 'AUD', '0.2', 'bench', ${now}, '', ${at(order)}, printf('p%09d cup 杯子', n),
      ${at(order)} - ${DAY_MS}, 0 from i`);
  await run(`${numbers(size.orders)}
    insert into purchase_order_items (id, tenant_id, order_id, position, product_id, product_url, sku_id, title, title_trans,
      image, attributes, quantity, price_fen, weight_g, message, status)
    select printf('i%09d', n), ${TENANT}, printf('o%09d', n), 0, 'p', ${PRODUCT_URL}, 's', '杯子', 'Cup', '', '[]', 1,
      1000, 300, '', 'STOCKED_IN' from i`);
  const parcel = statusSql(PARCEL_STATUSES, 'FINISHED');
  await run(`${numbers(size.orders)}
    insert into purchase_parcels (id, tenant_id, user_id, parcel_no, order_id, order_no, status, status_at, warehouse_id,
      domestic_carrier, domestic_tracking_no, goods_class, qc_status, qc_photos, goods_value_fen, search_text, created_at,
      storage_expires_at)
    select printf('k%09d', n), ${TENANT}, ${user}, printf('K%09d', n), printf('o%09d', n), printf('P%09d', n), ${parcel},
      ${at(parcel)}, 'w', 'SF Express', printf('SF%013d', n), 'NORMAL', 'PASSED', '[]', 1000, printf('k%09d', n),
      ${at(parcel)}, case when ${parcel} = 'STOCKED_IN' then ${now} + (n * 15485863) % ${80 * DAY_MS} end from i`);
  const shipment = statusSql(SHIPMENT_STATUSES, 'COMPLETED');
  await run(`${numbers(Math.floor(size.orders / 3))}
    insert into transit_orders (id, tenant_id, user_id, order_no, status, status_at, charge_mode, option_code, country,
      self_pickup, local_express_company_name, insured, declared_fen, estimate, total_fen, weight_g, parcel_count, images,
      message, currency, rate, rate_source, rate_fetched_at, search_text, created_at)
    select printf('t%09d', n), ${TENANT}, ${user}, printf('T%09d', n), ${shipment}, ${at(shipment)}, 'AFTER_WEIGHING',
      'POSTAL_EMS', 'au', 0, '', 0, 1000, '{}', 9000, 1200, 2, '[]', '', 'AUD', '0.2', 'bench', ${now},
      printf('t%09d', n), ${at(shipment)} from i`);
  await run(`${numbers(size.tickets)}
    insert into tickets (id, tenant_id, user_id, kind, subject_no, state, due_at, waiting_since, created_at)
    select printf('f%09d', n), ${TENANT}, ${user}, 'QUESTION', printf('P%09d', n), iif(n % 50, 'CLOSED', 'OPEN'),
      ${now} - n * 60000, iif(n % 50, null, ${now} - n * 60000), ${now} - n * 60000 from i`);
  await run(`
    insert into ticket_messages (id, tenant_id, ticket_id, kind, text, at)
    select id, tenant_id, id, 'SHOPPER', 'When?', created_at from tickets`);
  await addStatistics(client);
  client.close();
}

/** Updates the statistics of the database, as a server does after a while. */
async function addStatistics(client: Client): Promise<void> {
  await client.execute('pragma analysis_limit = 1000');
  await client.execute('pragma optimize = 0x10002');
}
