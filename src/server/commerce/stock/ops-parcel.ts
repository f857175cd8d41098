import { and, eq } from 'drizzle-orm';
import type { OpsParcel, OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import type { OpsParcelAction } from '../../../contract/values/warehouse/scanning.ts';
import { ownCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { users } from '../../db/schema/people/users.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { staffTimelineOf } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { type ParcelEvent, parcelStates } from '../parcel/parcel-states.ts';
import { viewParcels } from '../parcel/parcel-view.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import { paymentsOf, viewPayment } from '../payment/payments.ts';
import { requestsOf, viewOpsRequest } from '../service/requests.ts';

/** The event that each action of the staff causes. */
const EVENT_OF = {
  receive: 'SIGNED',
  arrive: 'ARRIVED',
  check: 'PASSED',
  correct: 'CORRECTED',
  shelve: 'SHELVED',
  photograph: 'PHOTOGRAPHED',
  split: 'SPLIT',
  merge: 'JOINED',
  exception: 'EXCEPTION',
  returned: 'RETURNED',
  answer: 'OBJECTION_REFUSED',
} as const satisfies Record<OpsParcelAction, ParcelEvent>;

/** The acts of the staff that are possible for a parcel now; empty for a parcel in a shopper's own warehouse. */
function opsActions({ status, warehouseId }: ParcelRow, pieces: number): OpsParcelAction[] {
  return (Object.keys(EVENT_OF) as OpsParcelAction[]).filter(
    (action) =>
      parcelStates.next(status, EVENT_OF[action]) &&
      (warehouseId || action === 'receive') &&
      (pieces > 1 || action !== 'split'),
  );
}

/** Parcels as the staff see them, in the given order. Takes five queries for any number of parcels. */
export async function viewOpsParcels(
  scope: Scope,
  rows: readonly ParcelRow[],
): Promise<OpsParcel[]> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const [parcels, shoppers] = await Promise.all([
    viewParcels(scope, rows),
    scope.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(inList(users.id, userIds), eq(users.tenantId, scope.tenantId))),
  ]);
  const names = new Map(shoppers.map(({ id, name }) => [id, name]));
  return rows.flatMap((row, index) => {
    const { actions: _shoppers, ...parcel } = parcels[index] ?? {};
    if (!('id' in parcel)) return [];
    return [
      {
        ...parcel,
        version: row.version,
        userId: row.userId,
        shopperName: names.get(row.userId) ?? '',
        since: iso(row.statusAt),
        ownCode: ownCode('PARCEL', row.parcelNo),
        actions: opsActions(
          row,
          parcel.items.reduce((sum, { quantity }) => sum + quantity, 0),
        ),
      } as OpsParcel,
    ];
  });
}

/** A parcel of any of the tenant's shoppers, by id or number, with all of its history. Throws `NOT_FOUND`. */
export async function getOpsParcel(scope: Scope, idOrNo: string): Promise<OpsParcelDetail> {
  const row = await tenantParcel(scope, idOrNo);
  const { db, tenantId } = scope;
  const [parcels, timeline, payments, requests, orders] = await Promise.all([
    viewOpsParcels(scope, [row]),
    staffTimelineOf(scope, 'PURCHASE_PARCEL', row.id),
    paymentsOf(scope, 'PURCHASE_PARCEL', [row.id]),
    requestsOf(scope, 'PURCHASE_PARCEL', row.id),
    row.orderId === null
      ? []
      : db
          .select({ upstreamOrderNo: purchaseOrders.upstreamOrderNo })
          .from(purchaseOrders)
          .where(and(eq(purchaseOrders.id, row.orderId), eq(purchaseOrders.tenantId, tenantId))),
  ]);
  const [parcel] = parcels;
  if (!parcel) throw new Error('a parcel that was read is there');
  return {
    ...parcel,
    payments: payments.map(viewPayment),
    upstreamOrderNo: orders[0]?.upstreamOrderNo ?? '',
    services: requests.map((request) => viewOpsRequest(scope, request)),
    labels: timeline.filter(({ event }) => event === 'LABELLED').length,
    timeline,
  };
}
