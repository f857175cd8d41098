import type { Database } from '../platform/platform.ts';
import type { RevisionsByScope } from '../platform/revisions.ts';
import { revisions } from './schema/revisions.ts';

/** At which revision all content is: of what the tenants share, and of each tenant. */
export async function readRevisions(db: Database): Promise<RevisionsByScope> {
  const rows = await db.select().from(revisions);
  return Object.fromEntries(rows.map(({ scope, revision }) => [scope, revision]));
}
