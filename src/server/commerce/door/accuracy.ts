import { and, desc, eq, gte } from 'drizzle-orm';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { doorEstimates } from '../../db/schema/orders/door.ts';
import { DAY_MS } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

const DAYS = 30;

/** With fewer weighed shipments, the accuracy of estimates is not stated. */
const LEAST_SHIPMENTS = 20;

/** The newest shipments that are looked at. */
const MOST_SHIPMENTS = 500;

/** The accuracy is the largest difference among this number of ten estimates. */
const OF_TEN = 9;

/**
 * How close the estimates of the last days were to the bills after weighing; undefined if too few shipments were
 * weighed. Reads at most 500 entries of an index, and is cached as the tenant's content is.
 */
export function estimateAccuracy({
  db,
  tenantId,
  now,
}: Pick<Scope, 'db' | 'tenantId' | 'now'>): Promise<DoorEstimate['accuracy']> {
  return cachedContent(db, { kind: 'accuracy', scope: tenantId, key: 'door' }, async () => {
    const rows = await db
      .select({ differenceBp: doorEstimates.differenceBp })
      .from(doorEstimates)
      .where(
        and(eq(doorEstimates.tenantId, tenantId), gte(doorEstimates.billedAt, now - DAYS * DAY_MS)),
      )
      .orderBy(desc(doorEstimates.billedAt))
      .limit(MOST_SHIPMENTS);
    return accuracyOf(rows.flatMap(({ differenceBp }) => differenceBp ?? []));
  });
}

/** The accuracy from differences in basis points of the bill; undefined if there are too few. */
export function accuracyOf(differences: readonly number[]): DoorEstimate['accuracy'] {
  const shipments = differences.length;
  if (shipments < LEAST_SHIPMENTS) return undefined;
  const sorted = differences.toSorted((a, b) => a - b);
  const basisPoints = sorted[Math.ceil((shipments * OF_TEN) / 10) - 1] ?? 0;
  return { basisPoints, shipments, days: DAYS };
}
