import { and, eq, or } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { UnknownParcel } from '../../../contract/ops/warehouse/stock.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { UnknownParcelState } from '../../../contract/values/warehouse/scanning.ts';
import { ownCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import {
  atomically,
  inList,
  onlyFrom,
  type Statement,
  untilCommitted,
} from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { listWarehouses } from '../site/places.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';

export type UnknownRow = typeof unknownParcels.$inferSelect;

/** The known facts about a parcel that nobody expected. */
export type Finding = {
  warehouseId?: string | undefined;
  trackingNo: string;
  carrier: string;
  shelfCode: string;
  /** 0 until weighed. */
  weightG: number;
  note: string;
  /** Paths of this site. */
  photos: readonly string[];
};

/** Unknown parcels in the contract's format, with the numbers of the parcels that they turned out to be. */
export async function viewUnknown(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  rows: readonly UnknownRow[],
): Promise<UnknownParcel[]> {
  const ids = rows.flatMap(({ parcelId }) => parcelId ?? []);
  const claimed =
    ids.length === 0
      ? []
      : await db
          .select({ id: purchaseParcels.id, parcelNo: purchaseParcels.parcelNo })
          .from(purchaseParcels)
          .where(and(inList(purchaseParcels.id, ids), eq(purchaseParcels.tenantId, tenantId)));
  const numbers = new Map(claimed.map(({ id, parcelNo }) => [id, parcelNo]));
  return rows.map((row) => ({
    id: row.id,
    unknownNo: row.unknownNo,
    ownCode: ownCode('UNKNOWN', row.unknownNo),
    warehouseId: row.warehouseId,
    trackingNo: row.trackingNo,
    carrier: row.carrier,
    photos: row.photos,
    shelfCode: row.shelfCode,
    weightG: row.weightG,
    note: row.note,
    state: row.state,
    stateAt: iso(row.stateAt),
    createdAt: iso(row.createdAt),
    parcelNo: row.parcelId ? numbers.get(row.parcelId) : undefined,
    version: row.version,
  }));
}

async function viewOne(scope: Scope, id: string): Promise<UnknownParcel> {
  const [parcel] = await viewUnknown(scope, [await tenantUnknown(scope, id)]);
  if (!parcel) throw new Failure('NOT_FOUND');
  return parcel;
}

/** An unknown parcel of the tenant by id or number. Throws `NOT_FOUND`. */
export async function tenantUnknown(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  idOrNo: string,
): Promise<UnknownRow> {
  const [row] = await db
    .select()
    .from(unknownParcels)
    .where(
      and(
        eq(unknownParcels.tenantId, tenantId),
        or(eq(unknownParcels.id, idOrNo), eq(unknownParcels.unknownNo, idOrNo)),
      ),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The unknown parcel with a tracking number that waits. */
export async function waitingUnknown(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  trackingNo: string,
): Promise<UnknownRow | undefined> {
  const [row] = await db
    .select()
    .from(unknownParcels)
    .where(
      and(
        eq(unknownParcels.tenantId, tenantId),
        eq(unknownParcels.trackingNo, trackingNo),
        eq(unknownParcels.state, 'WAITING'),
      ),
    );
  return row;
}

export const getUnknownParcel = (scope: Scope, idOrNo: string): Promise<UnknownParcel> =>
  viewOne(scope, idOrNo);

const BY_AGE: Keyset = {
  column: unknownParcels.createdAt,
  id: unknownParcels.id,
  descending: false,
};

/** A page of the tenant's unknown parcels of a state, the oldest first. */
export async function listUnknownParcels(
  scope: Scope,
  query: { state: UnknownParcelState; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<UnknownParcel>> {
  const condition = and(
    eq(unknownParcels.tenantId, scope.tenantId),
    eq(unknownParcels.state, query.state),
  );
  const found = await scope.db
    .select()
    .from(unknownParcels)
    .where(and(condition, afterCursor(BY_AGE, query.cursor)))
    .orderBy(...orderOf(BY_AGE))
    .limit(query.pageSize + 1);
  const { rows, next } = pageOfRows(found, query.pageSize, (row) => [row.createdAt, row.id]);
  return {
    records: await viewUnknown(scope, rows),
    next,
    total: await cappedCount(scope, unknownParcels, condition),
  };
}

/** The row of a newly found parcel, in the given warehouse or else the tenant's first. Throws `NOT_FOUND`. */
export async function newUnknown(scope: Scope, finding: Finding): Promise<UnknownRow> {
  const { tenantId, now, staffId = '' } = scope;
  const { id: warehouseId } = finding.warehouseId
    ? await openChinaWarehouse(scope, finding.warehouseId)
    : await firstWarehouse(scope);
  return {
    ...finding,
    id: newId(now),
    tenantId,
    warehouseId,
    unknownNo: newNumber('U', now),
    photos: [...finding.photos],
    state: 'WAITING',
    stateAt: now,
    parcelId: null,
    foundBy: staffId,
    version: 0,
    createdAt: now,
  };
}

async function firstWarehouse({ db, tenantId, locale }: Scope) {
  const [first] = await listWarehouses(db, tenantId, locale, 'CHINA');
  if (!first) throw new Failure('NOT_FOUND');
  return first;
}

/** Books a parcel that nobody expected. Throws `NOT_FOUND`, and `VALIDATION_FAILED` at a number that waits already. */
export async function reportUnknownParcel(scope: Scope, finding: Finding): Promise<UnknownParcel> {
  const row = await newUnknown(scope, finding);
  const known = () =>
    new Failure('VALIDATION_FAILED', {}, [{ field: 'trackingNo', code: 'known' }]);
  await atomically(scope, [scope.db.insert(unknownParcels).values(row)], {
    UNKNOWN_BOOKED: known,
  });
  return viewOne(scope, row.id);
}

/** The statement that ends the waiting of an unknown parcel. Throws `ILLEGAL_TRANSITION`. */
export function endedStatement(
  { db, tenantId, now }: Pick<Scope, 'db' | 'tenantId' | 'now'>,
  { id, state }: UnknownRow,
  to: 'CLAIMED' | 'DISPOSED',
  parcelId: string | null,
): Statement {
  if (state !== 'WAITING') throw illegalTransition(state, to);
  return db
    .update(unknownParcels)
    .set({ state: onlyFrom(unknownParcels.state, ['WAITING'], to), stateAt: now, parcelId })
    .where(and(eq(unknownParcels.tenantId, tenantId), eq(unknownParcels.id, id)));
}

/** Gives up on an unknown parcel. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`. */
export async function disposeUnknownParcel(scope: Scope, idOrNo: string): Promise<UnknownParcel> {
  await untilCommitted(scope, async () => [
    endedStatement(scope, await tenantUnknown(scope, idOrNo), 'DISPOSED', null),
  ]);
  return viewOne(scope, idOrNo);
}
