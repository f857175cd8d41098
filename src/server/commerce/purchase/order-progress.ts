import type { PurchaseOrderItemStatus } from '../../../contract/values/order-statuses.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/parcel-statuses.ts';
import type { RefundReason } from '../../../contract/values/refund-statuses.ts';
import type { ParcelContent, ParcelRow } from '../parcel/records.ts';
import type { PaymentRow } from '../payment/payments.ts';
import type { RefundRow } from '../refund/records.ts';
import type { OrderItemRow, OrderRow } from './order-view.ts';
import type { PurchaseOrderEvent } from './purchase-order-states.ts';

/**
 * What an order's parcels mean for the order, by rules alone: no database, no clock. A piece of a
 * line is in a parcel, or was never sent; it is settled once its parcel was stocked in or came
 * back, or once what was never sent was paid back.
 */
export type OrderFacts = {
  order: OrderRow;
  items: readonly OrderItemRow[];
  parcels: readonly ParcelRow[];
  contents: readonly ParcelContent[];
  refunds: readonly RefundRow[];
  /** Its payments as they were read, without the storage of its parcels. */
  raised: readonly PaymentRow[];
  /** What of them is not paid back, in fen. */
  leftFen: number;
};

/** In the warehouse or beyond it. */
const KEPT: readonly PurchaseParcelStatus[] = [
  'STOCKED_IN',
  'LOCKED_FOR_TRANSIT',
  'SHIPPED_OUT',
  'FINISHED',
  'STORAGE_EXPIRED',
  'ABANDONED',
];
/** Nothing more happens to them. */
const ENDED: readonly PurchaseParcelStatus[] = ['FINISHED', 'RETURNED', 'ABANDONED'];

/** What a line is while its pieces are on different ways: the first of these that one of them is. */
const SLOWEST_FIRST: readonly PurchaseOrderItemStatus[] = [
  'SELLER_SHIPPED',
  'ARRIVED',
  'RETURNING',
  'STOCKED_IN',
  'SHIPPED_OUT',
  'RETURNED',
];

/** Reasons of refunds for pieces that the seller does not send. */
const NEVER_SENT: readonly RefundReason[] = ['OUT_OF_STOCK', 'SELLER_REFUSED'];

/** Pieces of each line that are in no parcel, by its id. */
export function piecesLeft({
  items,
  contents,
}: Pick<OrderFacts, 'items' | 'contents'>): Map<string, number> {
  return new Map(
    items.map(({ id, quantity }) => {
      const sent = contents.filter(({ orderItemId }) => orderItemId === id);
      return [id, quantity - sent.reduce((sum, content) => sum + content.quantity, 0)];
    }),
  );
}

/** The facts as they are with a refund that was paid back. */
export function withRefund(facts: OrderFacts, refund: RefundRow): OrderFacts {
  const others = facts.refunds.filter(({ id }) => id !== refund.id);
  const leftFen = Math.max(facts.leftFen - refund.amountFen, 0);
  return { ...facts, refunds: [...others, refund], leftFen };
}

/** Whether every piece was paid back because the seller failed: sent back, lost, or never sent. */
export function everythingCameBack(facts: OrderFacts): boolean {
  const refused = facts.refunds.some(({ parcelId, status }) => parcelId && status === 'REJECTED');
  return (
    (!refused || isPaidBack(facts)) &&
    restIsPaidBack(facts) &&
    facts.parcels.length > 0 &&
    facts.parcels.every(({ status }) => status === 'RETURNED')
  );
}

/** The events that its parcels now mean for an order, in their order; those it has had are among them. */
export function dueEvents(facts: OrderFacts): PurchaseOrderEvent[] {
  const { order, parcels } = facts;
  if (everythingCameBack(facts)) return ['FULLY_REFUNDED', 'STOCKED_IN', 'COMPLETED'];
  if (order.userWarehouseId) return isSignedFor(facts) ? ['DELIVERED_TO_USER_WAREHOUSE'] : [];
  const isSettled = ({ status }: ParcelRow) => KEPT.includes(status) || status === 'RETURNED';
  if (!restIsPaidBack(facts) || !parcels.every(isSettled)) {
    return parcels.some(({ status }) => KEPT.includes(status)) ? ['PARTLY_STOCKED_IN'] : [];
  }
  return parcels.every(({ status }) => ENDED.includes(status))
    ? ['STOCKED_IN', 'COMPLETED']
    : ['STOCKED_IN'];
}

/** The status of each line, by its id: that of its slowest piece; a line that is not sent yet keeps its own. */
export function itemStatuses(facts: OrderFacts): Map<string, PurchaseOrderItemStatus> {
  const left = piecesLeft(facts);
  const parcels = new Map(facts.parcels.map((parcel) => [parcel.id, parcel]));
  return new Map(
    facts.items.map((item) => {
      const waits = (left.get(item.id) ?? 0) > 0 && !restIsPaidBack(facts);
      const ways = facts.contents
        .filter(({ orderItemId }) => orderItemId === item.id)
        .flatMap(({ parcelId }) => parcels.get(parcelId) ?? [])
        .map(wayOf);
      const slowest = SLOWEST_FIRST.find((status) => ways.includes(status));
      return [item.id, waits ? item.status : (slowest ?? 'REFUNDED')];
    }),
  );
}

/** Whether the shopper's own warehouse has all that is to come. */
function isSignedFor(facts: OrderFacts): boolean {
  const signed = facts.parcels.filter(({ status }) => status === 'DOMESTIC_SIGNED');
  const back = facts.parcels.filter(({ status }) => status === 'RETURNED');
  return (
    restIsPaidBack(facts) &&
    signed.length > 0 &&
    signed.length + back.length === facts.parcels.length
  );
}

/** Whether nothing is left of what was paid. */
function isPaidBack({ leftFen, refunds }: OrderFacts): boolean {
  return leftFen === 0 && refunds.some(({ status }) => status === 'SUCCEEDED');
}

/** Whether nothing is to be sent any more: what is in no parcel was paid back. */
function restIsPaidBack(facts: OrderFacts): boolean {
  const left = piecesLeft(facts);
  const rest = facts.items.filter(({ id }) => (left.get(id) ?? 0) > 0);
  const restFen = rest.reduce((sum, { id, priceFen }) => sum + priceFen * (left.get(id) ?? 0), 0);
  const paidBack = facts.refunds
    .filter(({ parcelId, status }) => parcelId === null && status === 'SUCCEEDED')
    .filter(({ reason }) => NEVER_SENT.includes(reason));
  const paidBackFen = paidBack.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return rest.length === 0 || isPaidBack(facts) || (paidBack.length > 0 && restFen <= paidBackFen);
}

/** How far the pieces in a parcel are. */
function wayOf({ status, signedAt }: ParcelRow): PurchaseOrderItemStatus {
  switch (status) {
    case 'AWAITING_SHIPMENT':
    case 'IN_DOMESTIC_TRANSIT':
      return 'SELLER_SHIPPED';
    case 'DOMESTIC_SIGNED':
    case 'INBOUND_CHECKING':
    case 'QC_FAILED':
      return 'ARRIVED';
    case 'EXCEPTION':
      return signedAt === null ? 'SELLER_SHIPPED' : 'ARRIVED';
    case 'STOCKED_IN':
    case 'LOCKED_FOR_TRANSIT':
    case 'STORAGE_EXPIRED':
    case 'ABANDONED':
      return 'STOCKED_IN';
    case 'SHIPPED_OUT':
    case 'FINISHED':
      return 'SHIPPED_OUT';
    case 'RETURNING':
    case 'RETURNED':
      return status;
  }
}
