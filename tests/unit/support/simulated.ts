import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import { addToCart } from '../../../src/server/commerce/cart/cart.ts';
import { simulate } from '../../../src/server/commerce/fulfilment/simulator.ts';
import { createPurchaseOrders } from '../../../src/server/commerce/purchase/checkout.ts';
import { payOrder } from '../../../src/server/commerce/settlement/pay.ts';
import { openTestDatabase } from './database.ts';
import { forwarder } from './forwarding.ts';
import { SECOND } from './identity-scope.ts';
import { fund, openShop, PAY_PASSWORD, product } from './shop.ts';
import { openTimers, type TestTimers } from './timers.ts';

/** A funded shopper of a shop whose staff are simulated. */
export async function open(environment: Record<string, string> = {}, isRecorded = false) {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  await fund(scope, 10_000_00);
  return { scope, timers: await openTimers(scope, { environment, isRecorded }) };
}

/** Places an order and pays it at `scope.now`; returns its id. It may have a piece of another variant too. */
export async function paidOrder(
  scope: OwnerScope,
  { message = '', quantity = 1, hasSecondLine = false } = {},
) {
  const { cartShops } = await addToCart(scope, {
    productUrl: product('10001').productUrl,
    items: [
      { productSkuId: '10001-a', quantity },
      ...(hasSecondLine ? [{ productSkuId: '10001-b', quantity: 1 }] : []),
    ],
    message: '',
  });
  const cartItemIds = cartShops.flatMap((shop) => shop.cartItems.map(({ id }) => id));
  const { orders } = await createPurchaseOrders(scope, { cartItemIds, message });
  const [order] = orders;
  if (!order) throw new Error('no order was placed');
  await payOrder(scope, order.id, PAY_PASSWORD);
  return order.id;
}

/** Runs the simulator as of so many seconds after `scope.now`. */
export const run = (timers: TestTimers, scope: OwnerScope, seconds: number) =>
  simulate(timers.at(scope.now + seconds * SECOND));
