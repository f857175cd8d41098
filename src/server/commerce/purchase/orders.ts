import { and, count, desc, gte, inArray, lt } from 'drizzle-orm';
import type { PurchaseOrderStatus } from '../../../contract/enums.ts';
import {
  PURCHASE_ORDER_TABS,
  type PurchaseOrder,
  type PurchaseOrderSummary,
  type PurchaseOrderTab,
} from '../../../contract/orders.ts';
import { offsetMinutes } from '../../../i18n/format.ts';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { timelineOf } from '../history.ts';
import { pageOf, pageRange } from '../paging.ts';
import { parcelsOfOrder, viewParcels } from '../parcel/records.ts';
import { viewPayment } from '../payment/payment-view.ts';
import { paymentsOf } from '../payment/payments-of.ts';
import { refundsOf, viewRefund } from '../refund/records.ts';
import type { OwnerScope } from '../scope.ts';
import { contains, countByTab } from '../search.ts';
import { expireOwnOrders, findOrder, itemsOf, ownOrders, viewOrders } from './find-orders.ts';
import { duePayment, type OrderRow, requestWaits, viewOrder } from './order-view.ts';
import { userWarehouseOf, warehouseOf } from './warehouses.ts';

const DAY_MS = 24 * 3_600_000;

export type OrderSearch = {
  tab: PurchaseOrderTab;
  keyword: string;
  /** Days of the tenant's calendar, `YYYY-MM-DD`, both inclusive. */
  dateStart?: string;
  dateEnd?: string;
  pageNo: number;
  pageSize: number;
};

/** The shopper's orders that match, newest first, with how many each tab has of them. */
export async function listPurchaseOrders(scope: OwnerScope, search: OrderSearch) {
  await expireOwnOrders(scope);
  const matching = ownOrders(scope, ...filters(scope, search));
  const { limit, offset } = pageRange(search);
  const statuses: readonly PurchaseOrderStatus[] = PURCHASE_ORDER_TABS[search.tab];
  const inTab = search.tab === 'all' ? undefined : inArray(purchaseOrders.status, [...statuses]);
  const [counted, rows] = await Promise.all([
    scope.db
      .select({ status: purchaseOrders.status, rows: count() })
      .from(purchaseOrders)
      .where(matching)
      .groupBy(purchaseOrders.status),
    scope.db
      .select()
      .from(purchaseOrders)
      .where(and(matching, inTab))
      .orderBy(desc(purchaseOrders.createdAt), desc(purchaseOrders.id))
      .limit(limit)
      .offset(offset),
  ]);
  const counts = countByTab<PurchaseOrderTab, PurchaseOrderStatus>(PURCHASE_ORDER_TABS, counted);
  const records: PurchaseOrderSummary[] = await viewOrders(scope, rows);
  return { ...pageOf(records, counts[search.tab], search), counts };
}

/** An order by id or number, with everything that belongs to it. Throws `NOT_FOUND`. */
export async function getPurchaseOrder(scope: OwnerScope, idOrNo: string): Promise<PurchaseOrder> {
  const order = await findOrder(scope, idOrNo);
  const [items, raised, asked, timeline, parcels, destination] = await Promise.all([
    itemsOf(scope, [order.id]),
    paymentsOf(scope, 'PURCHASE_ORDER', [order.id]),
    refundsOf(scope, 'PURCHASE_ORDER', [order.id]),
    timelineOf(scope, 'PURCHASE_ORDER', order.id),
    parcelsOfOrder(scope, order.id).then((rows) => viewParcels(scope, rows)),
    destinationOf(scope, order),
  ]);
  const open = { due: duePayment(raised), refundOpen: requestWaits(asked) };
  return {
    ...viewOrder(scope, order, items, open),
    message: order.message,
    ...destination,
    question: order.question ?? undefined,
    timeline,
    payments: raised.map(viewPayment),
    parcels,
    refunds: asked.map(viewRefund),
  };
}

function filters({ tenant }: OwnerScope, { keyword, dateStart, dateEnd }: OrderSearch) {
  const midnight = (day: string) => Date.parse(day) - offsetMinutes(tenant.timezoneOffset) * 60_000;
  const { searchText, createdAt } = purchaseOrders;
  return [
    contains(searchText, keyword),
    dateStart ? gte(createdAt, midnight(dateStart)) : undefined,
    dateEnd ? lt(createdAt, midnight(dateEnd) + DAY_MS) : undefined,
  ];
}

async function destinationOf(scope: OwnerScope, { warehouseId, userWarehouseId }: OrderRow) {
  return {
    warehouse: warehouseId ? await warehouseOf(scope, warehouseId) : undefined,
    userWarehouse: userWarehouseId ? await userWarehouseOf(scope, userWarehouseId) : undefined,
  };
}
