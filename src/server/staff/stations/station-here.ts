import { and, eq, isNull } from 'drizzle-orm';
import type { StationHere } from '../../../contract/ops/people/stations.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import { tenantStation } from '../../commerce/stock/stations.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { staffStationDevices } from '../../db/schema/people/station-devices.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { EntryScope } from '../staff-scope.ts';

/**
 * The station of the caller's browser, with the id of the browser; undefined if it is not a station.
 */
export async function stationOfBrowser(
  scope: Pick<EntryScope, 'db' | 'stationToken'>,
): Promise<{ deviceId: string; stationId: string; tenantId: string } | undefined> {
  const { db, stationToken } = scope;
  if (!stationToken) return undefined;
  const [device] = await db
    .select({
      deviceId: staffStationDevices.id,
      stationId: staffStationDevices.stationId,
      tenantId: staffStationDevices.tenantId,
    })
    .from(staffStationDevices)
    .where(
      and(
        eq(staffStationDevices.tokenHash, await sha256Hex(stationToken)),
        isNull(staffStationDevices.endedAt),
      ),
    );
  return device;
}

/** The same for the page on which people sign in there. */
export async function stationHere(scope: EntryScope): Promise<{ station?: StationHere }> {
  const device = await stationOfBrowser(scope);
  const tenant = device && (await tenantById(scope.db, device.tenantId));
  if (!tenant) return {};
  const { id, name, step } = await tenantStation(
    { ...scope, tenantId: tenant.id },
    device.stationId,
  );
  const tenantName = pickText(tenant.record.name, scope.locale);
  return { station: { id, name, step, tenantId: tenant.id, tenantName } };
}

/** The name of a station at which somebody has signed in. */
export async function stationName(
  scope: Scope,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<string> {
  return (await tenantStation({ ...scope, tenantId }, id)).name;
}
