import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '../../../../src/server/db/schema/money/ledger.ts';
import { events } from '../../../../src/server/db/schema/orders/events.ts';
import { notifications } from '../../../../src/server/db/schema/orders/notices.ts';
import {
  purchaseOrderItems,
  purchaseOrders,
} from '../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../src/server/db/schema/orders/refunds.ts';
import { depositChannels, tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

const [ORDERED, PAID, CLOSED] = [1_000, 2_000, 3_000];

type Values = Record<string, string | number | null>;

/** An old row, by its old column names. */
function insert(db: Database, table: string, row: Values) {
  const names = Object.keys(row).map((name) => sql.identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  const columns = sql.join(names, sql`, `);
  return db.run(
    sql`insert into ${sql.identifier(table)} (${columns}) values (${sql.join(values, sql`, `)})`,
  );
}

const OWNED = { tenant_id: 'shop', user_id: 'mai' };
const RATE = { currency: 'AUD', rate: '0.2145', rate_source: 'seed', rate_fetched_at: 500 };

async function writeOrder(db: Database, id: string, status: string): Promise<void> {
  await insert(db, 'purchase_orders', {
    ...OWNED,
    ...RATE,
    id,
    order_no: `P${id}`,
    status,
    close_reason: status === 'CLOSED' ? 'USER_CANCELLED' : null,
    refund_status: status === 'CLOSED' ? 'FULL' : 'NONE',
    platform: 'Taobao',
    shop_id: 's1',
    shop_name: '店',
    shop_name_trans: 'Shop',
    goods_fen: 900,
    domestic_freight_fen: 80,
    service_fee_fen: 20,
    total_fen: 1000,
    message: '',
    search_text: '',
    created_at: ORDERED,
    expires_at: 90_000,
  });
  await insert(db, 'purchase_order_items', {
    id: `${id}-line`,
    order_id: id,
    position: 0,
    product_id: 'lamp',
    product_url: 'https://item.taobao.com/item.htm?id=1',
    sku_id: 'sku',
    title: '灯',
    title_trans: 'Lamp',
    image: '/goods/lamp.webp',
    attributes: '[]',
    quantity: 1,
    price_fen: 900,
    weight_g: 300,
    message: '',
    status: 'PENDING',
  });
}

function writeEvent(
  db: Database,
  orderId: string,
  event: [string, string | null, string],
  at: number,
) {
  const [name, from, to] = event;
  return insert(db, 'order_events', {
    order_type: 'PURCHASE_ORDER',
    order_id: orderId,
    event: name,
    from_status: from,
    to_status: to,
    actor: 'SHOPPER',
    details: '{}',
    at,
  });
}

describe('a database from before fulfilment is migrated', () => {
  let db: Database;

  beforeEach(async () => {
    db = await openDatabaseBefore('0003');
    await insert(db, 'tenants', { id: 'shop', record: '{"currency":"AUD"}' });
    await insert(db, 'users', {
      ...{ id: 'mai', tenant_id: 'shop', email: 'mai@example.org', name: 'Mai' },
      ...{ language: 'la', password_hash: '', created_at: 1 },
    });
    await insert(db, 'products', {
      id: 'lamp',
      platform: 'Taobao',
      item_id: '1',
      url: 'https://item.taobao.com/item.htm?id=1',
      shop_id: 's1',
      category_id: 'c1',
      title_zh: '灯',
      title_en: 'Lamp',
      image: '/goods/lamp.webp',
      price_mode: 'SKU_PRICE',
      price_fen: 900,
      min_order_quantity: 1,
      sold_count: 0,
      goods_class: 'BATTERY_BUILT_IN',
      status: 'ON_SALE',
      created_at: 1,
      detail: '{}',
    });
    await writeOrder(db, 'unpaid', 'PENDING_PAYMENT');
    await writeOrder(db, 'paid', 'PAID');
    await writeEvent(db, 'paid', ['CREATED', null, 'PENDING_PAYMENT'], ORDERED);
    await writeEvent(db, 'paid', ['PAID', 'PENDING_PAYMENT', 'PAID'], PAID);
    await writeOrder(db, 'closed', 'CLOSED');
    await writeEvent(db, 'closed', ['CLOSED', 'PAID', 'CLOSED'], CLOSED);
    await writeEvent(db, 'closed', ['REFUNDED', 'CLOSED', 'CLOSED'], CLOSED + 1);
    await insert(db, 'payments', {
      ...OWNED,
      id: 'payment',
      payment_no: 'Y261121ABC',
      type: 'PURCHASE',
      order_type: 'PURCHASE_ORDER',
      order_id: 'closed',
      order_no: 'Pclosed',
      amount_fen: 1000,
      refunded_fen: 1000,
      status: 'REFUNDED',
      created_at: ORDERED,
      paid_at: PAID,
    });
    await insert(db, 'deposit_channels', {
      id: 'shop-qr',
      tenant_id: 'shop',
      position: 1,
      type: 'QR_PAY_CODE',
      name: '{"en":"QR code"}',
      instructions: '[]',
      currency: 'AUD',
      fee_basis_points: 100,
      minimum_fen: 1000,
      maximum_fen: 500_000,
      instant: 0,
    });
    await insert(db, 'deposits', {
      ...OWNED,
      id: 'deposit',
      deposit_no: 'D261121ABC',
      channel_id: 'shop-qr',
      status: 'PENDING_PAYMENT',
      amount_fen: 30_050,
      pay_amount: '65.10',
      pay_currency: 'AUD',
      rate: '0.2145',
      reference: '',
      created_at: ORDERED,
    });
    const told = { ...OWNED, type: 'DELIVERED', link: '/', created_at: CLOSED };
    await insert(db, 'notifications', { ...told, id: 'home', parameters: '{"transitNo":"T1"}' });
    await insert(db, 'notifications', { ...told, id: 'own', parameters: '{"orderNo":"P1"}' });
    await migrateTestDatabase(db);
  });

  test('orders get the time of their status from their history', async () => {
    const rows = await db
      .select({ id: purchaseOrders.id, statusAt: purchaseOrders.statusAt })
      .from(purchaseOrders);
    expect(Object.fromEntries(rows.map(({ id, statusAt }) => [id, statusAt]))).toEqual({
      unpaid: ORDERED,
      paid: PAID,
      closed: CLOSED,
    });
  });

  test('their histories are events whose subject is the order', async () => {
    const rows = await db.select().from(events).orderBy(asc(events.sequence));
    const order = { subject: 'PURCHASE_ORDER', actor: 'SHOPPER', details: {} };
    expect(rows.filter(({ subject }) => subject === 'PURCHASE_ORDER')).toMatchObject([
      { ...order, subjectId: 'paid', event: 'CREATED', from: null, at: ORDERED },
      { ...order, subjectId: 'paid', event: 'PAID', to: 'PAID', at: PAID },
      { ...order, subjectId: 'closed', event: 'CLOSED', from: 'PAID', at: CLOSED },
      { ...order, subjectId: 'closed', event: 'REFUNDED', to: 'CLOSED', at: CLOSED + 1 },
    ]);
  });

  test('a notification of goods at the shopper’s own warehouse says so', async () => {
    const { id, type } = notifications;
    expect(await db.select({ id, type }).from(notifications).orderBy(asc(id))).toEqual([
      { id: 'home', type: 'DELIVERED' },
      { id: 'own', type: 'DELIVERED_TO_WAREHOUSE' },
    ]);
  });

  test('their items get the goods class of their product', async () => {
    const rows = await db.select().from(purchaseOrderItems);
    expect(new Set(rows.map(({ goodsClass }) => goodsClass))).toEqual(
      new Set(['BATTERY_BUILT_IN']),
    );
  });

  test('refunded orders get a refund row, at the rate of the order', async () => {
    expect(await db.select().from(refunds)).toMatchObject([
      {
        ...{ tenantId: 'shop', userId: 'mai', refundNo: 'R261121ABC', orderNo: 'Pclosed' },
        ...{ status: 'SUCCEEDED', reason: 'USER_CANCELLED', amountFen: 1000 },
        ...{ currency: 'AUD', rate: '0.2145', createdAt: CLOSED, doneAt: CLOSED },
      },
    ]);
  });

  test('a top-up gets the fee that is included in its transfer', async () => {
    expect(await db.select().from(deposits)).toMatchObject([{ amountFen: 30_050, feeFen: 301 }]);
    const [channel] = await db.select().from(depositChannels);
    expect(channel).toMatchObject({ type: 'QR_PAY_CODE', provider: 'qr-code', version: 0 });
  });

  test('a tenant has terms of storage and withdrawal', async () => {
    const [shop] = await db.select().from(tenants);
    expect(shop?.record).toMatchObject({
      currency: 'AUD',
      storage: { maxDays: 90, extensionFee: '15.00' },
      withdrawal: { minimum: '50.00', fee: '5.00' },
    });
  });
});
