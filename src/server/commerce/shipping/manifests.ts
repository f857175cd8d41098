import { and, asc, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Manifest, ManifestRow } from '../../../contract/ops/warehouse/manifests.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { manifestOrders, manifests } from '../../db/schema/warehouse/manifests.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { increased, inList, untilCommitted } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';

type Row = typeof manifests.$inferSelect;
type NamesOf = (staffIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const NEWEST: Keyset = { column: manifests.createdAt, id: manifests.id, descending: true };

/** The manifests of the tenant, newest first. */
export async function listManifests(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<ManifestRow>> {
  const ofTenant = eq(manifests.tenantId, scope.tenantId);
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(manifests)
      .where(and(ofTenant, afterCursor(NEWEST, cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(pageSize + 1),
    cappedCount(scope, manifests, ofTenant),
  ]);
  const { rows, ...next } = pageOfRows(found, pageSize, (row) => [row.createdAt, row.id]);
  const sums = await sumsOf(scope, rows);
  return { records: rows.map((row) => viewRow(row, sums.get(row.id))), total, ...next };
}

type Sums = { shipments: number; boxes: number };

async function sumsOf({ db, tenantId }: Scope, rows: readonly Row[]): Promise<Map<string, Sums>> {
  const found = await db
    .select({
      id: manifestOrders.manifestId,
      shipments: count(),
      boxes: sql<number>`${sum(transitOrders.boxes)}`.mapWith(Number),
    })
    .from(manifestOrders)
    .innerJoin(transitOrders, eq(transitOrders.id, manifestOrders.transitOrderId))
    .where(
      and(
        eq(manifestOrders.tenantId, tenantId),
        inList(
          manifestOrders.manifestId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(manifestOrders.manifestId);
  return new Map(found.map(({ id, ...sums }) => [id, sums]));
}

const viewRow = (row: Row, sums: Sums = { shipments: 0, boxes: 0 }): ManifestRow => ({
  id: row.id,
  manifestNo: row.manifestNo,
  carrier: row.carrier,
  day: row.day,
  createdAt: iso(row.createdAt),
  closedAt: isoOrNone(row.closedAt),
  version: row.version,
  ...sums,
});

/** A manifest by id or number, with its shipments. Throws `NOT_FOUND`. */
export async function getManifest(
  scope: Scope,
  idOrNo: string,
  namesOf: NamesOf,
): Promise<Manifest> {
  const row = await manifestRow(scope, idOrNo);
  const [lines, sums, names] = await Promise.all([
    scope.db
      .select({
        orderNo: transitOrders.orderNo,
        country: transitOrders.country,
        boxes: transitOrders.boxes,
        weightG: transitOrders.weightG,
        trackingNo: transitOrders.trackingNo,
      })
      .from(manifestOrders)
      .innerJoin(transitOrders, eq(transitOrders.id, manifestOrders.transitOrderId))
      .where(
        and(eq(manifestOrders.tenantId, scope.tenantId), eq(manifestOrders.manifestId, row.id)),
      )
      .orderBy(asc(transitOrders.orderNo)),
    sumsOf(scope, [row]),
    namesOf([row.madeBy]),
  ]);
  return {
    ...viewRow(row, sums.get(row.id)),
    madeBy: names.get(row.madeBy) ?? '',
    weightG: lines.reduce((total, line) => total + line.weightG, 0),
    lines,
    refused: row.refused,
  };
}

async function manifestRow({ db, tenantId }: Scope, idOrNo: string): Promise<Row> {
  const column = /^M\d{6}/.test(idOrNo) ? manifests.manifestNo : manifests.id;
  const [row] = await db
    .select()
    .from(manifests)
    .where(and(eq(manifests.tenantId, tenantId), eq(column, idOrNo)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The open manifest of a carrier for a day; undefined if there is none. */
export async function openManifest(
  { db, tenantId }: Scope,
  carrier: string,
  day: string,
): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(manifests)
    .where(
      and(
        eq(manifests.tenantId, tenantId),
        eq(manifests.carrier, carrier),
        eq(manifests.day, day),
        isNull(manifests.closedAt),
      ),
    )
    .orderBy(desc(manifests.createdAt))
    .limit(1);
  return row;
}

/** Closes a manifest: the carrier has signed it. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export function closeManifest(scope: Scope, idOrNo: string): Promise<void> {
  return untilCommitted(scope, async () => {
    const row = await manifestRow(scope, idOrNo);
    if (row.closedAt !== null) throw illegalTransition('CLOSED', 'CLOSED');
    return [
      scope.db
        .update(manifests)
        .set({ closedAt: scope.now, version: increased(manifests.version) })
        .where(and(eq(manifests.tenantId, scope.tenantId), eq(manifests.id, row.id))),
    ];
  });
}
