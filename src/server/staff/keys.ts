import { and, desc, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { StaffKey } from '../../contract/ops/people/people.ts';
import type { Right } from '../../contract/values/people/rights.ts';
import { commit } from '../commerce/base/atomically.ts';
import { DAY_MS, iso } from '../commerce/base/clock.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { newId, newSecret } from '../crypto/random.ts';
import { staffKeys } from '../db/schema/people/staff.ts';
import { mailAll } from './account-mails.ts';
import { requireMayGive } from './grants.ts';
import { KEY_PREFIX } from './identify.ts';
import type { OwnScope, StaffScope } from './staff-scope.ts';

type Row = typeof staffKeys.$inferSelect;

function viewKey(row: Row): StaffKey {
  const { id, name, rights, tenantIds, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  return {
    id,
    name,
    rights,
    tenantIds,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    ...(lastUsedAt === null ? {} : { lastUsedAt: iso(lastUsedAt) }),
    revoked: revokedAt !== null,
  };
}

/** All keys, the newest first. */
export async function listStaffKeys({ db }: StaffScope): Promise<StaffKey[]> {
  return (await db.select().from(staffKeys).orderBy(desc(staffKeys.createdAt))).map(viewKey);
}

/**
 * Makes a key for a machine. The key is only in this response. The maker is told by mail. Throws
 * `FORBIDDEN` for a right that the caller lacks.
 */
export async function makeStaffKey(
  scope: OwnScope,
  given: { name: string; rights: Right[]; tenantIds: string[]; days: number },
): Promise<StaffKey & { key: string }> {
  const { db, now, identity } = scope;
  const { name, rights, tenantIds, days } = given;
  requireMayGive(identity, tenantIds, rights);
  const key = KEY_PREFIX + newSecret();
  const row: Row = {
    id: newId(now),
    name,
    keyHash: await sha256Hex(key),
    rights: [...new Set(rights)],
    tenantIds: [...new Set(tenantIds)],
    madeBy: identity.id,
    createdAt: now,
    expiresAt: now + days * DAY_MS,
    lastUsedAt: null,
    revokedAt: null,
  };
  await commit(scope, [db.insert(staffKeys).values(row)]);
  mailAll(scope, [identity.id], 'KEY_MADE');
  return { ...viewKey(row), key };
}

/** Revokes a key at once, and tells who made it. Throws `NOT_FOUND`. */
export async function revokeStaffKey(scope: OwnScope, id: string): Promise<void> {
  const { db, now } = scope;
  const isLive = and(eq(staffKeys.id, id), isNull(staffKeys.revokedAt));
  const [live] = await db.select({ madeBy: staffKeys.madeBy }).from(staffKeys).where(isLive);
  if (!live) throw new Failure('NOT_FOUND');
  await commit(scope, [db.update(staffKeys).set({ revokedAt: now }).where(isLive)]);
  mailAll(scope, [live.madeBy], 'KEY_REVOKED');
}
