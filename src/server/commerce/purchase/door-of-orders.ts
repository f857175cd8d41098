import { and, asc, eq } from 'drizzle-orm';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { doorOf } from '../door/destination.ts';
import { estimateDoor } from '../door/estimate-door.ts';
import { rulesOfItems } from '../goods/sent-goods.ts';
import { servicesFenOf } from '../service/with-order.ts';
import { partId } from '../site/export-tenant.ts';
import { ownOrders } from './find-orders.ts';
import type { OrderItemRow } from './order-view.ts';

const weightOf = ({ weightG, quantity, missing }: OrderItemRow) => weightG * (quantity - missing);

/**
 * The cost at the door of the goods of the shopper's orders with these numbers, one parcel from each.
 * Undefined if there are no such orders, an order goes to a warehouse of the shopper, or a weight is unknown.
 */
export async function doorOfOrders(
  scope: OwnerScope,
  orderNos: readonly string[],
): Promise<DoorEstimate | undefined> {
  const [orders, wish] = await Promise.all([
    scope.db
      .select()
      .from(purchaseOrders)
      .where(ownOrders(scope, inList(purchaseOrders.orderNo, orderNos)))
      .orderBy(asc(purchaseOrders.id)),
    doorOf(scope),
  ]);
  if (orders.length === 0 || orders.some(({ warehouseId }) => warehouseId === null)) {
    return undefined;
  }
  const orderIds = orders.map(({ id }) => id);
  const [items, services] = await Promise.all([
    scope.db
      .select()
      .from(purchaseOrderItems)
      .where(
        and(
          inList(purchaseOrderItems.orderId, orderIds),
          eq(purchaseOrderItems.tenantId, scope.tenantId),
        ),
      )
      .orderBy(asc(purchaseOrderItems.orderId), asc(purchaseOrderItems.position)),
    servicesFenOf(scope, 'PURCHASE_ORDER', orderIds),
  ]);
  if (items.some(({ weightG }) => weightG === 0)) return undefined;
  const gramsOf = (orderId: string) =>
    items.filter((item) => item.orderId === orderId).reduce((sum, item) => sum + weightOf(item), 0);
  const sum = (amountOf: (order: (typeof orders)[number]) => number) =>
    orders.reduce((total, order) => total + amountOf(order), 0);
  const goods = {
    goodsFen: sum(({ goodsFen }) => goodsFen),
    freightFen: sum(({ domesticFreightFen }) => domesticFreightFen),
    serviceFeeFen: sum(({ serviceFeeFen }) => serviceFeeFen),
    servicesFen: sum(({ id }) => services.get(id) ?? 0),
    parcelsG: orderIds.map(gramsOf),
    goodsClasses: [...new Set(items.map(({ goodsClass }) => goodsClass))],
    goods: await rulesOfItems(scope, items),
  };
  const [warehouseId, ...others] = new Set(orders.map((order) => order.warehouseId));
  const from = others.length === 0 && warehouseId ? partId(scope.tenantId, warehouseId) : undefined;
  return estimateDoor(scope, goods, { ...wish, warehouse: from });
}
