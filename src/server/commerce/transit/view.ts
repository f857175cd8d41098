import { desc, eq } from 'drizzle-orm';
import type { TransitOrder, TransitOrderSummary } from '../../../contract/calls/transit.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { transitTraces } from '../../db/schema/warehouse/transit.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { timelineOf } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { viewBill } from '../freight/bill.ts';
import { nameOf } from '../freight/names.ts';
import { tariffAt, tariffsAt } from '../freight/stored.ts';
import { NO_TARIFF, rowOf, type Tariff } from '../freight/tariff.ts';
import { viewParcels } from '../parcel/parcel-view.ts';
import { type PaymentRow, paymentsOf, viewPayment } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { viewRate } from '../rates/exchange-rates.ts';
import { promisedFen, type RefundRow, refundsOf, viewRefund } from '../refund/records.ts';
import { warehouseById } from '../site/warehouses.ts';
import { doorOfShipment } from './door-of-shipment.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { parcelsIn } from './parcels.ts';
import { transitActions } from './transit-states.ts';

/** The payments and refunds of an order. */
type Money = { orderPayments: readonly PaymentRow[]; refunds: readonly RefundRow[] };

/**
 * Transit orders as the contract's lists write them, in the given order. Takes two queries for any
 * number of orders, and one for each version of the tariff that is not cached.
 */
export async function viewTransits(
  scope: Scope,
  rows: readonly TransitOrderRow[],
): Promise<TransitOrderSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [orderPayments, refunds, tariffs] = await Promise.all([
    paymentsOf(scope, 'TRANSIT_ORDER', ids),
    refundsOf(scope, 'TRANSIT_ORDER', ids),
    tariffsAt(
      scope,
      rows.map(({ tariffVersion }) => tariffVersion),
    ),
  ]);
  const paymentsFor = Map.groupBy(orderPayments, ({ orderId }) => orderId);
  const refundsFor = Map.groupBy(refunds, ({ orderId }) => orderId);
  return rows.map((row) =>
    summary(scope, row, tariffs.get(row.tariffVersion) ?? NO_TARIFF, {
      orderPayments: paymentsFor.get(row.id) ?? [],
      refunds: refundsFor.get(row.id) ?? [],
    }),
  );
}

/**
 * A transit order with its parcels, bills, traces, history, payments and refunds. The newest trace
 * comes first.
 */
export async function viewTransit(scope: Scope, row: TransitOrderRow): Promise<TransitOrder> {
  const held = await parcelsIn(scope, row);
  const [parcels, pickupWarehouse, traces, timeline, tariff, ...money] = await Promise.all([
    viewParcels(scope, held),
    row.pickupWarehouseId ? warehouseById(scope, row.pickupWarehouseId) : undefined,
    scope.db
      .select()
      .from(transitTraces)
      .where(eq(transitTraces.transitOrderId, row.id))
      .orderBy(desc(transitTraces.at)),
    timelineOf(scope, 'TRANSIT_ORDER', row.id),
    tariffAt(scope, row.tariffVersion),
    paymentsOf(scope, 'TRANSIT_ORDER', [row.id]),
    refundsOf(scope, 'TRANSIT_ORDER', [row.id]),
  ]);
  const [orderPayments, refunds] = money;
  const door = await doorOfShipment(scope, row, held, tariff);
  return {
    ...summary(scope, row, tariff, { orderPayments, refunds }),
    parcels,
    address: row.address ?? undefined,
    pickupWarehouse,
    pickupCode: row.pickupCode ?? undefined,
    declaredValue: fromFen(row.declaredFen),
    insured: row.insured,
    packing: row.packing,
    estimate: viewBill(row.estimate, tariff, scope, row.services),
    bill: row.bill ? viewBill(row.bill, tariff, scope, row.services) : undefined,
    lengthMm: row.lengthMm,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    boxes: row.boxes,
    carrier: row.carrier,
    localTrackingNo: row.localTrackingNo,
    message: row.message,
    traces: traces.map(({ at, status, text, location }) => ({
      at: iso(at),
      status,
      text,
      location,
    })),
    timeline,
    payments: orderPayments.map(viewPayment),
    refunds: refunds.map(viewRefund),
    ...(door && { door }),
  };
}

function summary(
  scope: Scope,
  row: TransitOrderRow,
  tariff: Tariff,
  { orderPayments, refunds }: Money,
): TransitOrderSummary {
  const [soonest, latest] = rowOf(tariff, row)?.leadTimeDays ?? [0, 0];
  const claimable = refundableFen(orderPayments) > promisedFen(refunds);
  return {
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    chargeMode: row.chargeMode,
    transitOptionName: row.optionCode,
    optionTitle: nameOf(tariff, row.optionCode, scope),
    leadTimeDays: [soonest, latest],
    country: row.country,
    selfPickup: row.selfPickup,
    localExpressCompanyName: row.localExpressCompanyName,
    parcelCount: row.parcelCount,
    images: row.images,
    weightG: row.weightG,
    packed: row.bill !== null,
    total: fromFen(row.totalFen),
    rate: viewRate(row),
    trackingNo: row.trackingNo,
    paymentNo: orderPayments.find(({ status }) => status === 'UNPAID')?.paymentNo,
    createdAt: iso(row.createdAt),
    expiresAt: isoOrNone(row.expiresAt),
    actions: transitActions(row.status, { refundable: claimable }),
  };
}
