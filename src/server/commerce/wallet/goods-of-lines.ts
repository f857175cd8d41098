import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type SQLiteColumn, unionAll } from 'drizzle-orm/sqlite-core';
import type { AccountTransaction } from '../../../contract/calls/account.ts';
import { hasGoods } from '../../../contract/values/orders/order-number.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import {
  announcedContents,
  purchaseParcelItems,
  purchaseParcels,
} from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels, transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import { inReadersLanguage } from '../base/readers-language.ts';
import type { OwnerScope } from '../base/scope.ts';

type LineGoods = NonNullable<AccountTransaction['goods']>;

/**
 * The goods of the shopper's orders, shipments, parcels and services with these numbers, by number: the name of
 * the first item, and how many others there are. Two statements for any number of them.
 */
export async function goodsOfLines(
  scope: OwnerScope,
  references: readonly string[],
): Promise<ReadonlyMap<string, LineGoods>> {
  const numbers = [...new Set(references)].filter(hasGoods);
  if (numbers.length === 0) return new Map();
  const byNumber = Map.groupBy(await rowsOf(scope, numbers), ({ number }) => number);
  const found = [...byNumber].map(([number, rows]) => ({
    number,
    // Pieces of one item may be in several parcels of a shipment.
    itemIds: [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))],
    announced: rows.flatMap(({ announced }) => announced ?? []),
  }));
  const firstById = await itemsById(
    scope,
    found.flatMap(({ itemIds }) => itemIds.slice(0, 1)),
  );
  return new Map(
    found.flatMap(({ number, itemIds, announced }): [string, LineGoods][] => {
      const item = firstById.get(itemIds[0] ?? '');
      const title = item?.title ?? announced[0]?.title;
      if (title === undefined) return [];
      const titleLanguage = item?.titleLanguage ?? undefined;
      const more = itemIds.length + announced.length - 1;
      return [[number, { title, titleTrans: item?.titleTrans ?? title, titleLanguage, more }]];
    }),
  );
}

/** Ordered items with these ids, by id, in the reader's language. */
async function itemsById(scope: OwnerScope, ids: readonly string[]) {
  const { tenantId, id } = purchaseOrderItems;
  const rows = await scope.db
    .select()
    .from(purchaseOrderItems)
    .where(and(eq(tenantId, scope.tenantId), inList(id, ids)));
  return new Map((await inReadersLanguage(scope, rows)).map((item) => [item.id, item]));
}

/**
 * The goods of each number: ids of ordered items, in the sequence in which they were ordered, and announced
 * contents.
 */
function rowsOf(scope: OwnerScope, numbers: readonly string[]) {
  const holders = holdersOf(scope, numbers);
  const { parcelId, position, title } = announcedContents;
  const { tenantId } = scope;
  return scope.db
    .select({
      number: holders.number,
      itemId: purchaseOrderItems.id,
      announced: { parcelId, position, title },
    })
    .from(holders)
    .leftJoin(
      purchaseParcelItems,
      and(
        eq(purchaseParcelItems.tenantId, tenantId),
        eq(purchaseParcelItems.parcelId, holders.parcelId),
      ),
    )
    .leftJoin(
      purchaseOrderItems,
      and(
        // The plus keeps SQLite from the index of the tenant, by which it would read all its items.
        sql`+${purchaseOrderItems.tenantId} = ${tenantId}`,
        or(
          eq(purchaseOrderItems.orderId, holders.orderId),
          eq(purchaseOrderItems.id, purchaseParcelItems.orderItemId),
        ),
      ),
    )
    .leftJoin(
      announcedContents,
      and(eq(announcedContents.tenantId, tenantId), eq(parcelId, holders.parcelId)),
    )
    .orderBy(
      asc(purchaseOrderItems.orderId),
      asc(purchaseOrderItems.position),
      asc(parcelId),
      asc(position),
    );
}

/** The order, or the parcels, in which the goods of each number are. */
function holdersOf({ db, tenantId, userId }: OwnerScope, numbers: readonly string[]) {
  const holder = (
    number: SQLiteColumn,
    order: SQLiteColumn | null,
    parcel: SQLiteColumn | null,
  ) => ({
    number: sql<string>`${number}`.as('held_number'),
    orderId: sql<string | null>`${order}`.as('held_order'),
    parcelId: sql<string | null>`${parcel}`.as('held_parcel'),
  });
  const own = (table: { tenantId: SQLiteColumn; userId: SQLiteColumn }, number: SQLiteColumn) =>
    and(eq(table.tenantId, tenantId), eq(table.userId, userId), inList(number, numbers));
  return unionAll(
    db
      .select(holder(purchaseOrders.orderNo, purchaseOrders.id, null))
      .from(purchaseOrders)
      .where(own(purchaseOrders, purchaseOrders.orderNo)),
    db
      .select(holder(purchaseParcels.parcelNo, null, purchaseParcels.id))
      .from(purchaseParcels)
      .where(own(purchaseParcels, purchaseParcels.parcelNo)),
    db
      .select(holder(transitOrders.orderNo, null, transitOrderParcels.parcelId))
      .from(transitOrders)
      .innerJoin(
        transitOrderParcels,
        and(
          eq(transitOrderParcels.tenantId, tenantId),
          eq(transitOrderParcels.transitOrderId, transitOrders.id),
        ),
      )
      .where(own(transitOrders, transitOrders.orderNo)),
    db
      .select(
        holder(
          serviceRequests.requestNo,
          serviceRequests.purchaseOrderId,
          serviceRequests.purchaseParcelId,
        ),
      )
      .from(serviceRequests)
      .where(own(serviceRequests, serviceRequests.requestNo)),
  ).as('found');
}
