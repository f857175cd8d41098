import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { type SheetKind, sheets } from '../../db/schema/orders/sheets.ts';
import type { Scope } from './scope.ts';

type StoredSheet = { text: string; columns: string[] };

/** Stores a pasted table for a day, for the person who pasted it. */
export async function storeSheet(
  { db, tenantId, now }: Scope,
  pastedBy: string,
  kind: SheetKind,
  sheet: StoredSheet,
): Promise<{ id: string }> {
  const id = newId(now);
  await db.insert(sheets).values({ id, tenantId, pastedBy, kind, ...sheet, pastedAt: now });
  return { id };
}

/**
 * A stored table. Throws `NOT_FOUND`, also for a table that somebody else pasted, and for one of another
 * kind.
 */
export async function storedSheet(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  pastedBy: string,
  kind: SheetKind,
  id: string,
): Promise<StoredSheet> {
  const [sheet] = await db
    .select({ text: sheets.text, columns: sheets.columns })
    .from(sheets)
    .where(
      and(
        eq(sheets.tenantId, tenantId),
        eq(sheets.id, id),
        eq(sheets.pastedBy, pastedBy),
        eq(sheets.kind, kind),
      ),
    );
  if (!sheet) throw new Failure('NOT_FOUND');
  return sheet;
}
