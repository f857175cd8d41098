import { Failure } from '../../contract/errors.ts';
import type { CallRight } from '../../contract/ops/people/call-rights.ts';
import { DEPLOYMENT_RIGHTS, type Right } from '../../contract/values/people/rights.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { ALL_TENANTS } from '../db/schema/people/staff.ts';
import type { Grant } from './assigned-grants.ts';

/** The caller of a call of the staff. */
export type StaffIdentity = {
  kind: 'PERSON' | 'KEY' | 'ENVIRONMENT';
  id: string;
  name: string;
  /** The session of a person; empty for keys. */
  sessionId: string;
  /** When the second factor was last shown, in milliseconds since the epoch; null if it is missing. */
  secondFactorAt: number | null;
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondFactor: boolean;
  grants: readonly Grant[];
  /**
   * The station at which they signed in by badge: their rights are limited to those at stations, and no
   * second factor counts.
   */
  station?: { id: string; tenantId: string };
};

/** The rights of an identity at a tenant. */
export function rightsAt({ grants }: Pick<StaffIdentity, 'grants'>, tenantId: string): Set<Right> {
  const rights = new Set<Right>();
  for (const grant of grants) {
    const isForAll = grant.tenantId === ALL_TENANTS;
    if (!isForAll && grant.tenantId !== tenantId) continue;
    for (const right of grant.rights) {
      if (isForAll || !DEPLOYMENT_RIGHTS.includes(right)) rights.add(right);
    }
  }
  return rights;
}

/** Whether an identity works for a tenant at all. */
export const worksFor = ({ grants }: Pick<StaffIdentity, 'grants'>, tenantId: string): boolean =>
  grants.some((grant) => grant.tenantId === ALL_TENANTS || grant.tenantId === tenantId);

/** Whether a session still waits for a second factor. Only demo mode lets people do without a second factor. */
export const isPending = (
  { kind, secondFactorAt, hasSecondFactor, station }: StaffIdentity,
  demo: boolean,
): boolean =>
  kind === 'PERSON' && !station && secondFactorAt === null && (hasSecondFactor || !demo);

/**
 * The only check of rights. Throws `FORBIDDEN` with the missing right, or `NOT_FOUND` at a tenant for which
 * the caller does not work.
 */
export function requireRight(identity: StaffIdentity, right: CallRight, tenantId: string): void {
  if (right === 'self' || right === 'pending') return;
  if (!worksFor(identity, tenantId)) throw new Failure('NOT_FOUND');
  if (right === 'any' || rightsAt(identity, tenantId).has(right)) return;
  throw new Failure('FORBIDDEN', { right });
}

/** How long a shown second factor is fresh, for acts that need a fresh one, in milliseconds. */
export const FRESH_MS = 5 * 60_000;

/**
 * Throws `SECOND_FACTOR_STALE` if a person showed the second factor too long ago, and `FORBIDDEN` for a session
 * at a station, which never has a second factor. Only demo mode lets people do without one.
 */
export function requireFresh(
  { kind, hasSecondFactor, secondFactorAt, station }: StaffIdentity,
  { now, demo }: Pick<Scope, 'now' | 'demo'>,
): void {
  if (station) throw new Failure('FORBIDDEN');
  if (kind !== 'PERSON' || (demo && !hasSecondFactor)) return;
  if (secondFactorAt === null || secondFactorAt < now - FRESH_MS) {
    throw new Failure('SECOND_FACTOR_STALE');
  }
}
