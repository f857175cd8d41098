import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { commit, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { OwnerScope } from '../base/scope.ts';
import { estimate } from '../freight/estimate.ts';
import { extrasOf, refusal } from '../freight/limits.ts';
import { mayTake, sendingOf } from '../goods/sent-goods.ts';
import { repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import { viewParcels } from '../parcel/parcel-view.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { freightDue } from './due.ts';
import { keepGoodsEstimate } from './goods-estimate.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { getTransitOrder } from './orders.ts';
import { holdStatements } from './parcels.ts';
import { chargeModeOf, declaredFenOf, putTogether, storageFenOf, type Together } from './quote.ts';
import { destinationOf, type Route, routeOf, type TransitWish, unavailable } from './route.ts';
import { chosenServices, reinforcedPacking } from './services.ts';

/** The most pictures that a list shows of an order. */
const MOST_IMAGES = 4;

/**
 * Creates a transit order: parcels are to be packed together and sent home. They are locked, the rate is frozen, and if
 * the tenant charges before packing, the estimate is due. If two calls name the same parcel at once,
 * only one succeeds. Throws `NOT_FOUND`, `PARCEL_UNAVAILABLE` with the `parcelNo`, `PARCELS_APART`
 * for parcels in several warehouses, `TRANSIT_OPTION_UNAVAILABLE`, `RATE_TOO_OLD`, `BALANCE_OWED`, and
 * `VALIDATION_FAILED` at the fields.
 */
export async function createTransitOrder(
  scope: OwnerScope,
  wish: TransitWish,
): Promise<TransitOrder> {
  await repayOwed(scope);
  const ids = [...new Set(wish.purchaseParcelIds)];
  const together = await putTogether(scope, ids);
  assertOneWarehouse(together);
  const route = await routeOf(scope, wish, warehouseOf(together));
  const order = await newTransit(scope, wish, together, route);
  const estimateStatement = await keepGoodsEstimate(scope, order, route.option, together.parcels);
  const refused = await commit(scope, [
    requireNothingOwed(scope),
    ...madeStatements(scope, [order.id]),
    ...createStatements(scope, order, together),
    ...estimateStatement,
  ]);
  if (refused === 'BALANCE_OWED') throw new Failure('BALANCE_OWED');
  if (refused) {
    // Another call was first: `putTogether` throws with the number of the parcel that it took.
    await putTogether(scope, ids);
    throw new Failure('CONFLICT');
  }
  return getTransitOrder(scope, order.id);
}

/** The id of the warehouse that parcels together are in. */
const warehouseOf = ({ parcels: [first] }: Together): string => first?.warehouseId ?? '';

/** Throws `PARCELS_APART` unless the parcels are in one warehouse. */
function assertOneWarehouse({ parcels }: Together): void {
  const warehouses = new Set(parcels.map(({ warehouseId }) => warehouseId));
  if (warehouses.size > 1) throw new Failure('PARCELS_APART');
}

async function newTransit(
  scope: OwnerScope,
  wish: TransitWish,
  together: Together,
  { option, tariff, country, address, pickupWarehouseId, localExpress }: Route,
): Promise<TransitOrderRow> {
  const { tenantId, userId, now, tenant } = scope;
  const { weightG, estimatedMeasures, parcels } = together;
  const sending = sendingOf(scope, together.goods, country);
  const declaredFen = declaredFenOf(wish, together);
  const terms = {
    boxFen: toFen(tenant.packingFee),
    storageFen: storageFenOf(scope, together),
    services: await servicesOf(scope, wish, together),
  };
  const parcel = {
    weightG,
    estimatedMeasures,
    declaredFen,
    insured: wish.insured,
    ...terms,
    localExpress,
    extras: extrasOf(option, wish.extras ?? []),
    destination: destinationOf({ country, address }),
  };
  const reason =
    refusal(option, parcel, [...together.goodsClasses, ...sending.classes]) ??
    (mayTake(sending, option.code) ? undefined : 'GOODS_RULE');
  if (reason) throw unavailable(option.code, reason);
  const [rate, views] = await Promise.all([
    currentRate(scope, scope.currency),
    viewParcels(scope, parcels),
  ]);
  const cost = estimate(option, parcel);
  const orderNo = newNumber('T', now);
  const images = views.flatMap(({ items }) => items.map(({ image }) => image)).filter(Boolean);
  return {
    id: newId(now),
    tenantId,
    userId,
    orderNo,
    status: chargeModeOf(scope) === 'PREPAID_ESTIMATE' ? 'PENDING_PAYMENT' : 'PENDING_PACKING',
    statusAt: now,
    version: 0,
    closeReason: null,
    chargeMode: chargeModeOf(scope),
    optionCode: option.code,
    country,
    address,
    selfPickup: wish.selfPickup,
    pickupWarehouseId,
    pickupCode: null,
    localExpressCompanyName: localExpress ?? '',
    insured: wish.insured,
    packing: wish.packing,
    ...terms,
    declaredFen,
    extras: parcel.extras,
    tariffVersion: tariff.version,
    tariffRow: tariff.rows.indexOf(option),
    estimate: cost,
    bill: null,
    totalFen: cost.totalFen,
    weightG,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    boxes: 1,
    parcelCount: parcels.length,
    images: [...new Set(images)].slice(0, MOST_IMAGES),
    carrier: '',
    trackingNo: '',
    localTrackingNo: '',
    problemOpen: false,
    problemLiable: 'UNKNOWN',
    problemNote: '',
    message: wish.message,
    ...rate,
    searchText: [orderNo.toLowerCase(), ...parcels.map(({ searchText }) => searchText)].join('\n'),
    createdAt: now,
    expiresAt: null,
  };
}

/** The wished services at today's prices. Throws `VALIDATION_FAILED` at a packing that the shop does not offer. */
async function servicesOf(scope: OwnerScope, wish: TransitWish, { parcels }: Together) {
  if (wish.packing === 'REINFORCED' && !reinforcedPacking(scope)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'packing', code: 'choice' }]);
  }
  const ids = parcels.map(({ id }) => id);
  return chosenServices(scope, wish, ids);
}

/**
 * The statements that create a transit order. The guards `TRANSIT_PARCEL_HELD` and `PARCEL_STATUS`
 * mean that another order has one of the parcels.
 */
function createStatements(
  scope: OwnerScope,
  order: TransitOrderRow,
  { parcels }: Together,
): Statement[] {
  const { db } = scope;
  const due =
    order.status === 'PENDING_PAYMENT'
      ? freightDue(scope, order, { type: 'TRANSIT', amountFen: order.totalFen })
      : undefined;
  return [
    db.insert(transitOrders).values({ ...order, expiresAt: due?.expiresAt }),
    eventStatement(scope, {
      tenantId: order.tenantId,
      subject: 'TRANSIT_ORDER',
      subjectId: order.id,
      event: 'CREATED',
      to: order.status,
    }),
    ...holdStatements(scope, order, parcels),
    ...(due ? [due.statement] : []),
  ];
}
