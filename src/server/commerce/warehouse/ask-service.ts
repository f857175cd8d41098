import { and, eq, sql } from 'drizzle-orm';
import type { ServiceRequest } from '../../../contract/calls/services.ts';
import type { Handled } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ServicePlace } from '../../../contract/values/orders/service-kinds.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { type ServiceSubject, serviceRequests } from '../../db/schema/orders/services.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { pickText } from '../../db/tenant-text.ts';
import { requireActive } from '../base/active-shopper.ts';
import { atomically, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope } from '../base/scope.ts';
import { transferStatements, walletOf } from '../ledger/ledger.ts';
import { balanceOwed, repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import {
  takesServices as parcelTakesServices,
  piecesOf,
  viewParcels,
} from '../parcel/parcel-view.ts';
import { findParcel } from '../parcel/records.ts';
import { findOrder, itemsOf } from '../purchase/find-orders.ts';
import {
  takesServices as orderTakesServices,
  piecesOf as piecesOfOrder,
} from '../purchase/order-view.ts';
import { newRequest } from '../service/new-request.ts';
import { type Counted, offersFor } from '../service/offers.ts';
import { type ServiceRow, tenantRequest, viewRequest } from '../service/requests.ts';
import { verifyPayPassword } from '../wallet/pay-password.ts';

export type ServiceChoice = Handled<'askParcelService'>['body'];

/**
 * The goods of a service, and the statement that fails the batch if they have changed since they were read.
 */
type Goods = Counted & {
  place: Exclude<ServicePlace, 'SHIPMENT'>;
  subject: ServiceSubject;
  id: string;
  number: string;
  status: string;
  unchanged: Statement;
};

/**
 * Requests a service for a stored parcel of the shopper's, by id or number, and pays it from the balance.
 * Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` for a parcel that is not stored, and as `requestService`.
 */
export async function askParcelService(
  scope: OwnerScope,
  idOrNo: string,
  asked: ServiceChoice,
): Promise<ServiceRequest> {
  const parcel = await findParcel(scope, idOrNo);
  const { id, status, parcelNo: number, weightG } = parcel;
  if (!parcelTakesServices(parcel)) throw illegalTransition(status, 'SERVICE_ASKED');
  const [view] = await viewParcels(scope, [parcel]);
  const unchanged = scope.db
    .update(purchaseParcels)
    .set({ status: onlyFrom(purchaseParcels.status, [status], status) })
    .where(and(eq(purchaseParcels.tenantId, scope.tenantId), eq(purchaseParcels.id, id)));
  const goods = { id, number, status, weightG, unchanged, pieces: view ? piecesOf(view) : 0 };
  return requestService(scope, { ...goods, place: 'PARCEL', subject: 'PURCHASE_PARCEL' }, asked);
}

/**
 * Requests a service for an order of the shopper's, by id or number, and pays it from the balance. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION` for an order that is not paid, or whose goods are in the warehouse, and
 * as `requestService`.
 */
export async function askOrderService(
  scope: OwnerScope,
  idOrNo: string,
  asked: ServiceChoice,
): Promise<ServiceRequest> {
  const order = await findOrder(scope, idOrNo);
  const { id, status, orderNo: number } = order;
  if (!orderTakesServices(order)) throw illegalTransition(status, 'SERVICE_ASKED');
  const items = await itemsOf(scope, [id]);
  const pieces = piecesOfOrder(items);
  const { quantity, missing, orderId } = purchaseOrderItems;
  const stillCome = scope.db
    .select({ pieces: sql`sum(${quantity} - ${missing})` })
    .from(purchaseOrderItems)
    .where(eq(orderId, id));
  const unchanged = scope.db
    .update(purchaseOrders)
    .set({
      status: onlyFrom(purchaseOrders.status, [status], status, sql`(${stillCome}) = ${pieces}`),
    })
    .where(and(eq(purchaseOrders.tenantId, scope.tenantId), eq(purchaseOrders.id, id)));
  const goods = { id, number, status, unchanged, pieces, weightG: 0 };
  return requestService(scope, { ...goods, place: 'ORDER', subject: 'PURCHASE_ORDER' }, asked);
}

/** A service that one of these calls has made. */
export const getAsked = async (
  scope: OwnerScope,
  [id = '']: readonly string[],
): Promise<ServiceRequest> => viewRequest(scope, await tenantRequest(scope, id));

/**
 * Throws `VALIDATION_FAILED` at a `code` that the shop does not offer for these goods, `PRICE_CHANGED`, and as other
 * payments. A concurrent change of the goods is `CONFLICT`.
 */
async function requestService(
  scope: OwnerScope,
  goods: Goods,
  { code, amount, note, payPassword }: ServiceChoice,
): Promise<ServiceRequest> {
  const offer = offersFor(scope, goods.place, goods).find(({ service }) => service.code === code);
  if (!offer) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'code', code: 'choice' }]);
  const total = fromFen(offer.priceFen * offer.count);
  if (total !== amount) throw new Failure('PRICE_CHANGED', { expected: amount, total });
  await verifyPayPassword(scope, payPassword);
  await repayOwed(scope);
  const row = newRequest(scope, goods, offer, { note });
  const { availableFen } = await walletOf(scope.db, scope);
  const owed = await balanceOwed(scope);
  await atomically(scope, requestStatements(scope, goods, row), {
    PARCEL_STATUS: () => new Failure('CONFLICT'),
    ORDER_STATUS: () => new Failure('CONFLICT'),
    KEY_TAKEN_OVER: () => new Failure('CONFLICT'),
    SHOPPER_STATE: () => new Failure('ACCOUNT_BLOCKED'),
    BALANCE_OWED: () => owed,
    OVERDRAFT: () =>
      new Failure('INSUFFICIENT_BALANCE', {
        available: fromFen(availableFen),
        missing: fromFen(Math.max(row.amountFen - availableFen, 0)),
      }),
  });
  return viewRequest(scope, row);
}

/** The statements that write a service, and move its price from the shopper's balance. */
function requestStatements(
  scope: OwnerScope,
  { unchanged, status }: Goods,
  row: ServiceRow,
): Statement[] {
  const { db, now: at, tenantId, userId, locale } = scope;
  const { id, subject, subjectId, amountFen, requestNo: reference } = row;
  const text = pickText(row.name, locale);
  return [
    requireActive(scope, userId),
    requireNothingOwed(scope),
    ...madeStatements(scope, [id]),
    unchanged,
    db.insert(serviceRequests).values(row),
    ...(amountFen === 0
      ? []
      : transferStatements(db, {
          ...{ tenantId, key: `service:${id}`, type: 'PAYMENT', reference, at },
          postings: [
            { userId, kind: 'AVAILABLE', amountFen: -amountFen },
            { userId: '', kind: 'SERVICE_FEE', amountFen },
          ],
        })),
    eventStatement(scope, {
      ...{ tenantId, subject, subjectId, event: 'SERVICE_ASKED', from: status, to: status },
      details: { amount: fromFen(amountFen), text },
    }),
  ];
}
