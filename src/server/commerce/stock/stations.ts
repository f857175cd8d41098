import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Station } from '../../../contract/ops/stock.ts';
import { newId } from '../../crypto/random.ts';
import { stations } from '../../db/schema/warehouse.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';

type StationRow = typeof stations.$inferSelect;

const view = ({ id, warehouseId, name, step, active, version }: StationRow): Station => ({
  id,
  warehouseId,
  name,
  step,
  active,
  version,
});

/** The most stations of a tenant that are shown. */
const MOST_STATIONS = 200;

/** The tenant's stations, the oldest first. */
export async function listStations({ db, tenantId }: Scope): Promise<Station[]> {
  const rows = await db
    .select()
    .from(stations)
    .where(eq(stations.tenantId, tenantId))
    .orderBy(asc(stations.createdAt), asc(stations.id))
    .limit(MOST_STATIONS);
  return rows.map(view);
}

/** A station of the tenant. Throws `NOT_FOUND`. */
export async function tenantStation({ db, tenantId }: Scope, id: string): Promise<StationRow> {
  const [station] = await db
    .select()
    .from(stations)
    .where(and(eq(stations.id, id), eq(stations.tenantId, tenantId)));
  if (!station) throw new Failure('NOT_FOUND');
  return station;
}

/** Enrols a device of a warehouse in China. Throws `NOT_FOUND`. */
export async function addStation(
  scope: Scope,
  { warehouseId, name, step }: Pick<Station, 'warehouseId' | 'name' | 'step'>,
): Promise<Station> {
  const { db, tenantId, now, staffId = '' } = scope;
  await openChinaWarehouse(scope, warehouseId);
  const row: StationRow = {
    id: newId(now),
    tenantId,
    warehouseId,
    name,
    step,
    active: true,
    enrolledBy: staffId,
    version: 0,
    createdAt: now,
  };
  await atomically(scope, [db.insert(stations).values(row)], {});
  return view(row);
}

/** Changes a station. Throws `NOT_FOUND`. */
export async function updateStation(
  scope: Scope,
  id: string,
  changes: Pick<Station, 'name' | 'step' | 'active'>,
): Promise<Station> {
  await tenantStation(scope, id);
  await atomically(scope, [scope.db.update(stations).set(changes).where(eq(stations.id, id))], {});
  return view(await tenantStation(scope, id));
}
