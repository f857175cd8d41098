import { and, eq, notExists } from 'drizzle-orm';
import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { Failure } from '../../../contract/errors.ts';
import {
  DOMESTIC_TRACE_STATUSES,
  type DomesticTraceStatus,
  type ParcelException,
  type QcIssue,
} from '../../../contract/values/parcel-statuses.ts';
import type { GoodsClass } from '../../../contract/values/product-kinds.ts';
import { events } from '../../db/schema/events.ts';
import type { Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { movedParcel, moveParcelStatements } from '../parcel/move-parcel.ts';
import { type ParcelEvent, parcelStates } from '../parcel/parcel-states.ts';
import { parcelDetail, viewParcels } from '../parcel/parcel-view.ts';
import { type ParcelRow, parcelsTracked, tenantParcel } from '../parcel/records.ts';
import { orderFacts, progressStatements } from '../purchase/apply-progress.ts';
import { withRefund } from '../purchase/order-progress.ts';
import { changeParcel, parcelEventStatements } from './change-parcel.ts';
import { payReturnStatements } from './return-refund.ts';
import { storageColumns } from './storage.ts';

export type Measures = { weightG: number; lengthMm: number; widthMm: number; heightMm: number };
export type Arrival = Measures & {
  shelfCode: string;
  /** Without it the parcel keeps its class: the most restrictive of its goods, or an earlier correction. */
  goodsClass?: GoodsClass;
  /** Paths of this site. */
  photos: readonly string[];
};
export type Check = { passed: boolean; issue?: QcIssue; note: string; photos: readonly string[] };

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

/** A parcel of any of the tenant's shoppers. */
export async function getOpsParcel(scope: Scope, idOrNo: string): Promise<PurchaseParcelDetail> {
  return parcelDetail(scope, await tenantParcel(scope, idOrNo));
}

/**
 * The tenant's parcels with a carrier's tracking number, each with its shopper, newest first. The
 * warehouse finds by it what a carrier has brought.
 */
export async function listOpsParcels(scope: Scope, trackingNo: string) {
  const rows = await parcelsTracked(scope, trackingNo);
  const parcels = await viewParcels(scope, rows);
  return parcels.map((parcel, index) => ({ ...parcel, userId: rows[index]?.userId ?? '' }));
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
        ),
      );
    if ((await sameReports).length > 0) return [];
    const event = traceEvent(parcel, status);
    const condition = notExists(sameReports);
    const changes = {
      domesticTraceStatus: furthest(parcel.domesticTraceStatus, status),
      ...(event === 'SIGNED' ? { signedAt: scope.now } : {}),
    };
    return [
      ...(await parcelEventStatements(scope, parcel, event, { details, changes, condition })),
      // The shopper's own warehouse informs its shopper itself.
      ...(event === 'SIGNED' && parcel.warehouseId
        ? [notify(scope.db, ownerOf(scope, parcel), 'PARCEL_SIGNED', numbersOf(parcel))]
        : []),
    ];
  });
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
  const { photos, shelfCode, goodsClass, ...measures } = arrival;
  return inbound(scope, idOrNo, (parcel) => {
    if (!parcel.warehouseId) throw illegalTransition(parcel.status, 'ARRIVED');
    return parcelEventStatements(scope, parcel, 'ARRIVED', {
      details: { weightG: measures.weightG },
      changes: {
        ...measures,
        shelfCode: shelfCode || parcel.shelfCode,
        goodsClass: goodsClass ?? parcel.goodsClass,
        qcPhotos: withPhotos(parcel, photos),
        qcStatus: 'NOT_CHECKED',
        qcIssue: null,
        exception: null,
        domesticTraceStatus: 'SIGN',
        signedAt: parcel.signedAt ?? scope.now,
      },
    });
  });
}

/**
 * The result of the quality check: the parcel is stored, or waits for the shopper's decision.
 * Throws `VALIDATION_FAILED` for a failed check without an `issue`.
 */
export async function checkParcel(
  scope: Scope,
  idOrNo: string,
  { passed, issue, note, photos }: Check,
): Promise<PurchaseParcelDetail> {
  if (!passed && !issue) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'issue', code: 'required' }]);
  }
  return inbound(scope, idOrNo, async (parcel) => {
    const found = { qcNote: note, qcPhotos: withPhotos(parcel, photos) };
    const to = ownerOf(scope, parcel);
    if (!passed && issue) {
      return [
        ...(await parcelEventStatements(scope, parcel, 'FAILED', {
          details: { issue, ...(note ? { note } : {}) },
          changes: { ...found, qcStatus: 'FAILED', qcIssue: issue },
        })),
        notify(scope.db, to, 'QC_ISSUE', { ...numbersOf(parcel), issue }),
      ];
    }
    return [
      ...(await parcelEventStatements(scope, parcel, 'PASSED', {
        changes: { ...found, qcStatus: 'PASSED', qcIssue: null, ...storageColumns(scope) },
      })),
      notify(scope.db, to, 'PARCEL_STOCKED_IN', {
        ...numbersOf(parcel),
        weightG: String(parcel.weightG),
      }),
    ];
  });
}

/**
 * The sender has the parcel's goods back, or the parcel is written off: refunds the goods, unless the
 * parcel belongs to no order.
 */
export function parcelReturned(scope: Scope, idOrNo: string): Promise<PurchaseParcelDetail> {
  return inbound(scope, idOrNo, async (parcel) => {
    const notice = notify(scope.db, ownerOf(scope, parcel), 'PARCEL_RETURNED', numbersOf(parcel));
    // No refund will tell the shopper: neither of a return, nor of goods that are written off.
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
 * The parcel is lost, damaged or without an owner. Later it is found again (`parcelArrived`) or
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

function traceEvent({ status }: ParcelRow, traced: DomesticTraceStatus): ParcelEvent {
  if (traced === 'SIGN') return 'SIGNED';
  return parcelStates.next(status, 'CONSIGNED') ? 'CONSIGNED' : 'TRACED';
}

function furthest(known: DomesticTraceStatus | null, traced: DomesticTraceStatus) {
  return DOMESTIC_TRACE_STATUSES.findLast((status) => status === known || status === traced);
}

function withPhotos({ qcPhotos }: ParcelRow, photos: readonly string[]): string[] {
  return [...new Set([...qcPhotos, ...photos])];
}

const ownerOf = ({ now }: Scope, { tenantId, userId }: ParcelRow) => ({
  tenantId,
  userId,
  at: now,
});
const numbersOf = ({ parcelNo, orderNo }: ParcelRow) => ({ parcelNo, orderNo });
