import { DAY_MS } from '../../../../src/server/commerce/base/clock.ts';
import {
  byRowNumber,
  CURRENCY,
  type Making,
  numbers,
  oneOf,
  RATE,
  shopperOf,
  statusSql,
  TENANT,
  timeSql,
} from './shape.ts';

/**
 * How many of a thousand orders have each open status. All others are done, as in a shop whose staff keep up with the
 * work.
 */
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
const DONE = ['COMPLETED', 'FINISHED', 'CLOSED'];

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
/** SQL for the name of the shopper `n`. About three of each hundred have a surname that nobody else has. */
const NAME = `${oneOf(NAMES, 'n')} || ' ' || case when n % 97 < 3 then 'Family' || n else ${oneOf(SURNAMES, 'n / 11')} end`;

/** SQL for the URL of the product of the order `n`: one of 20,000, so that a large shop has many orders of each. */
const PRODUCT_URL = `'https://item.taobao.com/item.htm?id=' || (700000000000 + n % 20000)`;

/**
 * SQL for the seller of the order `n`. Of each twenty orders, one is of the largest seller (marketplaces have
 * supermarkets of their own), five are of fifty large sellers, and the others of 5,000 small ones.
 */
const SHOP = `(case when n / 3 % 20 = 0 then 's0' when n / 3 % 20 < 6 then 's' || (1 + n % 50) else 's' || (100 + n % 5000) end)`;

/**
 * Makes the shoppers and the orders. Each order has a parcel, every third parcel a shipment, and every fifth order a
 * ticket.
 */
export async function makeGoods(making: Making): Promise<void> {
  const { client, orders, shoppers, now } = making;
  const user = shopperOf(making);
  const at = (status: string) => timeSql(now, status, DONE);
  await client.execute(`${numbers(shoppers)}
    insert into users (id, tenant_id, email, name, search_name, phone_number, language, password_hash, created_at)
    select 'u' || n, ${TENANT}, 'shopper' || n || '@example.org', ${NAME}, lower(${NAME}), printf('+6141%07d', n), 'en', '',
      ${now} - n * 1000 from i`);
  const order = statusSql(ORDER_STATUSES, 'COMPLETED');
  const warehouse = byRowNumber((tenant) => making.tenants[tenant].warehouseId);
  await client.execute(`${numbers(orders)}
    insert into purchase_orders (id, tenant_id, user_id, order_no, status, close_reason, refund_status, platform, shop_id,
      shop_name, shop_name_trans, goods_fen, domestic_freight_fen, service_fee_fen, total_fen, currency, rate, rate_source,
      rate_fetched_at, warehouse_id, message, cost_fen, status_at, search_text, created_at, expires_at)
    select printf('o%09d', n), ${TENANT}, ${user}, printf('P%09d', n), ${order},
      case when ${order} = 'CLOSED' then ${oneOf(['SELLER_REFUSED', 'OUT_OF_STOCK', 'USER_CANCELLED'], 'n / 3')} end, 'NONE',
      'Taobao', ${SHOP}, '店', 'Shop', 1000, 600, 200, 1800, '${CURRENCY}', '${RATE}', 'bench', ${now}, ${warehouse}, '',
      case when ${order} in ('PURCHASED', 'SELLER_SHIPPED', 'STOCKED_IN', 'COMPLETED') then 1500 end, ${at(order)},
      printf('p%09d cup 杯子', n), ${at(order)} - ${DAY_MS}, 0 from i`);
  await client.execute(`insert into sellers (tenant_id, platform, shop_id, shop_name, orders, refused, last_order_at, cost_fen, paid_fen)
    select tenant_id, platform, shop_id, max(shop_name), count(*),
      sum(close_reason is not null and close_reason in ('SELLER_REFUSED', 'OUT_OF_STOCK')), max(created_at),
      sum(coalesce(cost_fen, 0)), sum(iif(cost_fen is null, 0, total_fen))
    from purchase_orders where true group by tenant_id, platform, shop_id
    on conflict do update set orders = excluded.orders, refused = excluded.refused, last_order_at = excluded.last_order_at,
      cost_fen = excluded.cost_fen, paid_fen = excluded.paid_fen`);
  await client.execute(`${numbers(orders)}
    insert into purchase_order_items (id, tenant_id, order_id, position, product_id, product_url, sku_id, title, title_trans,
      image, attributes, quantity, price_fen, weight_g, message, status)
    select printf('i%09d', n), ${TENANT}, printf('o%09d', n), 0, 'p', ${PRODUCT_URL}, 's', '杯子', 'Cup', '', '[]', 1,
      1000, 300, '', 'STOCKED_IN' from i`);
  const parcel = statusSql(PARCEL_STATUSES, 'FINISHED');
  await client.execute(`${numbers(orders)}
    insert into purchase_parcels (id, tenant_id, user_id, parcel_no, order_id, order_no, status, status_at, warehouse_id,
      domestic_carrier, domestic_tracking_no, shelf_code, goods_class, qc_status, qc_photos, goods_value_fen, search_text,
      created_at, storage_expires_at)
    select printf('k%09d', n), ${TENANT}, ${user}, printf('K%09d', n), printf('o%09d', n), printf('P%09d', n), ${parcel},
      ${at(parcel)}, ${warehouse}, 'SF Express', printf('SF%013d', n),
      case when ${parcel} = 'STOCKED_IN' then 'B-' || (n / 3 % ${shelvesOf(orders)}) else '' end, 'NORMAL', 'PASSED', '[]', 1000,
      printf('k%09d', n), ${at(parcel)},
      case when ${parcel} = 'STOCKED_IN' then ${now} + (n * 15485863) % ${80 * DAY_MS} end from i`);
  const shipment = statusSql(SHIPMENT_STATUSES, 'COMPLETED');
  await client.execute(`${numbers(Math.floor(orders / 3))}
    insert into transit_orders (id, tenant_id, user_id, order_no, status, status_at, charge_mode, option_code, country,
      self_pickup, local_express_company_name, insured, declared_fen, estimate, total_fen, weight_g, parcel_count, images,
      message, carrier, tracking_no, currency, rate, rate_source, rate_fetched_at, search_text, created_at)
    select printf('t%09d', n), ${TENANT}, ${user}, printf('T%09d', n), ${shipment}, ${at(shipment)}, 'AFTER_WEIGHING',
      'POSTAL_EMS', 'au', 0, '', 0, 1000, '{}', 9000, 1200, 1, '[]', '',
      case when ${isHandedOver(shipment)} then 'EMS' else '' end,
      case when ${isHandedOver(shipment)} then printf('EM%09dCN', n) else '' end, '${CURRENCY}', '${RATE}', 'bench', ${now},
      printf('t%09d', n), ${at(shipment)} from i`);
  await client.execute(`
    insert into transit_order_parcels (tenant_id, transit_order_id, parcel_id)
    select shipment.tenant_id, shipment.id, parcel.id
    from transit_orders as shipment cross join purchase_parcels as parcel on parcel.id = 'k' || substr(shipment.id, 2)
    where shipment.id like 't0%' and parcel.status = 'FINISHED'`);
  const tickets = Math.ceil(orders / 5);
  await client.execute(`${numbers(tickets)}
    insert into tickets (id, tenant_id, user_id, kind, subject_no, state, due_at, waiting_since, created_at)
    select printf('f%09d', n), ${TENANT}, ${user}, 'QUESTION', printf('P%09d', n), iif(n % 50, 'CLOSED', 'OPEN'),
      ${now} - n * 60000, iif(n % 50, null, ${now} - n * 60000), ${now} - n * 60000 from i`);
  await client.execute(`
    insert into ticket_messages (id, tenant_id, ticket_id, kind, text, at)
    select id, tenant_id, id, 'SHOPPER', 'When?', created_at from tickets where id like 'f0%'`);
}

/** The number of shelves of a tenant: 40 of each 1,000 parcels are stored, about twelve on each shelf. */
export const shelvesOf = (orders: number) => Math.max(1, Math.round(orders / 900));

/** SQL for whether a shipment of this status was handed over to its carrier. */
export const isHandedOver = (status: string) =>
  `${status} in ('IN_TRANSIT', 'CUSTOMS_CLEARANCE', 'ARRIVED_LOCAL_WAREHOUSE', 'LOST', 'COMPLETED')`;
