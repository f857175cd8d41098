import { and, eq, sql } from 'drizzle-orm';
import type { ScanStep } from '../../../contract/values/warehouse/scanning.ts';
import { type ScanMemory, unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import { increased } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { shelveStatements } from '../stock/change-stock.ts';
import { compareCount, parcelsOnShelf, type ShelfRow } from '../stock/shelves.ts';
import type { UnknownRow } from '../stock/unknown-parcels.ts';
import { done, effectOn, held, refuse, warn } from './answers.ts';
import type { Outcome } from './scan-log.ts';

/** Puts the parcel in the hand on a shelf. In the step STOCK the shelf stays open for the next parcels. */
export function putOn(scope: Scope, step: ScanStep, parcel: ParcelRow, shelf: ShelfRow): Outcome {
  if (parcel.warehouseId !== shelf.warehouseId) {
    return refuse('WRONG_WAREHOUSE', 'SHELF', held(parcel));
  }
  if (!parcelStates.next(parcel.status, 'SHELVED')) {
    return refuse('STATUS', 'PARCEL', { parcelId: parcel.id, details: { status: parcel.status } });
  }
  const statements = shelveStatements(scope, parcel, shelf.code);
  const isCheck = parcel.status === 'INBOUND_CHECKING' && step !== 'STOCK';
  return done('SHELVED', isCheck ? 'RESULT' : 'PARCEL', {
    parcelId: parcel.id,
    details: { shelf: shelf.code },
    memory: step === 'STOCK' ? { shelfId: shelf.id } : { parcelId: parcel.id },
    statements,
    ...(statements.length > 0 ? { effect: effectOn(parcel, 'SHELVED', ['shelfCode']) } : {}),
  });
}

/** Records the place or the weight of an unknown parcel. */
export function noteUnknown(
  { db }: Pick<Scope, 'db'>,
  unknown: UnknownRow,
  noted: { shelfCode: string } | { weightG: number },
): Outcome {
  const statement = db
    .update(unknownParcels)
    .set({
      ...noted,
      version: increased(unknownParcels.version),
      state: sql`${unknownParcels.state}`,
    })
    .where(and(eq(unknownParcels.tenantId, unknown.tenantId), eq(unknownParcels.id, unknown.id)));
  const isShelf = 'shelfCode' in noted;
  return done(isShelf ? 'UNKNOWN_SHELVED' : 'UNKNOWN_WEIGHED', isShelf ? 'PARCEL' : 'SHELF', {
    unknownId: unknown.id,
    details: isShelf ? { shelf: noted.shelfCode } : { weightG: noted.weightG },
    memory: isShelf ? {} : { unknownId: unknown.id },
    statements: [statement],
  });
}

/** A shelf is to be filled or counted from now on. */
export async function openShelf(scope: Scope, step: ScanStep, shelf: ShelfRow): Promise<Outcome> {
  const details = { shelf: shelf.code };
  if (step === 'COUNT') {
    const { length: parcels } = await parcelsOnShelf(scope, shelf);
    const memory = { shelfId: shelf.id, counted: [] };
    return done('COUNTING', 'PARCEL', {
      shelfId: shelf.id,
      details: { ...details, parcels },
      memory,
    });
  }
  const memory = step === 'STOCK' ? { shelfId: shelf.id } : {};
  const message = step === 'STOCK' ? 'SHELF_OPEN' : 'SHELF_FOUND';
  return done(message, 'PARCEL', { shelfId: shelf.id, details, memory });
}

/**
 * Counts a parcel on the open shelf. A parcel that belongs on another shelf is moved to this one when it is
 * scanned a second time.
 */
export async function countParcel(
  scope: Scope,
  parcel: ParcelRow,
  shelf: ShelfRow,
  memory: ScanMemory,
  code: string,
): Promise<Outcome> {
  const before = memory.counted ?? [];
  const countedParcels = before.includes(parcel.parcelNo) ? before : [...before, parcel.parcelNo];
  const next = { shelfId: shelf.id, counted: countedParcels };
  const isHere = parcel.shelfCode === shelf.code && parcel.warehouseId === shelf.warehouseId;
  if (isHere) {
    const details = { count: countedParcels.length, shelf: shelf.code };
    return done('COUNTED', 'PARCEL', {
      parcelId: parcel.id,
      shelfId: shelf.id,
      details,
      memory: next,
    });
  }
  if (memory.again !== code) {
    return warn('EXTRA', 'AGAIN', {
      parcelId: parcel.id,
      shelfId: shelf.id,
      details: { shelf: parcel.shelfCode || '–' },
      memory: { ...next, again: code },
    });
  }
  return { ...putOn(scope, 'COUNT', parcel, shelf), memory: next };
}

/** The counted parcels compared with those that should be on the shelf. */
export async function endCount(scope: Scope, shelf: ShelfRow, counted: readonly string[]) {
  const rows = await parcelsOnShelf(scope, shelf);
  const count = compareCount(
    rows.map(({ parcelNo }) => parcelNo),
    counted,
  );
  const isRight = count.missing.length === 0 && count.extra.length === 0;
  const details = { shelf: shelf.code, missing: count.missing.length, extra: count.extra.length };
  return (isRight ? done : warn)('COUNT_DONE', 'PARCEL', { shelfId: shelf.id, count, details });
}
