import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { CarrierKey } from '../../../contract/ops/warehouse/tracking.ts';
import type { TrackingSource } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { FOR_EVER, seal, unseal } from '../../crypto/sealed-cookie.ts';
import { carrierKeys } from '../../db/schema/warehouse/shipping.ts';
import { atomically } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

const PURPOSE = 'carrier-key';

type Row = typeof carrierKeys.$inferSelect;

const view = ({ id, source, name, active, createdAt, lastUsedAt }: Row): CarrierKey => ({
  id,
  source,
  name,
  active,
  createdAt: iso(createdAt),
  lastUsedAt: isoOrNone(lastUsedAt),
});

/** The keys with which trackers sign, without their secrets. */
export async function listCarrierKeys({ db, tenantId }: Scope): Promise<CarrierKey[]> {
  const rows = await db
    .select()
    .from(carrierKeys)
    .where(eq(carrierKeys.tenantId, tenantId))
    .orderBy(asc(carrierKeys.id));
  return rows.map(view);
}

/** Stores the key of a tracker, sealed. */
export async function makeCarrierKey(
  scope: Scope,
  { source, name, key }: { source: TrackingSource; name: string; key: string },
): Promise<CarrierKey> {
  const { db, tenantId, now, keys, staffId: madeBy = '' } = scope;
  const row: Row = {
    id: newId(now),
    tenantId,
    source,
    name,
    secret: await seal(keys, PURPOSE, key, FOR_EVER, now),
    active: true,
    madeBy,
    createdAt: now,
    lastUsedAt: null,
  };
  await atomically(scope, [db.insert(carrierKeys).values(row)], {});
  return view(row);
}

/** Refuses what is signed with a key from now on. Throws `NOT_FOUND`. */
export async function disableCarrierKey(scope: Scope, id: string): Promise<void> {
  const { db, tenantId } = scope;
  const isIt = and(eq(carrierKeys.tenantId, tenantId), eq(carrierKeys.id, id));
  const [row] = await db.select({ id: carrierKeys.id }).from(carrierKeys).where(isIt);
  if (!row) throw new Failure('NOT_FOUND');
  await atomically(scope, [db.update(carrierKeys).set({ active: false }).where(isIt)], {});
}

/** The active keys of a tracker. A key that can't be opened any more is left out. */
export async function activeKeys(
  { db, tenantId, keys, now }: Scope,
  source: TrackingSource,
): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .select()
    .from(carrierKeys)
    .where(
      and(
        eq(carrierKeys.tenantId, tenantId),
        eq(carrierKeys.source, source),
        eq(carrierKeys.active, true),
      ),
    );
  const opened = await Promise.all(
    rows.map(async ({ id, secret }) => ({ id, key: await unseal(keys, PURPOSE, secret, now) })),
  );
  return opened.flatMap(({ id, key }) => (typeof key === 'string' ? [{ id, key }] : []));
}
