import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import { addToCart } from '../../../src/server/commerce/cart/cart.ts';
import { createPurchaseOrders } from '../../../src/server/commerce/purchase/checkout.ts';
import {
  acceptOrder,
  markBought,
  markShipped,
} from '../../../src/server/commerce/purchase/fulfil.ts';
import { payOrder } from '../../../src/server/commerce/settlement/pay.ts';
import { checkParcel, parcelArrived } from '../../../src/server/commerce/warehouse/inbound.ts';
import { userWarehouses } from '../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from './database.ts';
import { fund, openShop, PAY_PASSWORD, product } from './shop.ts';

export const MEASURES = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
export const ARRIVAL = { ...MEASURES, shelfCode: 'A-1', photos: [] };
export const GOOD = { passed: true, note: '', photos: [] };
export const BAD = { passed: false, issue: 'DAMAGED', note: 'torn', photos: [] } as const;

/** A shop, a shopper with 1000.00, and the tenant's operator. */
export async function openWarehouse() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  await fund(scope, 1000_00);
  return { ...shop, scope, operator: operatorOf(scope) };
}

/** Saves a shopper's own warehouse in China; returns its id. */
export async function ownWarehouse({ db, tenantId, userId }: OwnerScope): Promise<string> {
  const id = `own-${userId}`;
  await db.insert(userWarehouses).values({
    id,
    tenantId,
    userId,
    name: 'Forwarder',
    phone: '+8613800138000',
    province: 'Guangdong',
    city: 'Shenzhen',
    district: '',
    line1: '1 Road',
    postCode: '',
    defaultAddress: true,
    createdAt: 1,
  });
  return id;
}

/** The operator of a shopper's tenant, at the same time. */
export const operatorOf = (scope: OwnerScope): OwnerScope => ({
  ...scope,
  actor: 'OPERATOR',
  userId: 'nobody',
});

/**
 * An order of one shop that is paid for: two pieces of one variant at 10.00 and one of another at
 * 12.50, freight 8.00, fee 2.00, together 42.50.
 */
export async function paidOrder(scope: OwnerScope, to: { userWarehouseId?: string } = {}) {
  const { cartShops } = await addToCart(scope, {
    productUrl: product('10001').productUrl,
    items: [
      { productSkuId: '10001-a', quantity: 2 },
      { productSkuId: '10001-b', quantity: 1 },
    ],
    message: '',
  });
  const cartItemIds = cartShops.flatMap((shop) => shop.cartItems.map(({ id }) => id));
  const { orders } = await createPurchaseOrders(scope, { cartItemIds, message: '', ...to });
  const [order] = orders;
  if (!order) throw new Error('no order was placed');
  await payOrder(scope, order.id, PAY_PASSWORD);
  return order;
}

/** An order like `paidOrder`, bought from the seller. */
export async function boughtOrder(scope: OwnerScope, to: { userWarehouseId?: string } = {}) {
  const { id } = await paidOrder(scope, to);
  await acceptOrder(operatorOf(scope), id);
  return markBought(operatorOf(scope), id, { upstreamOrderNo: '28112233' });
}

const SHIPMENT = { domesticCarrier: 'SF Express', domesticTrackingNo: 'SF1234567890' };

/** An order like `paidOrder`, shipped in parcels. `pieces` as for `shipMore`. */
export async function shippedOrder(
  scope: OwnerScope,
  pieces: readonly (readonly [number, number])[] = [],
  to: { userWarehouseId?: string } = {},
) {
  const order = await boughtOrder(scope, to);
  return shipMore(scope, order, pieces);
}

/**
 * Ships parcels of an order. `pieces` has for each parcel how many pieces of the order's first and second
 * line it holds; if it is empty, one parcel holds everything that is left.
 */
export async function shipMore(
  scope: OwnerScope,
  { id, items }: { id: string; items: readonly { id: string }[] },
  pieces: readonly (readonly [number, number])[] = [],
) {
  const parcels = pieces.map((quantities) => ({
    ...SHIPMENT,
    items: quantities
      .map((quantity, line) => ({ orderItemId: items[line]?.id ?? '', quantity }))
      .filter(({ quantity }) => quantity > 0),
  }));
  return markShipped(operatorOf(scope), id, { parcels: parcels.length ? parcels : [SHIPMENT] });
}

/** Receives a parcel and checks it. */
export async function check(
  scope: OwnerScope,
  id: string,
  result: typeof GOOD | typeof BAD = GOOD,
) {
  await parcelArrived(operatorOf(scope), id, ARRIVAL);
  return checkParcel(operatorOf(scope), id, result);
}
