import { and, eq, gte, notExists, type SQL } from 'drizzle-orm';
import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { Failure } from '../../../contract/errors.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import {
  DOMESTIC_TRACE_STATUSES,
  type DomesticTraceStatus,
  type ParcelException,
  type QcIssue,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import { events } from '../../db/schema/orders/events.ts';
import type { Statement } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { movedParcel, moveParcelStatements, type ParcelMove } from '../parcel/move-parcel.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import {
  type NewPhoto,
  requireLinesOf,
  withPhotos,
  withPhotosOfArrival,
} from '../parcel/photos.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import { orderFacts, progressStatements } from '../purchase/apply-progress.ts';
import { withRefund } from '../purchase/order-progress.ts';
import { changeParcel, parcelEventStatements } from './change-parcel.ts';
import { payReturnStatements } from './return-refund.ts';
import { storageColumns } from './storage.ts';

export type Measures = { weightG: number; lengthMm: number; widthMm: number; heightMm: number };
export type Arrival = Measures & {
  shelfCode: string;
  /** If absent, the parcel keeps its class: the most restrictive of its goods, or an earlier correction. */
  goodsClass?: GoodsClass;
  photos: readonly NewPhoto[];
};
export type Check = {
  passed: boolean;
  issue?: QcIssue;
  note: string;
  photos: readonly NewPhoto[];
};

/**
 * Applies a report of a carrier or the warehouse in China to a parcel of the tenant, by id or number.
 * Every function of this file returns the changed parcel. It throws `NOT_FOUND`, and
 * `ILLEGAL_TRANSITION` if the parcel's status does not allow the change, also after a concurrent call.
 */
function inbound(
  scope: Scope,
  idOrNo: string,
  plan: (parcel: ParcelRow) => Statement[] | Promise<Statement[]>,
): Promise<PurchaseParcelDetail> {
  return changeParcel(scope, () => tenantParcel(scope, idOrNo), plan);
}

/**
 * The parcel was seen on its way, or signed for at its warehouse. A late report does not move it
 * back; a repeated report is ignored.
 */
export function traceParcel(
  scope: Scope,
  idOrNo: string,
  { status, text }: { status: DomesticTraceStatus; text: string },
): Promise<PurchaseParcelDetail> {
  return inbound(scope, idOrNo, async (parcel) => {
    const details = { status, ...(text ? { text } : {}) };
    const sameReports = scope.db
      .select({ sequence: events.sequence })
      .from(events)
      .where(
        and(
          eq(events.subject, 'PURCHASE_PARCEL'),
          eq(events.subjectId, parcel.id),
          eq(events.details, details),
          // A replacement goes through the same events as the first goods did.
          parcel.status === 'EXCHANGING' ? gte(events.at, parcel.statusAt) : undefined,
        ),
      );
    if ((await sameReports).length > 0) return [];
    const condition = notExists(sameReports);
    if (status === 'SIGN') return signedStatements(scope, parcel, { details, condition });
    const event = parcelStates.next(parcel.status, 'CONSIGNED') ? 'CONSIGNED' : 'TRACED';
    const changes = { domesticTraceStatus: furthest(parcel.domesticTraceStatus, status) };
    return parcelEventStatements(scope, parcel, event, { details, changes, condition });
  });
}

/** The statements for a parcel that was received at the door. Throws `ILLEGAL_TRANSITION`. */
export async function signedStatements(
  scope: Scope,
  parcel: ParcelRow,
  { details, condition, changes }: ParcelMove = {},
): Promise<Statement[]> {
  return [
    ...(await parcelEventStatements(scope, parcel, 'SIGNED', {
      details: details ?? { status: 'SIGN' },
      changes: { ...changes, domesticTraceStatus: 'SIGN', signedAt: scope.now },
      condition,
    })),
    // The shopper's own warehouse informs its shopper itself.
    ...(parcel.warehouseId
      ? [notify(scope.db, ownerOf(scope, parcel), 'PARCEL_SIGNED', numbersOf(parcel))]
      : []),
  ];
}

/**
 * The parcel was unpacked, weighed and measured, also one that had been lost. Only the tenant's own
 * warehouses do this.
 */
export function parcelArrived(
  scope: Scope,
  idOrNo: string,
  arrival: Arrival,
): Promise<PurchaseParcelDetail> {
  return inbound(scope, idOrNo, (parcel) => arrivalStatements(scope, parcel, arrival));
}

/** The statements for a parcel that was weighed. Throws `ILLEGAL_TRANSITION`, and `VALIDATION_FAILED` at photos of other lines. */
export async function arrivalStatements(
  scope: Scope,
  parcel: ParcelRow,
  { photos, shelfCode, goodsClass, ...measures }: Arrival,
  condition?: SQL,
): Promise<Statement[]> {
  if (!parcel.warehouseId) throw illegalTransition(parcel.status, 'ARRIVED');
  await requireLinesOf(scope, parcel, photos);
  return parcelEventStatements(scope, parcel, 'ARRIVED', {
    details: { weightG: measures.weightG },
    condition,
    changes: {
      ...measures,
      shelfCode: shelfCode || parcel.shelfCode,
      goodsClass: goodsClass ?? parcel.goodsClass,
      qcPhotos: withPhotosOfArrival(parcel, photos, scope.now),
      qcStatus: 'NOT_CHECKED',
      qcIssue: null,
      exception: null,
      approvedAt: null,
      returnUntil: null,
      domesticTraceStatus: 'SIGN',
      signedAt: parcel.signedAt ?? scope.now,
    },
  });
}

/**
 * The result of the quality check: the parcel is stored, or waits for the shopper's decision.
 * Throws `VALIDATION_FAILED` for a failed check without an `issue`.
 */
export async function checkParcel(
  scope: Scope,
  idOrNo: string,
  check: Check,
): Promise<PurchaseParcelDetail> {
  if (!check.passed && !check.issue) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'issue', code: 'required' }]);
  }
  return inbound(scope, idOrNo, (parcel) => checkStatements(scope, parcel, check));
}

/** The statements for the result of a check. Throws `ILLEGAL_TRANSITION`, and `VALIDATION_FAILED` at photos of other lines. */
export async function checkStatements(
  scope: Scope,
  parcel: ParcelRow,
  { passed, issue, note, photos }: Check,
  condition?: SQL,
): Promise<Statement[]> {
  await requireLinesOf(scope, parcel, photos);
  const found = {
    qcNote: note,
    checkedAt: scope.now,
    checkedBy: scope.actor === 'OPERATOR' ? ('OPERATOR' as const) : ('SYSTEM' as const),
    approvedAt: null,
    objection: null,
    qcPhotos: withPhotos(parcel, photos, scope.now),
  };
  const to = ownerOf(scope, parcel);
  if (!passed && issue) {
    return [
      ...(await parcelEventStatements(scope, parcel, 'FAILED', {
        details: { issue, ...(note ? { note } : {}) },
        changes: { ...found, qcStatus: 'FAILED', qcIssue: issue },
        condition,
      })),
      notify(scope.db, to, 'QC_ISSUE', { ...numbersOf(parcel), issue }),
    ];
  }
  return [
    ...(await parcelEventStatements(scope, parcel, 'PASSED', {
      changes: {
        ...found,
        qcStatus: 'PASSED',
        qcIssue: null,
        returnUntil: returnUntilOf(scope, parcel),
        ...storageColumns(scope, parcel),
      },
      condition,
    })),
    notify(scope.db, to, 'PARCEL_STOCKED_IN', {
      ...numbersOf(parcel),
      weightG: String(parcel.weightG),
    }),
  ];
}

/**
 * The sender has the parcel's goods back, or the parcel is written off: refunds the goods, unless the
 * parcel belongs to no order.
 */
export function parcelReturned(scope: Scope, idOrNo: string): Promise<PurchaseParcelDetail> {
  return inbound(scope, idOrNo, async (parcel) => {
    const notice = notify(scope.db, ownerOf(scope, parcel), 'PARCEL_RETURNED', numbersOf(parcel));
    // No refund will inform the shopper about the return, or about written-off goods.
    if (parcel.orderId === null) {
      return [...moveParcelStatements(scope, parcel, 'RETURNED'), notice];
    }
    const returned = movedParcel(scope, parcel, 'RETURNED');
    const facts = await orderFacts(scope, parcel.orderId, [returned]);
    const { refund, statements } = payReturnStatements(scope, facts, returned);
    // The rejection of its refund was already notified.
    const isNews =
      parcel.status === 'RETURNING' &&
      !facts.refunds.some(
        ({ parcelId, status }) => parcelId === parcel.id && status === 'REJECTED',
      );
    return [
      ...moveParcelStatements(scope, parcel, 'RETURNED'),
      ...statements,
      ...progressStatements(scope, refund ? withRefund(facts, refund) : facts, [returned]),
      ...(isNews ? [notice] : []),
    ];
  });
}

/**
 * Records that a parcel is lost, damaged or without an owner. Later it is found again (`parcelArrived`) or
 * written off (`parcelReturned`).
 */
export function parcelException(
  scope: Scope,
  idOrNo: string,
  { exception, note }: { exception: ParcelException; note: string },
): Promise<PurchaseParcelDetail> {
  return inbound(scope, idOrNo, async (parcel) => [
    ...(await parcelEventStatements(scope, parcel, 'EXCEPTION', {
      details: { exception, note },
      changes: { exception },
    })),
    notify(scope.db, ownerOf(scope, parcel), 'PARCEL_EXCEPTION', {
      ...numbersOf(parcel),
      text: note,
    }),
  ]);
}

/**
 * The end of the time in which the shopper may request an exchange or a return, counted from the arrival;
 * null if the shop grants none.
 */
function returnUntilOf({ tenant, now }: Scope, { signedAt }: ParcelRow): number | null {
  const { returnDays } = tenant.inspection;
  return returnDays > 0 ? (signedAt ?? now) + returnDays * DAY_MS : null;
}

function furthest(known: DomesticTraceStatus | null, traced: DomesticTraceStatus) {
  return DOMESTIC_TRACE_STATUSES.findLast((status) => status === known || status === traced);
}

const ownerOf = ({ now }: Scope, { tenantId, userId }: ParcelRow) => ({
  tenantId,
  userId,
  at: now,
});
const numbersOf = ({ parcelNo, orderNo }: ParcelRow) => ({ parcelNo, orderNo });
