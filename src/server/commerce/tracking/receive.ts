import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TrackingOutcome } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { minutesFromUtc } from '../../../i18n/time-zone.ts';
import { carrierKeys } from '../../db/schema/warehouse/shipping.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { applyReports } from './apply.ts';
import type { CarrierTracking, Push } from './carrier-tracking.ts';
import { readTable } from './csv/csv.ts';
import { activeKeys } from './keys.ts';
import { seventeenTrack } from './seventeen-track/seventeen-track.ts';

/** The trackers that may push to `/api/tracking/{source}`. */
const TRACKERS: readonly CarrierTracking[] = [seventeenTrack];

/** The tracker with this name; undefined if there is none. */
export const trackerNamed = (source: string): CarrierTracking | undefined =>
  TRACKERS.find((tracker) => tracker.source === source);

/**
 * Receives the push of a tracker. Throws `UNAUTHENTICATED` unless one of the tenant's active keys signed
 * it, and `MALFORMED_BODY`.
 */
export async function receivePush(
  scope: Scope,
  tracker: CarrierTracking,
  push: Push,
): Promise<void> {
  const signer = await signerOf(scope, tracker, push);
  if (!signer) throw new Failure('UNAUTHENTICATED');
  await applyReports(scope, tracker.source, tracker.reports(push.body));
  const used = scope.db.update(carrierKeys).set({ lastUsedAt: scope.now });
  await atomically(
    scope,
    [used.where(and(eq(carrierKeys.tenantId, scope.tenantId), eq(carrierKeys.id, signer)))],
    {},
  );
}

async function signerOf(scope: Scope, tracker: CarrierTracking, push: Push) {
  for (const { id, key } of await activeKeys(scope, tracker.source)) {
    if (await tracker.isSigned(push, key)) return id;
  }
  return undefined;
}

/**
 * Takes events from a table that a member of the staff pastes; times without an offset are the tenant's. Throws as `readTable`.
 */
export async function importTracking(
  scope: Scope,
  { rows }: { rows: string },
): Promise<{ outcomes: { outcome: TrackingOutcome; events: number }[] }> {
  const reports = readTable(rows, offsetOf(scope));
  if (reports.length === 0) throw new Failure('NOTHING_TO_DO');
  const outcomes = await applyReports(scope, 'csv', reports);
  const byOutcome = Map.groupBy(outcomes, (outcome) => outcome);
  return {
    outcomes: [...byOutcome].map(([outcome, same]) => ({ outcome, events: same.length })),
  };
}

/** The tenant's offset today, `+08:00`. */
function offsetOf({ tenant, now }: Scope): string {
  const minutes = minutesFromUtc(tenant, now);
  const rest = Math.abs(minutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.trunc(rest / 60))}:${pad(rest % 60)}`;
}
