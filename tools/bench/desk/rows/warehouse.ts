import { DAY_MS } from '../../../../src/server/commerce/base/clock.ts';
import { isHandedOver, shelvesOf } from './goods.ts';
import { byRowNumber, type Making, numberIn, numbers, TENANT } from './shape.ts';

/** The number of shipments of a manifest. */
const ON_MANIFEST = 40;

/** Makes manifests, the events of trackers, the invoices of carriers, shelves, and parcels that nobody expects. */
export async function makeWarehouse(making: Making): Promise<void> {
  await makeManifests(making);
  await makeTracking(making);
  await makeInvoices(making);
  await makeShelves(making);
  await makeUnknown(making);
}

const shipment = numberIn('id');
const handedOver = `id like 't0%' and ${isHandedOver('status')}`;

/** Puts forty consecutive shipments of a tenant on each manifest. Its day is that of the newest shipment. */
async function makeManifests({ client }: Making): Promise<void> {
  const manifest = `'v-' || tenant_id || '-' || (${shipment} / ${3 * ON_MANIFEST})`;
  await client.execute(`
    insert into manifests (id, tenant_id, manifest_no, carrier, day, refused, made_by, created_at, closed_at)
    select ${manifest}, tenant_id, upper(${manifest}), 'EMS', date(max(status_at) / 1000, 'unixepoch'), '[]', 'bench', max(status_at),
      max(status_at) from transit_orders where ${handedOver} group by tenant_id, ${manifest}`);
  await client.execute(`
    insert into manifest_orders (tenant_id, manifest_id, transit_order_id)
    select tenant_id, ${manifest}, id from transit_orders where ${handedOver}`);
}

async function makeTracking({ client }: Making): Promise<void> {
  await client.execute(`
    insert into tracking_events (id, tenant_id, source, number, event_hash, payload, outcome, transit_order_id, received_at)
    select 'n' || id, tenant_id, '17track', tracking_no, id, json_object('number', tracking_no, 'carrierNames', json('[]'), 'at',
      status_at, 'status', 'IN_TRANSIT', 'code', '', 'text', 'Departed', 'location', 'Guangzhou'),
      case ${shipment} / 3 % 50 when 0 then 'UNKNOWN_NUMBER' when 1 then 'WRONG_CARRIER' when 2 then 'MOVED' else 'STORED' end,
      case when ${shipment} / 3 % 50 > 1 then id end, status_at from transit_orders where ${handedOver}`);
}

async function makeInvoices({ client, orders, now }: Making): Promise<void> {
  await client.execute(`${numbers(Math.ceil(orders / 500))}
    insert into carrier_invoices (id, tenant_id, carrier, invoice_no, state, lines, mistakes, added_by, added_at)
    select printf('c%09d', n), ${TENANT}, 'EMS', printf('INV%09d', n), iif(n / 3 % 20, 'DROPPED', 'NEW'),
      json_array(json_object('row', 2, 'number', printf('EM%09dCN', n), 'fen', 6000)), '[]', 'bench',
      ${now} - (n * 104729) % ${1000 * DAY_MS} from i`);
}

async function makeShelves({ client, orders, now, tenants }: Making): Promise<void> {
  const count = 3 * shelvesOf(orders);
  await client.execute(`${numbers(count)}
    insert into shelves (id, tenant_id, warehouse_id, code, key, zone, position, active, created_at)
    select printf('h%09d', n), ${TENANT}, ${byRowNumber((tenant) => tenants[tenant].warehouseId)}, 'B-' || (n / 3), 'B' || (n / 3), 'B',
      1000000 + n, 1, ${now} from i`);
}

async function makeUnknown({ client, orders, now, tenants }: Making): Promise<void> {
  const state = `case n / 3 % 10 when 0 then 'WAITING' when 1 then 'DISPOSED' else 'CLAIMED' end`;
  await client.execute(`${numbers(Math.ceil(orders / 200))}
    insert into unknown_parcels (id, tenant_id, warehouse_id, unknown_no, tracking_no, carrier, photos, shelf_code, weight_g, note,
      state, state_at, parcel_id, found_by, created_at)
    select printf('z%09d', n), ${TENANT}, ${byRowNumber((tenant) => tenants[tenant].warehouseId)}, printf('U%09d', n), printf('YT%013d', n), 'YTO', '[]', '',
      500, '', ${state}, ${now} - n * 60000, case when ${state} = 'CLAIMED' then printf('k%09d', n) end, 'bench', ${now} - n * 60000 from i`);
}
