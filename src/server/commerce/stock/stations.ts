import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Station } from '../../../contract/ops/warehouse/stock.ts';
import { newId } from '../../crypto/random.ts';
import { staffSessions } from '../../db/schema/people/staff.ts';
import { staffStationDevices } from '../../db/schema/people/station-devices.ts';
import { stations } from '../../db/schema/warehouse/warehouse.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';

export type StationRow = typeof stations.$inferSelect;

type Devices = Pick<Station, 'labelSize' | 'printing' | 'scale' | 'scaleUnit' | 'scaleBaud'>;

/** The devices of a new station. */
const DEVICES: Devices = {
  labelSize: '100x60',
  printing: 'BY_HAND',
  scale: 'NONE',
  scaleUnit: 'G',
  scaleBaud: '9600',
};

/** A station as the staff see it. */
export const viewStation = ({
  tenantId: _tenant,
  enrolledBy: _by,
  createdAt: _at,
  browserAt,
  ...shown
}: StationRow): Station => ({
  ...shown,
  ...(browserAt === null ? {} : { browserAt: iso(browserAt) }),
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
  return rows.map(viewStation);
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

/** The same, if it was not ended. Throws `NOT_FOUND`. */
export async function openStation(scope: Scope, id: string): Promise<StationRow> {
  const station = await tenantStation(scope, id);
  if (!station.active) throw new Failure('NOT_FOUND');
  return station;
}

/** Adds a device of a warehouse in China. Throws `NOT_FOUND`. */
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
    browserAt: null,
    ...DEVICES,
    version: 0,
    createdAt: now,
  };
  await atomically(scope, [db.insert(stations).values(row)], {});
  return viewStation(row);
}

/** The statements that remove a station from its browser, and end its sessions. */
export function endBrowserStatements(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  stationId: string,
): Statement[] {
  const isItsOwn = and(
    eq(staffStationDevices.tenantId, tenantId),
    eq(staffStationDevices.stationId, stationId),
    isNull(staffStationDevices.endedAt),
  );
  const devices = db
    .select({ id: staffStationDevices.id })
    .from(staffStationDevices)
    .where(isItsOwn);
  const isOpenThere = and(
    inArray(staffSessions.stationDeviceId, devices),
    isNull(staffSessions.revokedAt),
  );
  return [
    db.update(staffSessions).set({ revokedAt: now }).where(isOpenThere),
    db.update(staffStationDevices).set({ endedAt: now }).where(isItsOwn),
    db
      .update(stations)
      .set({ browserAt: null })
      .where(and(eq(stations.id, stationId), eq(stations.tenantId, tenantId))),
  ];
}

/** Changes a station; one that ends also loses its browser. Throws `NOT_FOUND`. */
export async function updateStation(
  scope: Scope,
  id: string,
  changes: Pick<Station, 'name' | 'step' | 'active'>,
): Promise<Station> {
  await tenantStation(scope, id);
  const change = scope.db
    .update(stations)
    .set(changes)
    .where(and(eq(stations.tenantId, scope.tenantId), eq(stations.id, id)));
  const ended = changes.active ? [] : endBrowserStatements(scope, id);
  await atomically(scope, [change, ...ended], {});
  return viewStation(await tenantStation(scope, id));
}

/** Sets the printer and scale of a station. Throws `NOT_FOUND`. */
export async function equipStation(scope: Scope, id: string, devices: Devices): Promise<Station> {
  const { db, tenantId } = scope;
  await openStation(scope, id);
  const change = db
    .update(stations)
    .set(devices)
    .where(and(eq(stations.id, id), eq(stations.tenantId, tenantId)));
  await atomically(scope, [change], {});
  return viewStation(await tenantStation(scope, id));
}
