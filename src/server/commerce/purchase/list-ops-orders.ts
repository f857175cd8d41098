import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import type { OpsOrderRow } from '../../../contract/ops/orders/ops-order.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { users } from '../../db/schema/people/users.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { inList } from '../base/atomically.ts';
import { type DayRange, withinDays } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { viewOrders } from './find-orders.ts';
import { viewPurchase } from './ops-order.ts';
import type { OrderRow } from './order-view.ts';

/*
 * Each list is read in the order of an index: newest first from an index of the filter, with the time of
 * ordering and the id at its end; waiting first from the index of a status, with the time in it.
 */

type OrderQuery = DayRange & {
  status?: PurchaseOrderStatus | undefined;
  platform?: ProductPlatform | undefined;
  shopperId?: string | undefined;
  shopId?: string | undefined;
  number: string;
  sort: 'newest' | 'waiting';
  cursor?: string | undefined;
  pageSize: number;
};

/** How many orders have the same number at a marketplace, or parcels the same tracking number, at most. */
const MAX_OF_A_NUMBER = 50;

/**
 * The tenant's orders that match. Throws `VALIDATION_FAILED` for a combination that no index serves: `shopId`
 * without `platform`, `sort: 'waiting'` without `status` or with another filter, `number` with a filter.
 */
export async function listOpsOrders(
  scope: Scope,
  query: OrderQuery,
): Promise<ListPage<OpsOrderRow>> {
  assertServed(query);
  if (query.number) {
    const rows = await ordersNumbered(scope, query.number);
    return { records: await viewRows(scope, rows), total: rows.length };
  }
  const { db } = scope;
  const keyset = keysetOf(query);
  const condition = conditionOf(scope, query);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(purchaseOrders)
      .where(and(condition, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount(scope, purchaseOrders, condition),
  ]);
  const page = pageOfRows(rows, query.pageSize, (row) => [
    query.sort === 'waiting' ? row.statusAt : row.createdAt,
    row.id,
  ]);
  const { next } = page;
  return { records: await viewRows(scope, page.rows), total, ...(next ? { next } : {}) };
}

function assertServed(query: OrderQuery): void {
  const { status, platform, shopperId, shopId, dateStart, dateEnd, number, sort } = query;
  const others = [platform, shopperId, shopId, dateStart, dateEnd].some(Boolean);
  const wrong = [
    ...(shopId && !platform ? ['shopId'] : []),
    ...(sort === 'waiting' && (!status || others) ? ['sort'] : []),
    ...(number && (status || others) ? ['number'] : []),
  ];
  if (wrong.length === 0) return;
  throw new Failure(
    'VALIDATION_FAILED',
    {},
    wrong.map((field) => ({ field, code: 'invalid' })),
  );
}

const keysetOf = ({ sort }: OrderQuery): Keyset =>
  sort === 'waiting'
    ? { column: purchaseOrders.statusAt, id: purchaseOrders.id, descending: false }
    : { column: purchaseOrders.createdAt, id: purchaseOrders.id, descending: true };

/**
 * The condition of the filters. A plus sign before a column keeps SQLite from using its index: the index of the
 * shopper or the shop has fewer orders.
 */
function conditionOf(scope: Scope, query: OrderQuery): SQL | undefined {
  const { tenantId, userId, shopId, platform, status, createdAt } = purchaseOrders;
  const isOfShopper = query.shopperId !== undefined;
  const isOfShop = query.shopId !== undefined;
  return and(
    eq(tenantId, scope.tenantId),
    equals(userId, query.shopperId),
    equals(shopId, query.shopId, isOfShopper),
    equals(platform, query.platform, isOfShopper),
    equals(status, query.status, isOfShopper || isOfShop),
    withinDays(scope, createdAt, query),
  );
}

/** Whether a column has a value, if one is required; without the column's index if a smaller one is there. */
const equals = (
  column: SQLiteColumn,
  value: string | undefined,
  hasSmallerIndex = false,
): SQL | undefined => {
  if (value === undefined) return undefined;
  return hasSmallerIndex ? sql`+${column} = ${value}` : eq(column, value);
};

/**
 * The orders that have this number as their order number, their number at the marketplace (exactly as typed), or
 * the tracking number of a parcel.
 */
async function ordersNumbered(scope: Scope, typed: string): Promise<OrderRow[]> {
  const { db } = scope;
  const { tenantId, orderNo, upstreamOrderNo, id } = purchaseOrders;
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const ofTenant = eq(tenantId, scope.tenantId);
  const [own, upstream, parcels] = await db.batch([
    db
      .select()
      .from(purchaseOrders)
      .where(and(ofTenant, eq(orderNo, number))),
    db
      .select()
      .from(purchaseOrders)
      .where(and(ofTenant, eq(upstreamOrderNo, typed), sql`${upstreamOrderNo} <> ''`))
      .limit(MAX_OF_A_NUMBER),
    db
      .select({ orderId: purchaseParcels.orderId })
      .from(purchaseParcels)
      .where(
        and(
          eq(purchaseParcels.tenantId, scope.tenantId),
          // Older parcels have the number as somebody typed it.
          inArray(purchaseParcels.domesticTrackingNo, [number.replaceAll('-', ''), typed]),
        ),
      )
      .limit(MAX_OF_A_NUMBER),
  ]);
  const ids = parcels.flatMap(({ orderId }) => orderId ?? []);
  const tracked = await db
    .select()
    .from(purchaseOrders)
    .where(and(ofTenant, inList(id, ids)));
  const found = new Map([...own, ...upstream, ...tracked].map((row) => [row.id, row]));
  return [...found.values()].sort((a, b) => b.createdAt - a.createdAt);
}

async function viewRows(scope: Scope, rows: readonly OrderRow[]): Promise<OpsOrderRow[]> {
  const [orders, shoppers] = await Promise.all([
    viewOrders(scope, rows),
    scope.db
      .select({ id: users.id, name: users.name, state: users.state })
      .from(users)
      .where(
        and(
          eq(users.tenantId, scope.tenantId),
          inList(
            users.id,
            rows.map(({ userId }) => userId),
          ),
        ),
      ),
  ]);
  const shopperOf = new Map(shoppers.map((shopper) => [shopper.id, shopper]));
  return rows.flatMap((row, index) => {
    const order = orders[index];
    if (!order) return [];
    const { actions: _, ...summary } = order;
    return {
      ...summary,
      ...viewPurchase(row),
      message: row.message,
      question: row.question ?? undefined,
      shopper: {
        id: row.userId,
        name: shopperOf.get(row.userId)?.name ?? '',
        blocked: shopperOf.get(row.userId)?.state === 'BLOCKED',
      },
    };
  });
}
