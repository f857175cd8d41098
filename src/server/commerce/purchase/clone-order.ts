import type { PurchaseOrderSummary } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import { confirmationsOf } from '../../../contract/values/goods/goods-rules.ts';
import { atomically } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { OwnerScope } from '../base/scope.ts';
import { blockingNotice, type Notice, type OrderQuote, shopKey } from '../cart/quote.ts';
import { type NotedLine, quoteAt } from '../cart/quote-view.ts';
import { repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { type Destination, destinationOf, userWarehouseOf } from '../site/warehouses.ts';
import { findOrder, itemsOf, viewOrders } from './find-orders.ts';
import { type OrderItemRow, type OrderRow, viewOrder } from './order-view.ts';
import { newOrder, placeStatements } from './place-orders.ts';

type CloneFailure = {
  title: string;
  reason: 'SOLD_OUT' | 'REMOVED' | 'STOCK_SHORT' | 'PROHIBITED' | 'QUANTITY';
};
type Cloned = { order: PurchaseOrderSummary | undefined; failures: CloneFailure[] };

/**
 * Orders the lines of an order again at today's prices and rate, whatever the order's status. Lines
 * that can't be ordered any more become `failures`; if no line remains there is no order. Throws
 * `NOT_FOUND`, `RATE_TOO_OLD`, `BALANCE_OWED`, `SKU_UNAVAILABLE` if somebody else has just bought the last piece, and `SOURCE_UNAVAILABLE` while the marketplace doesn't answer.
 */
export async function clonePurchaseOrder(scope: OwnerScope, idOrNo: string): Promise<Cloned> {
  const original = await findOrder(scope, idOrNo);
  const items = await itemsOf(scope, [original.id]);
  const { quote, failures } = await quoteAgain(scope, original, items);
  const [shop] = quote.shops;
  if (!shop) return { order: undefined, failures };
  const [rate, destination] = await Promise.all([
    currentRate(scope, scope.currency),
    sameDestination(scope, original),
  ]);
  const placed = newOrder(scope, shop, { rate, destination, message: original.message });
  const idStatements = madeStatements(scope, [placed.order.id]);
  const statements = placeStatements(scope, placed, { origin: { clonedFrom: original.orderNo } });
  await repayOwed(scope);
  await atomically(scope, [requireNothingOwed(scope), ...idStatements, ...statements], {
    BALANCE_OWED: () => new Failure('BALANCE_OWED'),
    OWN_STOCK: () => new Failure('SKU_UNAVAILABLE'),
  });
  const { order, items: lines, paymentNo } = placed;
  return { order: viewOrder(scope, order, lines, { due: { ...order, paymentNo } }), failures };
}

/** The order that was cloned from `original`, by its id, and the lines that can't be ordered now. */
export async function getClonedOrder(
  scope: OwnerScope,
  [id = '']: readonly string[],
  original: string,
): Promise<Cloned> {
  const [cloned, from] = await Promise.all([findOrder(scope, id), findOrder(scope, original)]);
  const [[order], { failures }] = await Promise.all([
    viewOrders(scope, [cloned]),
    quoteAgain(scope, from, await itemsOf(scope, [from.id])),
  ]);
  return { order, failures };
}

/**
 * Quotes the lines of an order at today's prices. Drops lines until the others can be ordered at the same
 * shop. Each round quotes again, because without a dropped line others may be below their minimum quantity.
 */
async function quoteAgain(
  scope: OwnerScope,
  { platform, shopId }: OrderRow,
  items: readonly OrderItemRow[],
): Promise<{ quote: OrderQuote<NotedLine>; failures: CloneFailure[] }> {
  const products = await scope.products([...new Set(items.map((item) => item.productUrl))]);
  if ([...products.values()].includes(null)) throw new Failure('SOURCE_UNAVAILABLE');
  const failures: CloneFailure[] = [];
  let lines: NotedLine[] = items.map((item) => ({
    id: item.id,
    productUrl: item.productUrl,
    productSkuId: item.skuId,
    product: products.get(item.productUrl),
    quantity: item.quantity,
    message: item.message,
  }));
  for (;;) {
    const quote = quoteAt(scope, lines);
    const quoted = quote.shops.flatMap((shop) => shop.lines);
    const failed = quoted.filter(
      (line) => !line.orderable || mustConfirm(line) || shopKey(line) !== `${platform}:${shopId}`,
    );
    if (failed.length === 0) return { quote, failures };
    failures.push(
      ...failed.map((line) => ({
        title: items.find(({ id }) => id === line.id)?.titleTrans ?? '',
        reason: mustConfirm(line) ? 'PROHIBITED' : reasonOf(blockingNotice(line.notices)),
      })),
    );
    lines = lines.filter(({ id }) => !failed.some((line) => line.id === id));
  }
}

/** Whether a rule about goods must be confirmed, which is possible only at checkout. */
const mustConfirm = ({
  product,
  orderable,
}: {
  product?: NotedLine['product'];
  orderable: boolean;
}): boolean => orderable && !!product && confirmationsOf(product).length > 0;

function reasonOf(notice: Notice | undefined): CloneFailure['reason'] {
  switch (notice) {
    case 'SOLD_OUT':
    case 'STOCK_SHORT':
    case 'PROHIBITED':
      return notice;
    case 'NOT_A_MULTIPLE':
    case 'BELOW_MINIMUM':
      return 'QUANTITY';
    default:
      return 'REMOVED';
  }
}

/** The original order's destination, or the default if the shopper has removed that warehouse since. */
async function sameDestination(scope: OwnerScope, original: OrderRow): Promise<Destination> {
  const { warehouseId, userWarehouseId } = original;
  if (warehouseId) return { warehouseId, userWarehouseId: null };
  if (userWarehouseId && (await userWarehouseOf(scope, userWarehouseId))) {
    return { warehouseId: null, userWarehouseId };
  }
  return destinationOf(scope, {});
}
