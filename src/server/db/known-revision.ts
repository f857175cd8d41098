import type { Database } from '../platform/platform.ts';
import type { Revisions, RevisionsByScope } from '../platform/revisions.ts';

/** Under which revisions a database is read, and on D1 at which moment of it. */
type Reading = { revisions: Revisions; bookmark: () => string | undefined };

const readings = new WeakMap<Database, Reading>();
/** The moments at which the revisions were heard: what is older may not be what they tell of. */
const moments = new WeakMap<Revisions, string>();

/**
 * Lets what is read through a database be remembered under the revisions that are heard of it.
 * Several databases of the same revisions share one memory; of any other nothing is remembered.
 */
export function readUnder(
  db: Database,
  revisions: Revisions,
  bookmark: Reading['bookmark'] = () => undefined,
): void {
  readings.set(db, { revisions, bookmark });
}

/** The revisions that what is read through a database is remembered under. */
export function revisionsFor(db: Database): Revisions | undefined {
  return readings.get(db)?.revisions;
}

/** Takes what a database said of the revisions just now. */
export async function hear(db: Database, found: RevisionsByScope): Promise<void> {
  const reading = readings.get(db);
  if (!reading) return;
  const { revisions, bookmark } = reading;
  const moment = later(moments.get(revisions), bookmark());
  if (moment !== undefined) moments.set(revisions, moment);
  await revisions.hear(found);
}

/** The moment before which nothing may be read that is remembered under these revisions. */
export const momentOf = (revisions: Revisions): string | undefined => moments.get(revisions);

/** The later one of two moments of D1, whose bookmarks are in the order of time. */
export function later(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && (b === undefined || a > b) ? a : b;
}
