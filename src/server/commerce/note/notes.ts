import { and, asc, eq } from 'drizzle-orm';
import type { NoteSubject, StaffNote } from '../../../contract/ops/orders/notes.ts';
import { newId } from '../../crypto/random.ts';
import { staffNotes } from '../../db/schema/orders/notes.ts';
import { atomically } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';

/** The notes about an object of the tenant, oldest first. */
export async function notesOf(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  subject: NoteSubject,
  subjectId: string,
): Promise<StaffNote[]> {
  const { tenantId, createdAt, id } = staffNotes;
  const rows = await scope.db
    .select()
    .from(staffNotes)
    .where(
      and(
        eq(tenantId, scope.tenantId),
        eq(staffNotes.subject, subject),
        eq(staffNotes.subjectId, subjectId),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  const names = await staffNames(
    scope,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    by: names.get(row.staffId) ?? '',
    at: iso(row.createdAt),
  }));
}

/**
 * Adds a note to an object of the tenant, and returns all notes of the object. The caller must have found
 * the object.
 */
export async function addNote(
  scope: Scope,
  subject: NoteSubject,
  subjectId: string,
  text: string,
): Promise<StaffNote[]> {
  const { db, tenantId, now: createdAt, staffId = '' } = scope;
  const note = { id: newId(createdAt), tenantId, subject, subjectId, text, staffId, createdAt };
  await atomically(scope, [db.insert(staffNotes).values(note)], {});
  return notesOf(scope, subject, subjectId);
}
