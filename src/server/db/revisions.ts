import { ne } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import type { RevisionsByScope } from '../platform/revisions.ts';
import { revisions, TIMERS } from './schema/revisions.ts';

/** Reads the revisions of all content from the database: the shared revision and each tenant's. */
export async function readRevisions(db: Database): Promise<RevisionsByScope> {
  const rows = await db.select().from(revisions).where(ne(revisions.scope, TIMERS));
  return Object.fromEntries(rows.map(({ scope, revision }) => [scope, revision]));
}
