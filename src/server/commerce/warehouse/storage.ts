import { and, eq, notExists } from 'drizzle-orm';
import type { Payment } from '../../../contract/calls/payments.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money.ts';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { payments } from '../../db/schema/payments.ts';
import { commit, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { isOpenStoragePayment, moveParcelStatements } from '../parcel/move-parcel.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import { findParcel, type ParcelRow, payableOf } from '../parcel/records.ts';
import { viewPayment } from '../payment/payments.ts';
import { raisePayment } from '../payment/raise-payment.ts';
import { currentRateIfFresh, type RateSnapshot } from '../rates/exchange-rates.ts';

const DAY_MS = 24 * 3_600_000;

/** The days that an extension adds. */
const EXTENSION_DAYS = 30;

/** How often the open payment is read: again after it was opened, here or by a concurrent call. */
const READS = 3;

/** The columns of a parcel that is stored from now on: when the free days end, and when all days end. */
export function storageColumns({ now, tenant }: Scope): Partial<ParcelRow> {
  return {
    stockedInAt: now,
    storageFreeUntil: now + tenant.freeStorageDays * DAY_MS,
    storageExpiresAt: now + tenant.storage.maxDays * DAY_MS,
    remindedAt: null,
  };
}

/**
 * The payment that buys a stored parcel another 30 days: the open one, else a new one at the
 * tenant's price. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a parcel that is not stored.
 */
export async function extendStorage(scope: OwnerScope, idOrNo: string): Promise<Payment> {
  for (let read = 0; read < READS; read++) {
    const parcel = await findParcel(scope, idOrNo);
    parcelStates.nextOrFail(parcel.status, 'EXTENDED');
    const [open] = await scope.db.select().from(payments).where(isOpenStoragePayment(parcel));
    if (open) return viewPayment(open);
    const rate = await currentRateIfFresh(scope, scope.tenant.currency);
    await commit(scope, openPaymentStatements(scope, parcel, rate));
  }
  throw new Failure('CONFLICT');
}

/**
 * Opens the payment. The guard `PARCEL_STATUS` refuses it if one is open or the parcel's status has
 * changed.
 */
function openPaymentStatements(
  scope: OwnerScope,
  parcel: ParcelRow,
  rate?: RateSnapshot,
): Statement[] {
  const { db, tenant } = scope;
  const { status } = parcel;
  const amountFen = toFen(tenant.storage.extensionFee);
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
      .set({ status: onlyFrom(purchaseParcels.status, [status], status, none) })
      .where(eq(purchaseParcels.id, parcel.id)),
    statement,
    eventStatement(scope, {
      tenantId: parcel.tenantId,
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event: 'STORAGE_REQUESTED',
      from: status,
      to: status,
      details: { amount: fromFen(amountFen) },
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
 * Extends a parcel's storage after it was paid for (docs/domain.md section 1.3): by 30 days from its
 * end, or from now if the end has passed. Settlement moves the money. Throws `ILLEGAL_TRANSITION`.
 */
export function storagePaidStatements(scope: OwnerScope, parcel: ParcelRow): Statement[] {
  const endsAt = Math.max(parcel.storageExpiresAt ?? 0, scope.now);
  return moveParcelStatements(scope, parcel, 'EXTENDED', {
    details: { days: EXTENSION_DAYS },
    changes: { storageExpiresAt: endsAt + EXTENSION_DAYS * DAY_MS, remindedAt: null },
  });
}
