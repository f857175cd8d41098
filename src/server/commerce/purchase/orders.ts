import { and, count, desc, inArray } from 'drizzle-orm';
import {
  PURCHASE_ORDER_TABS,
  type PurchaseOrder,
  type PurchaseOrderSummary,
  type PurchaseOrderTab,
} from '../../../contract/calls/orders.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { type DayRange, withinDays } from '../base/clock.ts';
import { timelineOf } from '../base/history.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import { inReadersLanguage } from '../base/readers-language.ts';
import type { OwnerScope } from '../base/scope.ts';
import { contains, countByTab } from '../base/search.ts';
import { viewParcels } from '../parcel/parcel-view.ts';
import { parcelsOfOrder } from '../parcel/records.ts';
import { paymentsOf, viewPayment } from '../payment/payments.ts';
import { refundsOf, viewRefund } from '../refund/records.ts';
import { offersFor, viewOffer } from '../service/offers.ts';
import { requestsOf, viewRequest } from '../service/requests.ts';
import { userWarehouseOf, warehouseById } from '../site/warehouses.ts';
import { closeOwnOverdueOrders, findOrder, itemsOf, ownOrders, viewOrders } from './find-orders.ts';
import { actionFactsOf, type OrderRow, piecesOf, takesServices, viewOrder } from './order-view.ts';

export type OrderSearch = DayRange & {
  tab: PurchaseOrderTab;
  keyword: string;
  pageNo: number;
  pageSize: number;
};

/** The shopper's matching orders of a tab, newest first, and how many match in each tab. */
export async function listPurchaseOrders(scope: OwnerScope, search: OrderSearch) {
  await closeOwnOverdueOrders(scope);
  const isMatch = ownOrders(
    scope,
    contains(purchaseOrders.searchText, search.keyword),
    withinDays(scope, purchaseOrders.createdAt, search),
  );
  const { limit, offset } = pageRange(search);
  const statuses: readonly PurchaseOrderStatus[] = PURCHASE_ORDER_TABS[search.tab];
  const isInTab = search.tab === 'all' ? undefined : inArray(purchaseOrders.status, [...statuses]);
  const [counted, rows] = await Promise.all([
    scope.db
      .select({ status: purchaseOrders.status, rows: count() })
      .from(purchaseOrders)
      .where(isMatch)
      .groupBy(purchaseOrders.status),
    scope.db
      .select()
      .from(purchaseOrders)
      .where(and(isMatch, isInTab))
      .orderBy(desc(purchaseOrders.createdAt), desc(purchaseOrders.id))
      .limit(limit)
      .offset(offset),
  ]);
  const counts = countByTab<PurchaseOrderTab, PurchaseOrderStatus>(PURCHASE_ORDER_TABS, counted);
  const records: PurchaseOrderSummary[] = await viewOrders(scope, rows);
  return { ...pageOf(records, counts[search.tab], search), counts };
}

/** The shopper's order by id or number, with its history, payments, parcels and refunds. Throws `NOT_FOUND`. */
export async function getPurchaseOrder(scope: OwnerScope, idOrNo: string): Promise<PurchaseOrder> {
  const order = await findOrder(scope, idOrNo);
  const [items, orderPayments, refunds, timeline, parcels, destination, requests] =
    await Promise.all([
      itemsOf(scope, [order.id]).then((rows) => inReadersLanguage(scope, rows)),
      paymentsOf(scope, 'PURCHASE_ORDER', [order.id]),
      refundsOf(scope, 'PURCHASE_ORDER', [order.id]),
      timelineOf(scope, 'PURCHASE_ORDER', order.id),
      parcelsOfOrder(scope, order.id).then((rows) => viewParcels(scope, rows)),
      destinationOf(scope, order),
      requestsOf(scope, 'PURCHASE_ORDER', order.id),
    ]);
  const pieces = piecesOf(items);
  return {
    ...viewOrder(scope, order, items, {
      ...actionFactsOf(orderPayments, refunds),
      parcels: new Set(parcels.map(({ status }) => status)),
    }),
    message: order.message,
    ...destination,
    question: order.question ?? undefined,
    timeline,
    payments: orderPayments.map(viewPayment),
    parcels,
    refunds: refunds.map(viewRefund),
    services: takesServices(order)
      ? offersFor(scope, 'ORDER', { pieces, weightG: 0 }).map((offer) => viewOffer(scope, offer))
      : [],
    serviceRequests: requests.map((request) => viewRequest(scope, request)),
  };
}

async function destinationOf(scope: OwnerScope, { warehouseId, userWarehouseId }: OrderRow) {
  return {
    warehouse: warehouseId ? await warehouseById(scope, warehouseId) : undefined,
    userWarehouse: userWarehouseId ? await userWarehouseOf(scope, userWarehouseId) : undefined,
  };
}
