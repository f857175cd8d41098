import { and, eq, isNull, sql } from 'drizzle-orm';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { type ScanEffect, scans } from '../../db/schema/warehouse/warehouse.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import type { ParcelEvent } from '../parcel/parcel-states.ts';
import { type ParcelRow, tenantParcel, UNCHECKED } from '../parcel/records.ts';
import { parcelEventStatements } from '../warehouse/change-parcel.ts';
import { done, refuse } from './answers.ts';
import type { Outcome, ScanRow } from './scan-log.ts';

/** The columns that are emptied when a step is undone, by step. */
const EMPTIED: Record<'SIGNED' | 'ARRIVED' | 'CHECKED', Partial<ParcelRow>> = {
  SIGNED: { signedAt: null },
  ARRIVED: { weightG: 0, lengthMm: 0, widthMm: 0, heightMm: 0 },
  CHECKED: {
    ...UNCHECKED,
    stockedInAt: null,
    storageFreeUntil: null,
    storageExpiresAt: null,
    storageTerms: null,
    remindAt: null,
    remindedAt: null,
  },
};

/** Whether a scan changed something that was not undone. */
export const isUndoable = ({ effect, undoneAt }: ScanRow): boolean =>
  effect !== null && undoneAt === null;

/**
 * Undoes what a scan changed by a correcting event: shoppers and colleagues see both. Refuses if the parcel
 * has changed since.
 */
export async function undo(
  scope: Scope,
  scan: ScanRow | undefined,
  recent: readonly ScanRow[],
): Promise<Outcome> {
  if (!scan?.effect || scan.undoneAt !== null) return refuse('NOTHING_TO_UNDO', 'PARCEL');
  const { effect } = scan;
  const parcel = await tenantParcel(scope, effect.parcelId);
  const hand = { parcelId: parcel.id, memory: { parcelId: parcel.id } };
  if (parcel.version !== effect.version) return refuse('CHANGED_SINCE', 'PARCEL', hand);
  const { db, now } = scope;
  const marked = db
    .update(scans)
    .set({ undoneAt: now })
    .where(
      and(eq(scans.tenantId, scan.tenantId), eq(scans.scanId, scan.scanId), isNull(scans.undoneAt)),
    );
  return done('UNDONE', 'PARCEL', {
    ...hand,
    details: { code: scan.code },
    statements: [
      ...(await undoStatements(scope, parcel, effect)),
      marked,
      ...undoableBefore(scope, effect, recent),
    ],
  });
}

/** The caller's scan before the undone one can be undone next: nothing else has changed the parcel. */
function undoableBefore(
  { db }: Scope,
  { parcelId, base, version }: ScanEffect,
  recent: readonly ScanRow[],
): Statement[] {
  const before = recent.find(
    ({ effect, undoneAt }) =>
      undoneAt === null && effect?.parcelId === parcelId && effect.version === base,
  );
  if (!before?.effect) return [];
  const effect = { ...before.effect, version: version + 1 };
  return [
    db
      .update(scans)
      .set({ effect })
      .where(and(eq(scans.tenantId, before.tenantId), eq(scans.scanId, before.scanId))),
  ];
}

async function undoStatements(
  scope: Scope,
  parcel: ParcelRow,
  { kind, before }: NonNullable<ScanRow['effect']>,
): Promise<Statement[]> {
  const condition = sql`${purchaseParcels.version} = ${parcel.version}`;
  const details = { reason: 'UNDO' };
  if (kind === 'MEASURED' || kind === 'SHELVED') {
    const event: ParcelEvent = kind === 'MEASURED' ? 'CORRECTED' : 'SHELVED';
    const changes = before as Partial<ParcelRow>;
    return moveParcelStatements(scope, parcel, event, {
      details: kind === 'SHELVED' ? { ...details, shelf: before.shelfCode || '–' } : details,
      changes,
      condition,
    });
  }
  return parcelEventStatements(scope, parcel, 'TAKEN_BACK', {
    details,
    changes: EMPTIED[kind],
    condition,
  });
}
