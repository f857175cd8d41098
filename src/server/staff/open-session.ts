import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Scope } from '../commerce/base/scope.ts';
import { staff, staffSessions } from '../db/schema/people/staff.ts';
import { identityOf } from './identify.ts';
import type { StaffIdentity } from './identity.ts';

/** The person of a session at the desk; undefined once it is closed. */
export async function personOfSession(
  scope: Pick<Scope, 'db' | 'now' | 'keys' | 'demo'>,
  sessionId: string,
): Promise<StaffIdentity | undefined> {
  const [session] = await scope.db
    .select({ id: staff.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.id, sessionId),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, scope.now),
      ),
    );
  return session && identityOf(scope, { kind: 'PERSON', id: session.id, sessionId });
}
