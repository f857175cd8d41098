import { and, asc, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Shelf } from '../../../contract/ops/warehouse/stock.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { ownCode, shelfKey } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { newId } from '../../crypto/random.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { shelves } from '../../db/schema/warehouse/warehouse.ts';
import { atomically } from '../base/atomically.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';

export type ShelfRow = typeof shelves.$inferSelect;

/** The most parcels of a shelf that are counted. */
const MOST_ON_SHELF = 1000;

const WALK: Keyset = { column: shelves.position, id: shelves.id, descending: false };

/** Shelves in the contract's format, each with how many parcels lie on it. */
export async function viewShelves(
  { db }: Pick<Scope, 'db'>,
  rows: readonly ShelfRow[],
): Promise<Shelf[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { id, warehouseId, code, zone, position, active, version } = row;
      const onIt = db
        .select({ one: sql`1` })
        .from(purchaseParcels)
        .where(isOnShelf(row))
        .limit(MOST_ON_SHELF);
      const [counted] = await db.all<{ parcels: number }>(
        sql`select count(*) as parcels from (${onIt})`,
      );
      const shelfCode = ownCode('SHELF', row.key);
      const parcels = counted?.parcels ?? 0;
      return {
        id,
        warehouseId,
        code,
        ownCode: shelfCode,
        zone,
        position,
        active,
        parcels,
        version,
      };
    }),
  );
}

const isOnShelf = ({ tenantId, warehouseId, code }: ShelfRow) =>
  and(
    eq(purchaseParcels.tenantId, tenantId),
    eq(purchaseParcels.warehouseId, warehouseId),
    eq(purchaseParcels.onShelf, code),
  );

/** The parcels that should be on a shelf, those that have been there longest first. */
export function parcelsOnShelf({ db }: Pick<Scope, 'db'>, shelf: ShelfRow) {
  return db
    .select()
    .from(purchaseParcels)
    .where(isOnShelf(shelf))
    .orderBy(asc(purchaseParcels.statusAt), asc(purchaseParcels.id))
    .limit(MOST_ON_SHELF);
}

/** A page of the tenant's shelves, of one warehouse or of all. */
export async function listShelves(
  scope: Scope,
  query: { warehouseId?: string | undefined; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<Shelf>> {
  const { warehouseId } = query;
  if (!warehouseId) {
    // Without a warehouse there are no further pages: the order by which a cursor continues is that of one warehouse.
    const rows = await scope.db
      .select()
      .from(shelves)
      .where(eq(shelves.tenantId, scope.tenantId))
      .orderBy(asc(shelves.warehouseId), asc(shelves.position), asc(shelves.id))
      .limit(query.pageSize);
    const total = await cappedCount(scope, shelves, eq(shelves.tenantId, scope.tenantId));
    return { records: await viewShelves(scope, rows), total };
  }
  const isThere = and(eq(shelves.tenantId, scope.tenantId), eq(shelves.warehouseId, warehouseId));
  const found = await scope.db
    .select()
    .from(shelves)
    .where(and(isThere, afterCursor(WALK, query.cursor)))
    .orderBy(...orderOf(WALK))
    .limit(query.pageSize + 1);
  const { rows, next } = pageOfRows(found, query.pageSize, (row) => [row.position, row.id]);
  return {
    records: await viewShelves(scope, rows),
    next,
    total: await cappedCount(scope, shelves, isThere),
  };
}

/** The most shelves of one call. */
const MOST_ADDED = 500;

/**
 * Adds shelves to a warehouse in China, in the given order after the existing ones. Known codes stay as
 * they are. Throws `NOT_FOUND`, and `VALIDATION_FAILED` at codes with characters other than letters, digits
 * and dashes, or if there are too many.
 */
export async function addShelves(
  scope: Scope,
  { warehouseId, zone, codes }: { warehouseId: string; zone: string; codes: string },
): Promise<{ added: number }> {
  const { db, tenantId, now } = scope;
  await openChinaWarehouse(scope, warehouseId);
  const names = [
    ...new Set(
      codes
        .normalize('NFKC')
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  const isWrong = names.some((name) => !/^[A-Z0-9][A-Z0-9-]{0,18}$/.test(name));
  if (isWrong || names.length > MOST_ADDED) {
    const code = isWrong ? 'characters' : 'too_long';
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'codes', code }]);
  }
  const isThere = and(eq(shelves.tenantId, tenantId), eq(shelves.warehouseId, warehouseId));
  const existingShelves = await db
    .select({ key: shelves.key, position: shelves.position })
    .from(shelves)
    .where(isThere);
  const keys = new Set(existingShelves.map(({ key }) => key));
  const last = existingShelves.reduce((most, { position }) => Math.max(most, position), 0);
  const added = names.filter((name) => !keys.has(shelfKey(name)));
  const rows = added.map((code, index) => ({
    id: newId(now),
    tenantId,
    warehouseId,
    code,
    key: shelfKey(code),
    zone,
    position: last + index + 1,
    active: true,
    createdAt: now,
  }));
  if (rows.length === 0) return { added: 0 };
  await atomically(
    scope,
    rows.map((row) => db.insert(shelves).values(row).onConflictDoNothing()),
    {},
  );
  return { added: rows.length };
}

/** A shelf of the tenant. Throws `NOT_FOUND`. */
export async function tenantShelf({ db, tenantId }: Scope, id: string): Promise<ShelfRow> {
  const [shelf] = await db
    .select()
    .from(shelves)
    .where(and(eq(shelves.id, id), eq(shelves.tenantId, tenantId)));
  if (!shelf) throw new Failure('NOT_FOUND');
  return shelf;
}

/** The open shelves of the tenant with this code, one a warehouse. */
export async function shelvesNamed(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  key: string,
): Promise<ShelfRow[]> {
  return db
    .select()
    .from(shelves)
    .where(and(eq(shelves.tenantId, tenantId), eq(shelves.key, key), eq(shelves.active, true)));
}

/** Changes a shelf. Throws `NOT_FOUND`. */
export async function updateShelf(
  scope: Scope,
  id: string,
  changes: Pick<ShelfRow, 'zone' | 'position' | 'active'>,
): Promise<Shelf> {
  await tenantShelf(scope, id);
  await atomically(
    scope,
    [
      scope.db
        .update(shelves)
        .set(changes)
        .where(and(eq(shelves.tenantId, scope.tenantId), eq(shelves.id, id))),
    ],
    {},
  );
  const [shelf] = await viewShelves(scope, [await tenantShelf(scope, id)]);
  if (!shelf) throw new Failure('NOT_FOUND');
  return shelf;
}

/** Compares the numbers of the parcels found on a shelf with those that should be there. */
export function compareCount(expected: readonly string[], found: readonly string[]) {
  return {
    expected: expected.length,
    found: new Set(found).size,
    missing: expected.filter((parcelNo) => !found.includes(parcelNo)),
    extra: [...new Set(found)].filter((parcelNo) => !expected.includes(parcelNo)),
  };
}

/** As `compareCount`, for a shelf of the tenant. Throws `NOT_FOUND`. */
export async function countShelf(scope: Scope, id: string, found: readonly string[]) {
  const rows = await parcelsOnShelf(scope, await tenantShelf(scope, id));
  return compareCount(
    rows.map(({ parcelNo }) => parcelNo),
    found,
  );
}
