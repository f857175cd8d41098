import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  PARCEL_TABS,
  type ParcelSort,
  type ParcelTab,
  type PurchaseParcelDetail,
} from '../../../contract/calls/parcels.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/warehouse/parcel-statuses.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { contains, countByTab } from '../base/search.ts';
import { parcelDetail, viewParcels } from './parcel-view.ts';
import { findParcel } from './records.ts';

export type ParcelSearch = {
  tab: ParcelTab;
  sort: ParcelSort;
  keyword: string;
  pageNo: number;
  pageSize: number;
};

/** The columns of each sort; parcels that are equal in them are listed newest first. */
const ORDER_BY: Record<ParcelSort, SQL[]> = {
  newest: [],
  storage: [sql`${purchaseParcels.storageExpiresAt} asc nulls last`],
  weight: [desc(purchaseParcels.weightG)],
};

/**
 * The shopper's matching parcels of a tab, and how many match in each tab. Only parcels to the
 * tenant's warehouses: those to the shopper's own warehouse are shown with their orders.
 */
export async function listStockInParcels(scope: OwnerScope, search: ParcelSearch) {
  const { tenantId, userId, warehouseId, status, searchText, createdAt, id } = purchaseParcels;
  const { limit, offset } = pageRange(search);
  const matching = and(
    eq(tenantId, scope.tenantId),
    eq(userId, scope.userId),
    isNotNull(warehouseId),
    contains(searchText, search.keyword),
  );
  const [counted, rows] = await Promise.all([
    scope.db
      .select({ status, rows: count() })
      .from(purchaseParcels)
      .where(matching)
      .groupBy(status),
    scope.db
      .select()
      .from(purchaseParcels)
      .where(and(matching, inArray(status, [...PARCEL_TABS[search.tab]])))
      .orderBy(...ORDER_BY[search.sort], desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
  ]);
  const counts = countByTab<ParcelTab, PurchaseParcelStatus>(PARCEL_TABS, counted);
  const records = await viewParcels(scope, rows);
  return { ...pageOf(records, counts[search.tab], search), counts };
}

/** A parcel of the caller, by id or number, with its timeline. Throws `NOT_FOUND`. */
export async function getParcel(scope: OwnerScope, idOrNo: string): Promise<PurchaseParcelDetail> {
  return parcelDetail(scope, await findParcel(scope, idOrNo));
}
