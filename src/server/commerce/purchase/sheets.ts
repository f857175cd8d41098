import { and, eq, lt } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { MendedRow, PastedColumn } from '../../../contract/ops/pasting.ts';
import { newId } from '../../crypto/random.ts';
import { sheets } from '../../db/schema/sheets.ts';
import type { Scope } from '../base/scope.ts';
import type { TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { mendedText } from './pasted-rows.ts';

const DAY_MS = 86_400_000;

type Sheet = { text: string; columns: PastedColumn['column'][] };

/** Keeps a pasted table, with corrected rows, for whoever pasted it; its text is not in an address then. */
export async function keepSheet(
  { db, tenantId, now }: Scope,
  pastedBy: string,
  { text, columns, mended }: Sheet & { mended: readonly MendedRow[] },
): Promise<{ id: string }> {
  const id = newId(now);
  const sheet =
    mended.length > 0
      ? { text: mendedText(text, columns, mended), columns: [] }
      : { text, columns };
  await db.insert(sheets).values({ id, tenantId, pastedBy, ...sheet, pastedAt: now });
  return { id };
}

/** A kept table. Throws `NOT_FOUND`, also for what somebody else has pasted. */
export async function readSheet(
  { db, tenantId }: Scope,
  pastedBy: string,
  id: string,
): Promise<Sheet> {
  const [sheet] = await db
    .select({ text: sheets.text, columns: sheets.columns })
    .from(sheets)
    .where(and(eq(sheets.tenantId, tenantId), eq(sheets.id, id), eq(sheets.pastedBy, pastedBy)));
  if (!sheet) throw new Failure('NOT_FOUND');
  return sheet;
}

/** Deletes the tables of yesterday. */
export async function deleteOldSheets({ platform, now }: TimerContext): Promise<void> {
  await platform.database.delete(sheets).where(lt(sheets.pastedAt, trustedTime(now, -DAY_MS)));
}
