import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { Failure } from '../../../contract/errors.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type {
  ObjectionKind,
  ObjectionReason,
} from '../../../contract/values/warehouse/objections.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import type { Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { linesOf } from '../parcel/lines.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { parcelActions, parcelStates } from '../parcel/parcel-states.ts';
import { findParcel, type ParcelRow, tenantParcel } from '../parcel/records.ts';
import { changeParcel, parcelEventStatements } from './change-parcel.ts';
import { returningStatements } from './return-refund.ts';

/** A shopper's request for goods that don't look right. */
export type Objecting = {
  kind: ObjectionKind;
  reason: ObjectionReason;
  /** The lines that the shopper objects to. Empty: the whole parcel. */
  itemIds: readonly string[];
  note: string;
};

/** The reason of the refund that a return opens. */
const REFUND_REASON: Record<ObjectionReason, RefundReason> = {
  WRONG_ITEM: 'WRONG_ITEM',
  WRONG_COLOR: 'WRONG_ITEM',
  WRONG_SIZE: 'WRONG_ITEM',
  MISSING_QUANTITY: 'MISSING_ITEM',
  DAMAGED: 'DAMAGED',
  STAINED: 'DAMAGED',
  UNWANTED: 'OTHER',
};

/**
 * The shopper has seen the photos and says that the goods look right. Saying it again changes nothing. Returns the parcel.
 * Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a parcel that is not stored, or did not pass its check.
 */
export function approveParcel(scope: OwnerScope, idOrNo: string): Promise<PurchaseParcelDetail> {
  return changeParcel(
    scope,
    () => findParcel(scope, idOrNo),
    (parcel) => {
      if (parcel.status === 'STOCKED_IN' && parcel.approvedAt !== null) return [];
      if (!parcelActions(parcel, scope.now).includes('approve')) {
        throw illegalTransition(parcel.status, 'APPROVED');
      }
      return moveParcelStatements(scope, parcel, 'APPROVED', {
        changes: { approvedAt: scope.now },
        condition: and(isNull(purchaseParcels.approvedAt), eq(purchaseParcels.qcStatus, 'PASSED')),
      });
    },
  );
}

/**
 * The shopper asks for stored goods to be exchanged or sent back, within the days that the shop has for it. Until the staff
 * answer, the parcel can't be shipped. Returns the parcel. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` (also after these days,
 * and for the exchange of a parcel without an order), and `VALIDATION_FAILED` at `itemIds` that are not in the parcel.
 */
export function objectToParcel(
  scope: OwnerScope,
  idOrNo: string,
  { kind, reason, itemIds, note }: Objecting,
): Promise<PurchaseParcelDetail> {
  const event = kind === 'EXCHANGE' ? 'EXCHANGE_ASKED' : 'RETURN_ASKED';
  const action = kind === 'EXCHANGE' ? 'askExchange' : 'askReturn';
  return changeParcel(
    scope,
    () => findParcel(scope, idOrNo),
    async (parcel) => {
      if (!parcelActions(parcel, scope.now).includes(action)) {
        throw illegalTransition(parcel.status, event);
      }
      await requireItems(scope, parcel, itemIds);
      const said = { kind, reason, itemIds: [...itemIds], note, askedAt: scope.now };
      return parcelEventStatements(scope, parcel, event, {
        details: { reason, ...(note ? { note } : {}) },
        changes: { objection: said, approvedAt: null },
        condition: gt(purchaseParcels.returnUntil, scope.now),
      });
    },
  );
}

/** The shopper takes back what they asked. Returns the parcel. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` after the answer. */
export function withdrawObjection(
  scope: OwnerScope,
  idOrNo: string,
): Promise<PurchaseParcelDetail> {
  return changeParcel(
    scope,
    () => findParcel(scope, idOrNo),
    (parcel) =>
      parcelEventStatements(scope, parcel, 'OBJECTION_WITHDRAWN', { changes: { objection: null } }),
  );
}

/**
 * Answers a shopper's objection for the staff, who have asked the seller. If they agree, the goods leave to be
 * exchanged or returned, and a return opens the refund of an order's goods. If they refuse, the goods are stored as
 * before. The shopper is told. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `VALIDATION_FAILED` for a refusal without a
 * text, and `SPLIT_FIRST` for the return of only some lines.
 */
export async function answerObjection(
  scope: Scope,
  idOrNo: string,
  { agreed, text }: { agreed: boolean; text: string },
): Promise<PurchaseParcelDetail> {
  if (!agreed && !text) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'required' }]);
  }
  return changeParcel(
    scope,
    () => tenantParcel(scope, idOrNo),
    async (parcel) => {
      const { objection, tenantId, userId, parcelNo, orderNo } = parcel;
      if (!objection || !parcelStates.next(parcel.status, 'OBJECTION_REFUSED')) {
        throw illegalTransition(parcel.status, 'OBJECTION_REFUSED');
      }
      const event = agreed ? AGREED[objection.kind] : 'OBJECTION_REFUSED';
      if (event === 'RETURN_AGREED') await requireWhole(scope, parcel, objection.itemIds);
      const to = { tenantId, userId, at: scope.now };
      return [
        ...(await answerStatements(scope, parcel, { event, agreed, text })),
        notify(scope.db, to, event, { parcelNo, orderNo, text }),
      ];
    },
  );
}

const AGREED = { EXCHANGE: 'EXCHANGE_AGREED', RETURN: 'RETURN_AGREED' } as const;
type Answer = {
  event: (typeof AGREED)[ObjectionKind] | 'OBJECTION_REFUSED';
  agreed: boolean;
  text: string;
};

async function answerStatements(
  scope: Scope,
  parcel: ParcelRow,
  { event, agreed, text }: Answer,
): Promise<Statement[]> {
  const { objection } = parcel;
  if (!objection) return [];
  const details: Record<string, string> = text ? { text } : {};
  const move = {
    details,
    changes: {
      objection: { ...objection, agreed, answer: text, answeredAt: scope.now },
      ...(event === 'EXCHANGE_AGREED' && AWAITING_ANOTHER),
    },
  };
  if (event !== 'RETURN_AGREED') return parcelEventStatements(scope, parcel, event, move);
  return returningStatements(scope, parcel, event, REFUND_REASON[objection.reason], move);
}

/** The columns of a parcel whose goods went back to be exchanged: the new goods are yet to be received. */
export const AWAITING_ANOTHER: Partial<ParcelRow> = {
  domesticTraceStatus: null,
  signedAt: null,
  returnUntil: null,
  approvedAt: null,
};

/** Throws `VALIDATION_FAILED` at `itemIds` unless all are lines of the parcel. */
async function requireItems(
  scope: Scope,
  parcel: ParcelRow,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const lines = await linesOf(scope, parcel);
  if (itemIds.every((itemId) => lines.includes(itemId))) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'itemIds', code: 'choice' }]);
}

/** Throws `SPLIT_FIRST` if only some lines of a parcel are named: what is returned and refunded is all of it. */
async function requireWhole(
  scope: Scope,
  parcel: ParcelRow,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const lines = await linesOf(scope, parcel);
  if (!lines.every((itemId) => itemIds.includes(itemId))) throw new Failure('SPLIT_FIRST');
}
