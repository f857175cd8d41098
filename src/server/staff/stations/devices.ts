import { and, eq } from 'drizzle-orm';
import type { Station } from '../../../contract/ops/warehouse/stock.ts';
import { atomically } from '../../commerce/base/atomically.ts';
import {
  endBrowserStatements,
  openStation,
  tenantStation,
  viewStation,
} from '../../commerce/stock/stations.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId, newSecret } from '../../crypto/random.ts';
import { staffStationDevices } from '../../db/schema/people/station-devices.ts';
import { stations } from '../../db/schema/warehouse/warehouse.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { StaffScope } from '../staff-scope.ts';

/**
 * Makes the caller's browser the station's browser, replacing the earlier one. The token is only in the
 * response; its hash is stored. Throws `NOT_FOUND`.
 */
export async function enrolStation(
  scope: StaffScope,
  id: string,
): Promise<Station & { deviceToken: string }> {
  const { db, now, tenantId, identity } = scope;
  await openStation(scope, id);
  const deviceToken = newSecret();
  await atomically(
    scope,
    [
      ...endBrowserStatements(scope, id),
      db.insert(staffStationDevices).values({
        id: newId(now),
        tokenHash: await sha256Hex(deviceToken),
        tenantId,
        stationId: id,
        enrolledBy: identity.id,
        createdAt: now,
      }),
      db
        .update(stations)
        .set({ browserAt: now })
        .where(and(eq(stations.id, id), eq(stations.tenantId, tenantId))),
    ],
    {},
  );
  logSecurity(scope, 'station_enrolled', identity.id);
  return { ...viewStation(await tenantStation(scope, id)), deviceToken };
}

/** Removes a station from its browser, and ends its sessions. Throws `NOT_FOUND`. */
export async function revokeStation(scope: StaffScope, id: string): Promise<Station> {
  await tenantStation(scope, id);
  await atomically(scope, endBrowserStatements(scope, id), {});
  logSecurity(scope, 'station_revoked', scope.identity.id);
  return viewStation(await tenantStation(scope, id));
}
