import { and, eq } from 'drizzle-orm';
import { commit } from '../src/server/commerce/base/atomically.ts';
import type { OwnerScope, Scope } from '../src/server/commerce/base/scope.ts';
import { addToCart } from '../src/server/commerce/cart/cart.ts';
import { createDeposit } from '../src/server/commerce/deposit/deposits.ts';
import { FOR_PEOPLE } from '../src/server/commerce/fulfilment/for-people.ts';
import { deliveryAddresses } from '../src/server/commerce/identity/addresses.ts';
import { transferStatements } from '../src/server/commerce/ledger/ledger.ts';
import { parcelsOfOrder } from '../src/server/commerce/parcel/records.ts';
import { createPurchaseOrders } from '../src/server/commerce/purchase/checkout.ts';
import {
  acceptOrder,
  askShopper,
  markBought,
  markShipped,
  requestSupplement,
} from '../src/server/commerce/purchase/fulfil.ts';
import { updateDeposit } from '../src/server/commerce/settlement/credit-deposit.ts';
import { payOrder, payTransitOrder } from '../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../src/server/commerce/settlement/request-refund.ts';
import { sendFeedback } from '../src/server/commerce/ticket/feedback.ts';
import { createTransitOrder } from '../src/server/commerce/transit/create.ts';
import { packTransit } from '../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../src/server/commerce/transit/weigh.ts';
import {
  checkParcel,
  parcelArrived,
  traceParcel,
} from '../src/server/commerce/warehouse/inbound.ts';
import { products } from '../src/server/db/schema/catalogue.ts';
import { depositChannels } from '../src/server/db/schema/tenants.ts';
import { users } from '../src/server/db/schema/users.ts';
import { DEMO_EMAIL, DEMO_PAY_PASSWORD } from './demo-shopper.ts';

/*
 * A day of the demonstration's staff: some orders, parcels, shipments, top-ups and messages in each pile, made
 * through the functions of the calls, some of them days ago. The simulator leaves them to people.
 */

const HOUR_MS = 3_600_000;
const NAMES = ['Mia Tan', 'Lucas Weber', 'Aroha Ngata', 'Jonas Lind', 'Sofia Rossi'];
const BALANCE_FEN = 3_000_000;
const BOX = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };

type Day = {
  /** The shopper with a number, so many hours before now. */
  shopper: (index: number, hoursAgo: number) => OwnerScope;
  staff: (hoursAgo: number) => Scope;
  /** A product with a variant, another one for each number. */
  productOf: (index: number) => { url: string; skuId: string };
};

/** Writes the day of a tenant, once. Returns what could not be made, for the log. */
export async function writeLivingDay(scope: Scope): Promise<string[]> {
  const isNew = await writeShoppers(scope);
  if (!isNew) return [];
  const day = await openDay(scope);
  const failures: string[] = [];
  for (const [index, { name, hoursAgo, make }] of SCENES.entries()) {
    try {
      await make(day, index, hoursAgo);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

/** Writes the shoppers with a balance and an address. Returns false if they exist. */
async function writeShoppers(scope: Scope): Promise<boolean> {
  const { db, tenantId, now, locale } = scope;
  const [demo] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, DEMO_EMAIL)));
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, shopperId(tenantId, 0)));
  if (!demo || existing) return false;
  for (const [index, name] of NAMES.entries()) {
    const userId = shopperId(tenantId, index);
    await commit({ db }, [
      db.insert(users).values({
        id: userId,
        tenantId,
        email: `${name.toLowerCase().replace(' ', '.')}@sampan.test`,
        name,
        language: locale,
        passwordHash: demo.passwordHash,
        payPasswordHash: demo.payPasswordHash,
        createdAt: now - 900 * HOUR_MS,
      }),
      ...transferStatements(db, {
        tenantId,
        key: `deposit:${userId}`,
        type: 'DEPOSIT',
        reference: 'D000000DEMO',
        at: now - 900 * HOUR_MS,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -BALANCE_FEN },
          { userId, kind: 'AVAILABLE', amountFen: BALANCE_FEN },
        ],
      }),
    ]);
  }
  return true;
}

const shopperId = (tenantId: string, index: number) => `${FOR_PEOPLE}${tenantId}-${index + 1}`;

async function openDay(scope: Scope): Promise<Day> {
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
  const at = (hoursAgo: number) => scope.now - hoursAgo * HOUR_MS;
  return {
    shopper: (index, hoursAgo) => ({
      ...scope,
      actor: 'SHOPPER',
      now: at(hoursAgo),
      userId: shopperId(scope.tenantId, index % NAMES.length),
      sessionId: '',
    }),
    staff: (hoursAgo) => ({ ...scope, actor: 'OPERATOR', now: at(hoursAgo) }),
    productOf: (index) => {
      const product = goods[index % goods.length];
      if (!product) throw new Error(`the catalogue has no goods of ${platform}`);
      return product;
    },
  };
}

/** An order that was paid so many hours ago. */
async function paid(day: Day, index: number, hoursAgo: number) {
  const scope = day.shopper(index, hoursAgo);
  const { url, skuId } = day.productOf(index);
  const cart = await addToCart(scope, {
    productUrl: url,
    items: [{ productSkuId: skuId, quantity: 1 + (index % 3) }],
    message: '',
  });
  const cartItemIds = cart.cartShops.flatMap((shop) => shop.cartItems.map(({ id }) => id));
  const { orders } = await createPurchaseOrders(scope, { cartItemIds, message: '' });
  const [order] = orders;
  if (!order) throw new Error('no order was placed');
  await payOrder(scope, order.id, DEMO_PAY_PASSWORD);
  return order;
}

async function accepted(day: Day, index: number, hoursAgo: number) {
  const order = await paid(day, index, hoursAgo + 1);
  await acceptOrder(day.staff(hoursAgo), order.id);
  return order;
}

async function bought(day: Day, index: number, hoursAgo: number) {
  const order = await accepted(day, index, hoursAgo + 2);
  await markBought(day.staff(hoursAgo), order.id, { upstreamOrderNo: `28${1_000_000 + index}` });
  return order;
}

/** The only parcel of an order that the seller sent so many hours ago. */
async function shipped(day: Day, index: number, hoursAgo: number) {
  const { id } = await bought(day, index, hoursAgo + 20);
  const domesticTrackingNo = `SF14${String(10_000_000 + index)}`;
  const parcels = [{ domesticCarrier: 'SF Express', domesticTrackingNo }];
  await markShipped(day.staff(hoursAgo), id, { parcels });
  const [parcel] = await parcelsOfOrder(day.staff(hoursAgo), id);
  if (!parcel) throw new Error('no parcel was sent');
  return parcel;
}

async function arrived(day: Day, index: number, hoursAgo: number) {
  const parcel = await shipped(day, index, hoursAgo + 40);
  await traceParcel(day.staff(hoursAgo + 2), parcel.id, { status: 'SIGN', text: '' });
  await parcelArrived(day.staff(hoursAgo), parcel.id, {
    ...BOX,
    shelfCode: `A-0${1 + (index % 9)}-2`,
    photos: [],
  });
  return parcel;
}

async function stored(day: Day, index: number, hoursAgo: number) {
  const parcel = await arrived(day, index, hoursAgo + 1);
  await checkParcel(day.staff(hoursAgo), parcel.id, { passed: true, note: '', photos: [] });
  return parcel;
}

/** A shipment of one stored parcel, asked for so many hours ago. */
async function forwarded(day: Day, index: number, hoursAgo: number) {
  const { id } = await stored(day, index, hoursAgo + 5);
  const scope = day.shopper(index, hoursAgo);
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

async function weighed(day: Day, index: number, hoursAgo: number) {
  const { id } = await forwarded(day, index, hoursAgo + 3);
  await packTransit(day.staff(hoursAgo + 2), id);
  await weighTransit(day.staff(hoursAgo), id, { ...BOX, boxes: 1 });
  return id;
}

async function announcedMoney(day: Day, index: number, hoursAgo: number) {
  const scope = day.shopper(index, hoursAgo);
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

type Scene = {
  name: string;
  hoursAgo: number;
  make: (day: Day, index: number, hoursAgo: number) => Promise<unknown>;
};

const scenes = (name: string, hours: readonly number[], make: Scene['make']): Scene[] =>
  hours.map((hoursAgo) => ({ name, hoursAgo, make }));

/** What is made, with how many hours ago it came into its pile. */
const SCENES: readonly Scene[] = [
  ...scenes('to accept', [0.2, 1, 3, 7, 26], paid),
  ...scenes('to buy', [1, 5, 9, 30, 50], accepted),
  ...scenes('for the shopper', [6, 60], async (day, index, hoursAgo) => {
    const { id } = await accepted(day, index, hoursAgo + 1);
    const question = 'The seller has no red left. Would blue do?';
    await askShopper(day.staff(hoursAgo), id, { question });
  }),
  ...scenes('for money', [8, 20], async (day, index, hoursAgo) => {
    const { id } = await accepted(day, index, hoursAgo + 1);
    const note = 'The price has risen.';
    await requestSupplement(day.staff(hoursAgo), id, { amount: '6.50', note });
  }),
  ...scenes('to ship', [10, 25, 40], bought),
  ...scenes('late', [90, 130], bought),
  ...scenes('expected', [12, 30, 200], shipped),
  ...scenes('to check', [2, 5, 20, 40], arrived),
  ...scenes('failed', [15, 70], async (day, index, hoursAgo) => {
    const { id } = await arrived(day, index, hoursAgo + 1);
    const note = 'A handle is broken off.';
    await checkParcel(day.staff(hoursAgo), id, {
      passed: false,
      issue: 'DAMAGED',
      note,
      photos: [],
    });
  }),
  ...scenes('in stock', [24, 100], stored),
  ...scenes('to pack', [3, 10, 28], forwarded),
  ...scenes('to weigh', [2, 6], async (day, index, hoursAgo) => {
    const { id } = await forwarded(day, index, hoursAgo + 2);
    await packTransit(day.staff(hoursAgo), id);
  }),
  ...scenes('freight to pay', [5, 50], weighed),
  ...scenes('to hand over', [4, 30], async (day, index, hoursAgo) => {
    const id = await weighed(day, index, hoursAgo + 1);
    await payTransitOrder(day.shopper(index, hoursAgo), id, DEMO_PAY_PASSWORD);
  }),
  ...scenes('to credit', [2, 9], async (day, index, hoursAgo) => {
    const { scope, id } = await announcedMoney(day, index, hoursAgo);
    await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: `TT${index}` });
  }),
  ...scenes('not announced', [3], announcedMoney),
  ...scenes('refund', [7], async (day, index, hoursAgo) => {
    const { orderNo } = await bought(day, index, hoursAgo + 1);
    await requestRefund(day.shopper(index, hoursAgo), {
      ...{ orderType: 'PURCHASE_ORDER', orderNo, reason: 'OTHER', note: 'I ordered it twice.' },
    });
  }),
  ...scenes('ticket', [1, 5, 30], async (day, index, hoursAgo) => {
    const text = 'When will my parcel leave the warehouse?';
    await sendFeedback(day.shopper(index, hoursAgo), { kind: 'QUESTION', text, orderNo: '' });
  }),
];
