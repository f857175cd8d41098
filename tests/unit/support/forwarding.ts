import { and, desc, eq, sql } from 'drizzle-orm';
import type { TransitChargeMode } from '../../../src/contract/values/warehouse/transit-statuses.ts';
import type { OwnerScope, Scope } from '../../../src/server/commerce/base/scope.ts';
import { deliveryAddresses } from '../../../src/server/commerce/identity/addresses.ts';
import type { ParcelRow } from '../../../src/server/commerce/parcel/records.ts';
import { payTransitOrder } from '../../../src/server/commerce/settlement/pay.ts';
import type { Weighed } from '../../../src/server/commerce/transit/bill-of.ts';
import { createTransitOrder } from '../../../src/server/commerce/transit/create.ts';
import { handOver, packTransit } from '../../../src/server/commerce/transit/outbound.ts';
import type { TransitWish } from '../../../src/server/commerce/transit/route.ts';
import { weighTransit } from '../../../src/server/commerce/transit/weigh.ts';
import { newId, newNumber } from '../../../src/server/crypto/random.ts';
import { payments } from '../../../src/server/db/schema/money/payments.ts';
import { notifications } from '../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrderItems, purchaseOrders } from '../../../src/server/db/schema/orders/orders.ts';
import { warehouses } from '../../../src/server/db/schema/shop/tenants.ts';
import {
  purchaseParcelItems,
  purchaseParcels,
} from '../../../src/server/db/schema/warehouse/parcels.ts';
import { order, PAY_PASSWORD, type TestShop } from './shop.ts';

/** A box of 1240 g and 30 x 20 x 15 cm: the first parcel of the worked examples in docs/domain.md section 3.2. */
export const BOX: Weighed = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150, boxes: 1 };

/** The local warehouse of tenant `one`. */
export const LOCAL_WAREHOUSE = 'w-almaty';

/** A shopper of a tenant that delivers to Kazakhstan, Laos and Australia, with a warehouse in Almaty. */
export async function forwarder(
  shop: TestShop,
  {
    name = 'mia',
    tenantId = 'one',
    chargeMode = 'AFTER_WEIGHING',
  }: { name?: string; tenantId?: string; chargeMode?: TransitChargeMode } = {},
): Promise<OwnerScope> {
  const scope = await shop.shopper(name, tenantId);
  await shop.db
    .insert(warehouses)
    .values({
      id: tenantId === 'one' ? LOCAL_WAREHOUSE : `${LOCAL_WAREHOUSE}-${tenantId}`,
      tenantId,
      region: 'LOCAL',
      name: { en: 'Almaty' },
      country: 'kz',
      address: '7 Abay Avenue',
      phone: '+77272500000',
      postCode: '050000',
    })
    .onConflictDoNothing();
  const tenant = {
    ...scope.tenant,
    countries: ['kz', 'la', 'au'],
    homeCountry: 'kz',
    transitChargeMode: chargeMode,
  };
  return { ...scope, tenant };
}

export const operator = (scope: OwnerScope): Scope => ({ ...scope, actor: 'OPERATOR' });

/** A stored parcel with all goods of a new order. `other` replaces columns of its row. */
export async function stocked(
  scope: OwnerScope,
  other: Partial<ParcelRow> = {},
): Promise<ParcelRow> {
  const { db, tenantId, userId, now } = scope;
  const placed = await order(scope);
  const [item] = placed.items;
  if (!item) throw new Error('the order is empty');
  const parcelNo = newNumber('K', now);
  const parcel = {
    id: newId(now),
    tenantId,
    userId,
    parcelNo,
    orderId: placed.id,
    orderNo: placed.orderNo,
    status: 'STOCKED_IN',
    statusAt: now,
    warehouseId: `w-${tenantId}`,
    domesticCarrier: 'SF Express',
    domesticTrackingNo: 'SF1234567890',
    weightG: 1240,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 150,
    goodsClass: 'NORMAL',
    qcStatus: 'PASSED',
    qcPhotos: [],
    goodsValueFen: 1000,
    searchText: `${parcelNo}\nblue cup`.toLowerCase(),
    createdAt: now,
    signedAt: now,
    stockedInAt: now,
    ...other,
  } satisfies typeof purchaseParcels.$inferInsert;
  await db.batch([
    // Payments of purchase orders would only disturb the sums of these tests.
    db
      .update(payments)
      .set({ status: 'CANCELLED' })
      .where(and(eq(payments.orderType, 'PURCHASE_ORDER'), eq(payments.orderId, placed.id))),
    db.update(purchaseOrders).set({ status: 'STOCKED_IN' }).where(eq(purchaseOrders.id, placed.id)),
    db
      .update(purchaseOrderItems)
      .set({ status: 'STOCKED_IN' })
      .where(eq(purchaseOrderItems.orderId, placed.id)),
    db.insert(purchaseParcels).values(parcel),
    db
      .insert(purchaseParcelItems)
      .values({ tenantId, parcelId: parcel.id, orderItemId: item.id, quantity: item.quantity }),
  ]);
  return parcelRow(scope, parcel.id);
}

export async function parcelRow({ db }: Scope, id: string): Promise<ParcelRow> {
  const [row] = await db.select().from(purchaseParcels).where(eq(purchaseParcels.id, id));
  if (!row) throw new Error(`no parcel ${id}`);
  return row;
}

const HOMES = {
  kz: {
    phone: '+77012345678',
    province: 'Almaty',
    city: 'Almaty',
    line1: '1 Abay Avenue',
    postCode: '050000',
    taxId: '850101300123',
  },
  la: {
    phone: '+8562055512345',
    province: 'Vientiane Capital',
    city: 'Vientiane',
    line1: '12 Setthathirath Road',
    postCode: '01000',
    taxId: '',
  },
  au: {
    phone: '+61412345678',
    province: 'Victoria',
    city: 'Melbourne',
    line1: '3 Collins Street',
    postCode: '3000',
    taxId: '',
  },
} as const;

/** Saves a delivery address of the shopper; in Kazakhstan by default. */
export async function homeAddress(scope: OwnerScope, country: keyof typeof HOMES = 'kz') {
  return deliveryAddresses.save(scope, {
    name: 'Mia Tan',
    country,
    district: '',
    line2: '',
    defaultAddress: false,
    ...HOMES[country],
  });
}

/** The input for a transit order by post to the shopper's address. `other` replaces fields. */
export async function wishFor(
  scope: OwnerScope,
  parcels: readonly ParcelRow[],
  other: Partial<TransitWish> = {},
): Promise<TransitWish> {
  return {
    purchaseParcelIds: parcels.map(({ id }) => id),
    transitOptionName: 'POSTAL_EMS',
    userAddressId: other.selfPickup ? undefined : (await homeAddress(scope)).id,
    localExpressCompanyName: '',
    selfPickup: false,
    insured: false,
    packing: 'STANDARD',
    message: '',
    ...other,
  };
}

/** Creates a transit order of one new parcel. */
export async function forwarded(scope: OwnerScope, other: Partial<TransitWish> = {}) {
  return createTransitOrder(scope, await wishFor(scope, [await stocked(scope)], other));
}

/** A transit order that is packed, weighed and then paid; the shopper needs enough balance. Returns its id. */
export async function paidFor(scope: OwnerScope, other: Partial<TransitWish> = {}) {
  const { id } = await forwarded(scope, other);
  await packTransit(operator(scope), id);
  await weighTransit(operator(scope), id, BOX);
  await payTransitOrder(scope, id, PAY_PASSWORD);
  return id;
}

/** A transit order that the carrier has. Returns its id. */
export async function sent(scope: OwnerScope, other: Partial<TransitWish> = {}) {
  const id = await paidFor(scope, other);
  await handOver(operator(scope), id, { carrier: 'EMS', trackingNo: 'EA123456785CN' });
  return id;
}

/** The shopper's notifications as type and parameters, newest first. */
export async function noticesOf({ db, userId }: OwnerScope) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(sql`rowid`));
  return rows.map(({ type, parameters }) => [type, parameters]);
}

/** The statuses of a parcel's purchase order and of the order's line. */
export async function orderStatusOf({ db }: Scope, { orderId }: ParcelRow) {
  const [row] = await db
    .select({ order: purchaseOrders.status, line: purchaseOrderItems.status })
    .from(purchaseOrders)
    .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.orderId, purchaseOrders.id))
    .where(eq(purchaseOrders.id, orderId ?? ''));
  return row && [row.order, row.line];
}
