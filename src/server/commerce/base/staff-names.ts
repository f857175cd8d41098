import { staff, staffKeys } from '../../db/schema/staff.ts';
import { inList } from './atomically.ts';
import type { Scope } from './scope.ts';

/** The names of people and keys of the staff, by id. Those who are gone are absent. */
export async function staffNames(
  { db }: Pick<Scope, 'db'>,
  staffIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(staffIds)].filter((id) => id !== '');
  if (ids.length === 0) return new Map();
  const [people, keys] = await Promise.all([
    db.select({ id: staff.id, name: staff.name }).from(staff).where(inList(staff.id, ids)),
    db
      .select({ id: staffKeys.id, name: staffKeys.name })
      .from(staffKeys)
      .where(inList(staffKeys.id, ids)),
  ]);
  return new Map([...people, ...keys].map(({ id, name }) => [id, name]));
}
