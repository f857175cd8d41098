import { lt } from 'drizzle-orm';
import type { MendedRow, PastedColumn } from '../../../contract/ops/orders/pasting.ts';
import { sheets } from '../../db/schema/orders/sheets.ts';
import { DAY_MS } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { storedSheet, storeSheet } from '../base/stored-sheets.ts';
import type { TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { mendedText } from './pasted-rows.ts';

type Sheet = { text: string; columns: PastedColumn['column'][] };

/**
 * Stores a pasted table, with corrected rows, for the person who pasted it, so that its text is in no URL.
 */
export async function keepSheet(
  scope: Scope,
  pastedBy: string,
  { text, columns, mended }: Sheet & { mended: readonly MendedRow[] },
): Promise<{ id: string }> {
  const sheet =
    mended.length > 0
      ? { text: mendedText(text, columns, mended), columns: [] }
      : { text, columns };
  return storeSheet(scope, pastedBy, 'ORDERS', sheet);
}

/** A stored table. Throws `NOT_FOUND`, also for a table that somebody else pasted. */
export async function readSheet(scope: Scope, pastedBy: string, id: string): Promise<Sheet> {
  return (await storedSheet(scope, pastedBy, 'ORDERS', id)) as Sheet;
}

/** Deletes the tables of yesterday. */
export async function deleteOldSheets({ platform, now }: TimerContext): Promise<void> {
  await platform.database.delete(sheets).where(lt(sheets.pastedAt, trustedTime(now, -DAY_MS)));
}
