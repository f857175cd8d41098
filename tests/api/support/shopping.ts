import type { Output } from '../../../src/contract/endpoints.ts';
import type { Product, ProductSku } from '../../../src/contract/values/goods/product.ts';
import { toFen } from '../../../src/contract/values/money/money.ts';
import { call, DEFAULT_HOST, PAY_PASSWORD, type Shopper } from './world.ts';

export type Good = { product: Product; sku: ProductSku };
type Placed = Output<'createPurchaseOrders'>;

const goodsByHost = new Map<string, Promise<Good[]>>();

/**
 * Ordinary products that can be ordered as one piece and forwarded by any option, each of another
 * shop, cheapest first.
 */
export function goods(host = DEFAULT_HOST): Promise<Good[]> {
  const known = goodsByHost.get(host) ?? findGoods(host);
  goodsByHost.set(host, known);
  return known;
}

async function findGoods(host: string): Promise<Good[]> {
  const { records } = await call(
    'searchProducts',
    { query: { filters: 'inStock', sort: 'price-asc', pageSize: 60 } },
    { host },
  );
  const byShop = new Map<string, Good>();
  for (const { productUrl } of records) {
    const product = await call('getProduct', { query: { productUrl } }, { host });
    const sku = product.skus.find(({ stock }) => stock >= 20);
    const simple = product.minOrderQuantity === 1 && product.batchNumber === 1;
    const free = product.goodsClass === 'NORMAL' && product.status === 'ON_SALE';
    if (sku && simple && free && !byShop.has(product.shop.shopId)) {
      byShop.set(product.shop.shopId, { product, sku });
    }
    if (byShop.size === 3) break;
  }
  return [...byShop.values()];
}

/** The cheapest of `goods`. */
export async function good(host = DEFAULT_HOST): Promise<Good> {
  const [first] = await goods(host);
  if (!first) throw new Error('the seed has no product that can be ordered');
  return first;
}

/** A cart item of one product. */
export async function inCart(shopper: Shopper, quantity = 1, chosen?: Good) {
  const { product, sku } = chosen ?? (await good(shopper.host));
  const { cartShops } = await shopper.call('addToCart', {
    body: { productUrl: product.link, productSkuId: sku.skuId, quantity },
  });
  const item = cartShops
    .flatMap(({ cartItems }) => cartItems)
    .find(({ productSkuId }) => productSkuId === sku.skuId);
  if (!item) throw new Error('the added item is not in the cart');
  return item;
}

/** An unpaid order of one product, through the cart. */
export async function newOrder(shopper: Shopper, quantity = 1, chosen?: Good) {
  const item = await inCart(shopper, quantity, chosen);
  const placed: Placed = await shopper.call('createPurchaseOrders', {
    body: { cartItemIds: [item.id] },
  });
  const [order] = placed.orders;
  const [paymentNo] = placed.paymentNos;
  if (!order || !paymentNo) throw new Error('no order was placed');
  return { order, paymentNo };
}

/** The open payment of an order. */
export async function openPayment(shopper: Shopper, orderNo: string) {
  const { payments } = await shopper.call('listUnpaid', { query: { orderNo } });
  const [payment] = payments;
  if (!payment) throw new Error(`order ${orderNo} has no open payment`);
  return payment;
}

/** An unpaid order with its payment. */
export async function newPayment(shopper: Shopper, quantity = 1) {
  const { order } = await newOrder(shopper, quantity);
  return { order, payment: await openPayment(shopper, order.orderNo) };
}

/** Pays a payment as its owner. */
export function pay(shopper: Shopper, paymentId: string, payPassword = PAY_PASSWORD, key?: string) {
  const input = { params: { id: paymentId }, body: { payPassword } };
  return shopper.call('payPayment', input, key ? { idempotencyKey: key } : {});
}

/** The balance in fen, after a check that the statement adds up to it line by line. */
export async function checkedBalanceFen(shopper: Shopper): Promise<bigint> {
  const [account, statement] = await Promise.all([
    shopper.call('getAccount'),
    shopper.call('listTransactions', { query: { pageSize: 1000 } }),
  ]);
  let balance = 0n;
  for (const line of statement.records.toReversed()) {
    balance += fen(line.amount);
    if (balance < 0n) throw new Error(`the balance was ${line.balanceAfter}`);
    if (balance !== fen(line.balanceAfter)) throw new Error(`${line.id} does not follow`);
  }
  if (statement.total !== statement.records.length) throw new Error('the statement is cut');
  if (balance !== fen(account.available)) throw new Error('the statement is not the balance');
  return balance;
}

/** A decimal string of yuan as fen. */
export const fen = (decimal: string): bigint => BigInt(toFen(decimal));

/** Fen as a decimal string of yuan. */
export function yuan(amount: bigint): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
