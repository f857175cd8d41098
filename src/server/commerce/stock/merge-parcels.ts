import { Failure } from '../../../contract/errors.ts';
import { normaliseCode, readOwnCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { dueUntilNow, EARLIER_TERMS, nextReminder } from '../base/storage-terms.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { photosOfBoth } from '../parcel/photos.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import {
  type ContentLine,
  contentStatements,
  contentsOf,
  isAsRead,
  together,
  valueFen,
} from './contents.ts';

export type Merge = {
  /** The number or label of the parcel that is put to the other. */
  code: string;
  reason: string;
};

/**
 * Merges another parcel of the tenant into a parcel, by id or number. Goods, weight and the amount due for
 * storage are added, the later end of storage applies, and the other parcel ends as `MERGED`. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION`, and `NOT_MERGEABLE` unless both have the same warehouse and status,
 * and belong to the same order or, without an order, to the same shopper.
 */
export async function mergeParcels(
  scope: Scope,
  idOrNo: string,
  { code, reason }: Merge,
): Promise<void> {
  const scanned = normaliseCode(code);
  const ownCode = readOwnCode(scanned);
  const otherNo = ownCode?.kind === 'PARCEL' ? ownCode.name : scanned;
  await untilCommitted(scope, async () => {
    const [parcel, other] = await Promise.all([
      tenantParcel(scope, idOrNo),
      tenantParcel(scope, otherNo),
    ]);
    if (!fitTogether(parcel, other)) throw new Failure('NOT_MERGEABLE');
    const [contents, others] = await Promise.all([
      contentsOf(scope, parcel),
      contentsOf(scope, other),
    ]);
    return mergeStatements(
      scope,
      { parcel, contents },
      { parcel: other, contents: others },
      reason,
    );
  });
}

const fitTogether = (parcel: ParcelRow, other: ParcelRow): boolean =>
  parcel.id !== other.id &&
  (['userId', 'orderId', 'warehouseId', 'status'] as const).every(
    (name) => parcel[name] === other[name],
  );

type Filled = { parcel: ParcelRow; contents: readonly ContentLine[] };

function mergeStatements(
  scope: Scope,
  { parcel, contents }: Filled,
  { parcel: other, contents: others }: Filled,
  reason: string,
): Statement[] {
  const all = together(contents, others);
  return [
    ...moveParcelStatements(scope, parcel, 'JOINED', {
      details: { text: other.parcelNo, reason },
      changes: {
        weightG: parcel.weightG + other.weightG,
        lengthMm: Math.max(parcel.lengthMm, other.lengthMm),
        widthMm: Math.max(parcel.widthMm, other.widthMm),
        heightMm: parcel.heightMm + other.heightMm,
        goodsValueFen: valueFen(all),
        ...mergedObjection(parcel, other),
        qcPhotos: photosOfBoth(parcel, other),
        ...storageTogether(scope, parcel, other),
      },
      condition: isAsRead(scope, parcel, contents),
    }),
    ...moveParcelStatements(scope, other, 'MERGED', {
      details: { text: parcel.parcelNo, weightG: other.weightG, reason },
      changes: { weightG: 0, goodsValueFen: 0 },
      condition: isAsRead(scope, other, others),
    }),
    ...contentStatements(scope, other, []),
    ...contentStatements(scope, parcel, all),
  ];
}

/**
 * The storage of two merged parcels: until the later end, by the terms of the parcel that has it. What is
 * due for both until now stays due. From then on each day is charged once, by those terms; if they have no
 * daily fee, by the other's.
 */
function storageTogether({ now }: Scope, parcel: ParcelRow, other: ParcelRow): Partial<ParcelRow> {
  const endsAt = laterTime(parcel.storageExpiresAt, other.storageExpiresAt);
  // Neither parcel has been stored.
  if (endsAt === null) return {};
  const [longer, shorter] = endsAt === parcel.storageExpiresAt ? [parcel, other] : [other, parcel];
  const { extensionDays: _, ...terms } = longer.storageTerms ?? EARLIER_TERMS;
  const [one, two] = [longer.storageTerms?.daily, shorter.storageTerms?.daily];
  const daily = one ?? two;
  const until = Math.max(one?.until ?? 0, two?.until ?? 0);
  const dues = [dueUntilNow(parcel, now), dueUntilNow(other, now)] as const;
  // The days of an extension are those of the parcel that stays, because a payment for its extension may be open.
  const extensionDays = parcel.storageTerms?.extensionDays;
  return {
    storageFreeUntil: laterTime(parcel.storageFreeUntil, other.storageFreeUntil),
    storageExpiresAt: endsAt,
    storageTerms: {
      ...terms,
      ...(daily && { daily: { ...daily, until } }),
      due: { fen: dues[0].fen + dues[1].fen, until: Math.max(dues[0].until, dues[1].until) },
      ...(extensionDays && { extensionDays }),
    },
    remindAt: nextReminder(terms, endsAt, now),
    ...(endsAt !== parcel.storageExpiresAt && { remindedAt: null }),
  };
}

const laterTime = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * The objection data of two merged parcels: the earlier end of the time to object, and the shopper's
 * approval only if both have it.
 */
const mergedObjection = (
  one: ParcelRow,
  other: ParcelRow,
): Pick<ParcelRow, 'returnUntil' | 'approvedAt'> => ({
  returnUntil: ofBoth(one.returnUntil, other.returnUntil, Math.min),
  approvedAt: ofBoth(one.approvedAt, other.approvedAt, Math.max),
});

const ofBoth = (
  one: number | null,
  other: number | null,
  of: (...times: number[]) => number,
): number | null => (one === null || other === null ? null : of(one, other));
