import { and, eq, notExists } from 'drizzle-orm';
import type { Payment } from '../../../contract/calls/payments.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { storageAt } from '../../../contract/values/warehouse/storage-at.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { commit, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import { eventStatement } from '../base/history.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { EARLIER_EXTENSION_DAYS, EARLIER_TERMS, nextReminder } from '../base/storage-terms.ts';
import { isOpenStoragePayment, moveParcelStatements } from '../parcel/move-parcel.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import { findParcel, type ParcelRow, payableOf } from '../parcel/records.ts';
import { viewPayment } from '../payment/payments.ts';
import { raisePayment } from '../payment/raise-payment.ts';
import { currentRateIfFresh, type RateSnapshot } from '../rates/exchange-rates.ts';

/** How often the open payment is read: again after it was opened, here or by a concurrent call. */
const READS = 3;

/** The columns of a parcel that is stored from now on, by today's terms of its warehouse. */
export function storageColumns(
  { now, tenantId, tenant }: Scope,
  { warehouseId }: Pick<ParcelRow, 'warehouseId'>,
): Partial<ParcelRow> {
  const { maxDays, reminderDays } = tenant.storage;
  const { freeDays, graceDays, dailyFee, dailyPer } = storageAt(tenantId, tenant, warehouseId);
  const until = now + maxDays * DAY_MS;
  const fen = toFen(dailyFee);
  return {
    stockedInAt: now,
    storageFreeUntil: now + freeDays * DAY_MS,
    storageExpiresAt: until,
    storageTerms: {
      graceDays,
      reminderDays,
      ...(fen > 0 && { daily: { fen, per: dailyPer, until } }),
    },
    remindAt: nextReminder({ reminderDays }, until),
    remindedAt: null,
  };
}

/**
 * The payment that buys a stored parcel more days: the open one, else a new one at the tenant's price. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a parcel that is not stored.
 */
export async function extendStorage(scope: OwnerScope, idOrNo: string): Promise<Payment> {
  for (let read = 0; read < READS; read++) {
    const parcel = await findParcel(scope, idOrNo);
    parcelStates.nextOrFail(parcel.status, 'EXTENDED');
    const [open] = await scope.db.select().from(payments).where(isOpenStoragePayment(parcel));
    if (open) return viewPayment(open);
    const rate = await currentRateIfFresh(scope, scope.currency);
    await commit(scope, openPaymentStatements(scope, parcel, rate));
  }
  throw new Failure('CONFLICT');
}

/**
 * The statements that open the payment for an extension of storage. The guard `PARCEL_STATUS` refuses them if
 * such a payment is open already, or the parcel's status has changed.
 */
function openPaymentStatements(
  scope: OwnerScope,
  parcel: ParcelRow,
  rate?: RateSnapshot,
): Statement[] {
  const { db, tenant } = scope;
  const { status } = parcel;
  const { extensionFee, extensionDays } = tenant.storage;
  const amountFen = toFen(extensionFee);
  const storageTerms = { ...(parcel.storageTerms ?? EARLIER_TERMS), extensionDays };
  const none = notExists(
    db.select({ id: payments.id }).from(payments).where(isOpenStoragePayment(parcel)),
  );
  const { statement } = raisePayment(scope, {
    order: payableOf(parcel),
    type: 'STORAGE',
    amountFen,
    parcelId: parcel.id,
    rate,
  });
  return [
    db
      .update(purchaseParcels)
      .set({ status: onlyFrom(purchaseParcels.status, [status], status, none), storageTerms })
      .where(and(eq(purchaseParcels.tenantId, parcel.tenantId), eq(purchaseParcels.id, parcel.id))),
    statement,
    eventStatement(scope, {
      tenantId: parcel.tenantId,
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event: 'STORAGE_REQUESTED',
      from: status,
      to: status,
      details: { amount: fromFen(amountFen), days: extensionDays },
    }),
  ];
}

/** The query for the caller's parcels with these ids, for a batch. */
export function parcelsPaidFor({ db, tenantId, userId }: OwnerScope, ids: readonly string[]) {
  return db
    .select()
    .from(purchaseParcels)
    .where(
      and(
        inList(purchaseParcels.id, ids),
        eq(purchaseParcels.tenantId, tenantId),
        eq(purchaseParcels.userId, userId),
      ),
    );
}

/**
 * Extends a parcel's storage after it was paid for (docs/domain.md section 1.3): by the days that were offered, from its
 * end, or from now if the end has passed. Settlement moves the money. Throws `ILLEGAL_TRANSITION`.
 */
export function storagePaidStatements(scope: OwnerScope, parcel: ParcelRow): Statement[] {
  const endsAt = Math.max(parcel.storageExpiresAt ?? 0, scope.now);
  const terms = parcel.storageTerms ?? EARLIER_TERMS;
  const days = terms.extensionDays ?? EARLIER_EXTENSION_DAYS;
  const storageExpiresAt = endsAt + days * DAY_MS;
  return moveParcelStatements(scope, parcel, 'EXTENDED', {
    details: { days },
    changes: {
      storageExpiresAt,
      remindAt: nextReminder(terms, storageExpiresAt),
      remindedAt: null,
    },
  });
}
