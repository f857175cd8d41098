import { Failure } from '../../../contract/errors.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { OrderQuote, ShopQuote } from '../cart/quote.ts';
import { offersOfShop, servicesOfQuote } from '../cart/services-of-quote.ts';
import { raisePayment } from '../payment/raise-payment.ts';
import { newRequest } from '../service/new-request.ts';
import type { Destination } from '../site/warehouses.ts';
import type { NewOrder } from './place-orders.ts';

/** The price of the services of an order, and the statements that store them. */
export type OrderedServices = { paymentNo: string; amountFen: number; statements: Statement[] };

/**
 * The codes of the services that are ordered with goods. `wished` has a code and, after a space, the price that the
 * shopper saw. Throws `VALIDATION_FAILED` at `services` for one that the shop does not offer, and `PRICE_CHANGED`.
 */
export function chosenServices(
  scope: OwnerScope,
  quote: OrderQuote,
  { warehouseId }: Pick<Destination, 'warehouseId'>,
  wished: readonly string[],
): string[] {
  // Goods that go to a shopper's own forwarder never reach the tenant's warehouse.
  const offered = warehouseId === null ? [] : servicesOfQuote(scope, quote);
  return [...new Set(wished)].map((wish) => {
    const [code = '', expected = ''] = wish.split(' ');
    const service = offered.find((offer) => offer.code === code);
    if (!service) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'services', code: 'choice' }]);
    }
    const total = service.amount;
    if (total !== expected) throw new Failure('PRICE_CHANGED', { expected, total });
    return code;
  });
}

/**
 * The chosen services of an order. They have one payment, and go to the warehouse when it is paid. Free
 * ones go there at once, without a payment.
 */
export function orderedServices(
  scope: OwnerScope,
  { order }: NewOrder,
  shop: ShopQuote,
  codes: readonly string[],
): OrderedServices {
  const { db, locale } = scope;
  const chosen = offersOfShop(scope, shop).filter(({ service }) => codes.includes(service.code));
  const amountFen = chosen.reduce((sum, { priceFen, count }) => sum + priceFen * count, 0);
  const goods = { subject: 'PURCHASE_ORDER' as const, id: order.id, number: order.orderNo };
  const insert = (paymentNo: string | null) =>
    chosen.map((offer) =>
      db.insert(serviceRequests).values(newRequest(scope, goods, offer, { paymentNo })),
    );
  if (amountFen === 0) return { paymentNo: '', amountFen, statements: insert(null) };
  const names = chosen.map(({ service }) => pickText(service.name, locale));
  const { paymentNo, statement } = raisePayment(scope, {
    order: { ...order, orderType: 'PURCHASE_ORDER' },
    type: 'VALUE_ADDED_SERVICE',
    amountFen,
    note: names.join(' · '),
    expiresAt: order.expiresAt ?? undefined,
  });
  return { paymentNo, amountFen, statements: [statement, ...insert(paymentNo)] };
}
