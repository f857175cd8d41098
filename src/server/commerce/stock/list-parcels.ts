import { and, eq, lt, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OpsParcel } from '../../../contract/ops/warehouse/parcels.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { PARCEL_LISTS, type ParcelList } from '../../../contract/values/warehouse/scanning.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import { DAY_MS } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { parcelsTracked } from '../parcel/records.ts';
import { listWarehouses } from '../site/places.ts';
import { viewOpsParcels } from './ops-parcel.ts';

/** Storage that ends within this time is worth a look. */
const ENDING_MS = 7 * DAY_MS;

export type ParcelQuery = {
  trackingNo?: string | undefined;
  list?: ParcelList | undefined;
  warehouseId?: string | undefined;
  shelf?: string | undefined;
  userId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

const table = purchaseParcels;
const BY_AGE: Keyset = { column: table.statusAt, id: table.id, descending: false };
const BY_NEWS: Keyset = { ...BY_AGE, descending: true };
const BY_END: Keyset = { column: table.storageExpiresAt, id: table.id, descending: false };

/** The condition and order of a list. Each list has an index of its own; no index serves other filters together. */
function listed(
  { tenantId, now }: Scope,
  { list, warehouseId, shelf, userId }: ParcelQuery,
): { condition: SQL | undefined; keyset: Keyset } {
  const isOfTenant = eq(table.tenantId, tenantId);
  const isThere = warehouseId ? eq(table.warehouseId, warehouseId) : undefined;
  if (list) {
    if (shelf || userId) throw notTogether(shelf ? 'shelf' : 'userId');
    const pile = eq(table.pile, list === 'STORAGE_ENDING' ? 'STORED' : list);
    const ends =
      list === 'STORAGE_ENDING' ? lt(table.storageExpiresAt, now + ENDING_MS) : undefined;
    return {
      condition: and(isOfTenant, isThere, pile, ends),
      keyset: list === 'STORED' || ends ? BY_END : BY_AGE,
    };
  }
  if (shelf) {
    if (!isThere) throw notTogether('warehouseId', 'required');
    if (userId) throw notTogether('userId');
    return { condition: and(isOfTenant, isThere, eq(table.onShelf, shelf)), keyset: BY_AGE };
  }
  if (isThere) throw notTogether('warehouseId');
  const isOfShopper = userId ? eq(table.userId, userId) : undefined;
  return { condition: and(isOfTenant, isOfShopper), keyset: BY_NEWS };
}

const notTogether = (field: string, code: 'unknown' | 'required' = 'unknown') =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code }]);

/**
 * A page of the tenant's parcels. Throws `VALIDATION_FAILED` for filters that no index serves
 * together.
 */
export async function listOpsParcels(
  scope: Scope,
  query: ParcelQuery,
): Promise<ListPage<OpsParcel>> {
  if (query.trackingNo) {
    const rows = await parcelsTracked(scope, query.trackingNo);
    return { records: await viewOpsParcels(scope, rows), total: rows.length };
  }
  const { condition, keyset } = listed(scope, query);
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(table)
      .where(and(condition, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount(scope, table, condition),
  ]);
  const { rows, next } = pageOfRows(found, query.pageSize, (row) => [
    (keyset === BY_END ? row.storageExpiresAt : row.statusAt) ?? 0,
    row.id,
  ]);
  return { records: await viewOpsParcels(scope, rows), next, total };
}

/** How many parcels each list has, and how many unknown parcels wait. */
export async function countOpsParcels(
  scope: Scope,
  { warehouseId }: { warehouseId?: string | undefined },
) {
  const counts = await Promise.all(
    PARCEL_LISTS.map(async (list) => {
      const { condition } = listed(scope, { list, warehouseId, pageSize: 1 });
      return [list, await cappedCount(scope, table, condition)] as const;
    }),
  );
  const { db, tenantId, locale } = scope;
  const open = await listWarehouses(db, tenantId, locale, 'CHINA');
  const isWaiting = and(
    eq(unknownParcels.tenantId, scope.tenantId),
    eq(unknownParcels.state, 'WAITING'),
  );
  return {
    lists: Object.fromEntries(counts) as Record<ParcelList, number>,
    unknown: await cappedCount(scope, unknownParcels, isWaiting),
    warehouses: open.map(({ id, name }) => ({ id, name })),
  };
}
