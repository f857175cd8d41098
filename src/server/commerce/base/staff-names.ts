import { staff, staffKeys } from '../../db/schema/people/staff.ts';
import { inList } from './atomically.ts';
import type { Scope } from './scope.ts';

/** The names of people and keys of the staff, by id. Every colleague may see them. */
export async function staffNames(
  { db }: Pick<Scope, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const distinctIds = [...new Set(ids)].filter(Boolean);
  if (distinctIds.length === 0) return new Map();
  const [people, keys] = await Promise.all([
    db.select({ id: staff.id, name: staff.name }).from(staff).where(inList(staff.id, distinctIds)),
    db
      .select({ id: staffKeys.id, name: staffKeys.name })
      .from(staffKeys)
      .where(inList(staffKeys.id, distinctIds)),
  ]);
  return new Map([...people, ...keys].map(({ id, name }) => [id, name]));
}
