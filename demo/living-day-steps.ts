import { and, eq } from 'drizzle-orm';
import type { OwnerScope, Scope } from '../src/server/commerce/base/scope.ts';
import { addToCart } from '../src/server/commerce/cart/cart.ts';
import { createDeposit } from '../src/server/commerce/deposit/deposits.ts';
import { benchPhotos } from '../src/server/commerce/fulfilment/bench-photos.ts';
import { FOR_PEOPLE } from '../src/server/commerce/fulfilment/for-people.ts';
import { itemsIn } from '../src/server/commerce/fulfilment/warehouse.ts';
import { deliveryAddresses } from '../src/server/commerce/identity/addresses.ts';
import { type ParcelRow, parcelsOfOrder } from '../src/server/commerce/parcel/records.ts';
import { createPurchaseOrders } from '../src/server/commerce/purchase/checkout.ts';
import { acceptOrder, markBought, markShipped } from '../src/server/commerce/purchase/fulfil.ts';
import { payOrder, payTransitOrder } from '../src/server/commerce/settlement/pay.ts';
import { createTransitOrder } from '../src/server/commerce/transit/create.ts';
import { handOver, packTransit } from '../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../src/server/commerce/transit/weigh.ts';
import {
  checkParcel,
  parcelArrived,
  traceParcel,
} from '../src/server/commerce/warehouse/inbound.ts';
import { products } from '../src/server/db/schema/shop/catalogue.ts';
import { depositChannels } from '../src/server/db/schema/shop/tenants.ts';
import { DEMO_PAY_PASSWORD } from './demo-shopper.ts';

/*
 * Acts of the demonstration's staff and shoppers, done by the functions of the calls at a time in the past
 * (`hoursAgo`).
 */

export const HOUR_MS = 3_600_000;
export const NAMES = ['Mia Tan', 'Lucas Weber', 'Aroha Ngata', 'Jonas Lind', 'Sofia Rossi'];
const BOX = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
/** The shelves of the demonstration's warehouse: nine places of three boards. */
export const shelfOf = (index: number): string => `A-0${1 + (index % 9)}-${1 + (index % 3)}`;

export type Day = {
  tenant: Scope['tenant'];
  /** Resolves to the scope of a shopper `hoursAgo` hours before now, once everything that happened earlier is done. */
  shopper: (index: number, hoursAgo: number) => Promise<OwnerScope>;
  staff: (hoursAgo: number) => Promise<Scope>;
  /** A product and one of its variants; each index has another product. */
  productOf: (index: number) => { url: string; skuId: string };
};

export type Scene = {
  name: string;
  hoursAgo: number;
  make: (day: Day, index: number, hoursAgo: number) => Promise<unknown>;
};

/** The same scene several times, once for each number of `hours` ago. */
export const scenes = (name: string, hours: readonly number[], make: Scene['make']): Scene[] =>
  hours.map((hoursAgo) => ({ name, hoursAgo, make }));

export const shopperId = (tenantId: string, index: number) =>
  `${FOR_PEOPLE}${tenantId}-${index + 1}`;

export async function openDay(
  scope: Scope,
  turn: (hoursAgo: number) => Promise<void>,
): Promise<Day> {
  const platform = scope.tenant.tenantPreference.productPlatforms[0] ?? 'Taobao';
  const { url, detail } = products;
  const rows = await scope.db
    .select({ url, detail })
    .from(products)
    .where(
      and(
        eq(products.platform, platform),
        eq(products.status, 'ON_SALE'),
        eq(products.minOrderQuantity, 1),
        eq(products.goodsClass, 'NORMAL'),
      ),
    )
    .limit(40);
  const goods = rows.flatMap((row) => {
    const sku = row.detail.skus.find(({ stock }) => stock > 5);
    return sku ? [{ url: row.url, skuId: sku.skuId }] : [];
  });
  const at = async (hoursAgo: number) => {
    await turn(hoursAgo);
    return scope.now - hoursAgo * HOUR_MS;
  };
  return {
    tenant: scope.tenant,
    shopper: async (index, hoursAgo) => ({
      ...scope,
      actor: 'SHOPPER',
      now: await at(hoursAgo),
      userId: shopperId(scope.tenantId, index % NAMES.length),
      sessionId: '',
    }),
    staff: async (hoursAgo) => ({ ...scope, actor: 'OPERATOR', now: await at(hoursAgo) }),
    productOf: (index) => {
      const product = goods[index % goods.length];
      if (!product) throw new Error(`the catalogue has no goods of ${platform}`);
      return product;
    },
  };
}

/**
 * An order that was paid `hoursAgo` hours ago; with at least `least` items if it will come in parts.
 */
export async function paid(day: Day, index: number, hoursAgo: number, least = 1) {
  const scope = await day.shopper(index, hoursAgo);
  const { url, skuId } = day.productOf(index);
  const cart = await addToCart(scope, {
    productUrl: url,
    items: [{ productSkuId: skuId, quantity: least + (index % 3) }],
    message: '',
  });
  const cartItemIds = cart.cartShops.flatMap((shop) => shop.cartItems.map(({ id }) => id));
  const { orders } = await createPurchaseOrders(scope, { cartItemIds, message: '' });
  const [order] = orders;
  if (!order) throw new Error('no order was placed');
  await payOrder(scope, order.id, DEMO_PAY_PASSWORD);
  return order;
}

export async function accepted(day: Day, index: number, hoursAgo: number, least = 1) {
  const order = await paid(day, index, hoursAgo + 1, least);
  await acceptOrder(await day.staff(hoursAgo), order.id);
  return order;
}

export async function bought(day: Day, index: number, hoursAgo: number, least = 1) {
  const order = await accepted(day, index, hoursAgo + 2, least);
  await markBought(await day.staff(hoursAgo), order.id, {
    upstreamOrderNo: `28${1_000_000 + index}`,
  });
  return order;
}

/** The only parcel of an order, which the seller sent `hoursAgo` hours ago. */
export async function shipped(day: Day, index: number, hoursAgo: number) {
  const { id } = await bought(day, index, hoursAgo + 20);
  const domesticTrackingNo = `SF14${String(10_000_000 + index)}`;
  const parcels = [{ domesticCarrier: 'SF Express', domesticTrackingNo }];
  await markShipped(await day.staff(hoursAgo), id, { parcels });
  const [parcel] = await parcelsOfOrder(await day.staff(hoursAgo), id);
  if (!parcel) throw new Error('no parcel was sent');
  return parcel;
}

export async function arrived(day: Day, index: number, hoursAgo: number) {
  const parcel = await shipped(day, index, hoursAgo + 40);
  await receive(day, index, hoursAgo, parcel);
  return parcel;
}

export async function stored(day: Day, index: number, hoursAgo: number) {
  const parcel = await shipped(day, index, hoursAgo + 41);
  await receiveAndCheck(day, index, hoursAgo, parcel);
  return parcel;
}

/** The carrier delivers a parcel, and the warehouse receives it `hoursAgo` hours ago. */
async function receive(
  day: Day,
  index: number,
  hoursAgo: number,
  parcel: ParcelRow,
): Promise<void> {
  await traceParcel(await day.staff(hoursAgo + 2), parcel.id, { status: 'SIGN', text: '' });
  const staff = await day.staff(hoursAgo);
  await parcelArrived(staff, parcel.id, {
    ...BOX,
    shelfCode: shelfOf(index),
    photos: benchPhotos(await itemsIn(staff, parcel), 'node'),
  });
}

/** A parcel that was sent arrives, and passes the check `hoursAgo` hours ago. */
export async function receiveAndCheck(
  day: Day,
  index: number,
  hoursAgo: number,
  parcel: ParcelRow,
): Promise<void> {
  await receive(day, index, hoursAgo + 1, parcel);
  await checkParcel(await day.staff(hoursAgo), parcel.id, { passed: true, note: '', photos: [] });
}

/** A shipment of one stored parcel, ordered `hoursAgo` hours ago. */
export async function forwarded(day: Day, index: number, hoursAgo: number) {
  const { id } = await stored(day, index, hoursAgo + 5);
  const scope = await day.shopper(index, hoursAgo);
  const address = await deliveryAddresses.save(scope, {
    name: NAMES[index % NAMES.length] ?? '',
    phone: '+61412345678',
    country: 'au',
    province: 'Victoria',
    city: 'Melbourne',
    district: '',
    line1: `${index + 1} Collins Street`,
    line2: '',
    postCode: '3000',
    taxId: '',
    defaultAddress: false,
  });
  return createTransitOrder(scope, {
    purchaseParcelIds: [id],
    transitOptionName: 'POSTAL_EMS',
    userAddressId: address.id,
    localExpressCompanyName: '',
    selfPickup: false,
    insured: false,
    packing: 'STANDARD',
    message: '',
  });
}

export async function weighed(day: Day, index: number, hoursAgo: number) {
  const { id } = await forwarded(day, index, hoursAgo + 3);
  await packTransit(await day.staff(hoursAgo + 2), id);
  await weighTransit(await day.staff(hoursAgo), id, { ...BOX, boxes: 1 });
  return id;
}

/** A shipment whose freight is paid, so that the warehouse may hand it over. */
export async function readyToGo(day: Day, index: number, hoursAgo: number) {
  const id = await weighed(day, index, hoursAgo + 1);
  await payTransitOrder(await day.shopper(index, hoursAgo), id, DEMO_PAY_PASSWORD);
  return id;
}

export async function handedOver(day: Day, index: number, hoursAgo: number) {
  const id = await readyToGo(day, index, hoursAgo + 1);
  const trackingNo = `EA${100_000_000 + index}CN`;
  await handOver(await day.staff(hoursAgo), id, { carrier: 'EMS', trackingNo });
  return id;
}

export async function announcedMoney(day: Day, index: number, hoursAgo: number) {
  const scope = await day.shopper(index, hoursAgo);
  const [channel] = await scope.db
    .select({ id: depositChannels.id })
    .from(depositChannels)
    .where(
      and(eq(depositChannels.tenantId, scope.tenantId), eq(depositChannels.type, 'BANK_TRANSFER')),
    );
  if (!channel) throw new Error('the tenant takes no bank transfers');
  const { id } = await createDeposit(scope, {
    channelId: channel.id,
    amount: '200',
    reference: '',
  });
  return { scope, id };
}
