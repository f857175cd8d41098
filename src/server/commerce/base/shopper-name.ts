import { and, eq } from 'drizzle-orm';
import type { NamedPerson } from '../../../contract/values/people/named-person.ts';
import { users } from '../../db/schema/people/users.ts';
import type { Scope } from './scope.ts';

/** The id and name of a shopper of the tenant, for the staff. The name is empty if there is none. */
export async function shopperName(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<NamedPerson> {
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return { id, name: user?.name ?? '' };
}
