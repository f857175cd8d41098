import { Failure } from '../../../contract/errors.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { commitPlan, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { searchText } from '../base/search.ts';
import { dueUntilNow } from '../base/storage-terms.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import {
  type ContentLine,
  contentStatements,
  contentsOf,
  countPieces,
  isAsRead,
  valueFen,
} from './contents.ts';

/** The part of a parcel that becomes a parcel of its own. Grams, millimetres. */
export type Split = {
  /** How many pieces of each line, in the order of its lines. */
  quantities: readonly number[];
  /** The weight of the new parcel; required if the parcel was weighed. */
  weightG?: number | undefined;
  lengthMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  shelfCode: string;
  reason: string;
};

/**
 * Makes a new parcel out of some items of a parcel of the tenant, by id or number. It has the same status
 * and storage, and its share of the weight. The amount due for storage stays with the first parcel. Returns
 * the id of the new parcel. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `QUANTITY_NOT_ALLOWED` unless both
 * have at least one item, and `VALIDATION_FAILED` for a weight that leaves nothing.
 */
export async function splitParcel(scope: Scope, idOrNo: string, split: Split): Promise<string> {
  const { made } = await commitPlan(scope, async () => {
    const parcel = await tenantParcel(scope, idOrNo);
    return splitPlan(scope, parcel, await contentsOf(scope, parcel), split);
  });
  return made.id;
}

function splitPlan(
  scope: Scope,
  parcel: ParcelRow,
  contents: readonly ContentLine[],
  split: Split,
): { made: ParcelRow; statements: Statement[] } {
  const movedLines = contents.map((line, index) => ({
    ...line,
    quantity: split.quantities[index] ?? 0,
  }));
  const keptLines = contents.map((line, index) => ({
    ...line,
    quantity: line.quantity - (movedLines[index]?.quantity ?? 0),
  }));
  const isTooMuch = keptLines.some(({ quantity }) => quantity < 0);
  if (isTooMuch || countPieces(movedLines) === 0 || countPieces(keptLines) === 0) {
    throw new Failure('QUANTITY_NOT_ALLOWED', { left: Math.max(0, countPieces(contents) - 1) });
  }
  const weightG = weightOf(parcel, split);
  const newParcel = partOf(scope, parcel, movedLines, { ...split, weightG });
  const { db } = scope;
  return {
    made: newParcel,
    statements: [
      // First its guard: the parcel is as it was read.
      ...moveParcelStatements(scope, parcel, 'SPLIT', {
        details: {
          text: newParcel.parcelNo,
          pieces: countPieces(movedLines),
          reason: split.reason,
        },
        changes: {
          weightG: parcel.weightG - weightG,
          goodsValueFen: valueFen(keptLines),
          ...dueOf(parcel, scope),
        },
        condition: isAsRead(scope, parcel, contents),
      }),
      ...contentStatements(scope, parcel, keptLines),
      db.insert(purchaseParcels).values(newParcel),
      ...contentStatements(scope, newParcel, movedLines),
      eventStatement(scope, {
        tenantId: newParcel.tenantId,
        subject: 'PURCHASE_PARCEL',
        subjectId: newParcel.id,
        event: 'SPLIT',
        to: newParcel.status,
        details: { text: parcel.parcelNo, pieces: countPieces(movedLines), reason: split.reason },
      }),
    ],
  };
}

/** The weight of the new parcel; it must be less than that of the whole parcel. */
function weightOf({ weightG }: ParcelRow, split: Split): number {
  const partWeightG = split.weightG ?? 0;
  if (weightG === 0) return 0;
  if (partWeightG > 0 && partWeightG < weightG) return partWeightG;
  const code = partWeightG === 0 ? 'required' : 'too_large';
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'weightG', code }]);
}

/** The terms of a parcel with what is due now, however its weight changes. */
function dueOf(parcel: ParcelRow, { now }: Scope): Pick<ParcelRow, 'storageTerms'> {
  const { storageTerms } = parcel;
  return { storageTerms: storageTerms && { ...storageTerms, due: dueUntilNow(parcel, now) } };
}

function partOf(
  scope: Scope,
  parcel: ParcelRow,
  contents: readonly ContentLine[],
  { weightG, lengthMm, widthMm, heightMm, shelfCode }: Split,
): ParcelRow {
  const { now } = scope;
  const { storageTerms: terms } = dueOf(parcel, scope);
  const parcelNo = newNumber('K', now);
  // A tracking number belongs to only one parcel without an order.
  const domesticTrackingNo = parcel.orderId === null ? parcelNo : parcel.domesticTrackingNo;
  const titles = contents.filter(({ quantity }) => quantity > 0).map(({ title }) => title);
  return {
    ...parcel,
    id: newId(now),
    parcelNo,
    version: 0,
    domesticTrackingNo,
    shelfCode: shelfCode || parcel.shelfCode,
    weightG: weightG ?? 0,
    lengthMm: lengthMm ?? parcel.lengthMm,
    widthMm: widthMm ?? parcel.widthMm,
    heightMm: heightMm ?? parcel.heightMm,
    goodsValueFen: valueFen(contents),
    storageTerms: terms?.due ? { ...terms, due: { ...terms.due, fen: 0 } } : terms,
    searchText: searchText([parcelNo, parcel.orderNo, parcel.domesticTrackingNo, ...titles]),
    createdAt: now,
  };
}
