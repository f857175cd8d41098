import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { PurchaseOrderItemStatus } from '../../../contract/values/orders/order-statuses.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { ParcelContent, ParcelRow } from '../parcel/records.ts';
import type { PaymentRow } from '../payment/payments.ts';
import type { RefundRow } from '../refund/records.ts';
import type { OrderItemRow, OrderRow } from './order-view.ts';
import type { PurchaseOrderEvent } from './purchase-order-states.ts';

/**
 * The facts on which the functions of this file depend; they use no database and no clock. Each item of a
 * line is in a parcel or was not sent. An item in a parcel is settled when the parcel was stocked in or
 * returned. An item that was not sent is settled when it was refunded.
 */
export type OrderFacts = {
  order: OrderRow;
  items: readonly OrderItemRow[];
  parcels: readonly ParcelRow[];
  contents: readonly ParcelContent[];
  refunds: readonly RefundRow[];
  /** The order's payments without those for the storage of its parcels. */
  orderPayments: readonly PaymentRow[];
  /** The sum of `orderPayments` that was paid and is not refunded, in fen. */
  unrefundedFen: number;
};

/** The statuses of parcels that are or were in stock. */
const STOCKED: readonly PurchaseParcelStatus[] = [
  'STOCKED_IN',
  'OBJECTED',
  'LOCKED_FOR_TRANSIT',
  'SHIPPED_OUT',
  'FINISHED',
  'STORAGE_EXPIRED',
  'ABANDONED',
];
/** The final statuses of parcels. */
const ENDED: readonly PurchaseParcelStatus[] = ['FINISHED', 'RETURNED', 'ABANDONED'];

/** If the pieces of a line differ in status, the line has the first of these that a piece has. */
const SLOWEST_FIRST: readonly PurchaseOrderItemStatus[] = [
  'SELLER_SHIPPED',
  'ARRIVED',
  'EXCHANGING',
  'RETURNING',
  'STOCKED_IN',
  'SHIPPED_OUT',
  'RETURNED',
];

/** The reasons of refunds for pieces that the seller does not send. */
const UNSENT_REASONS: readonly RefundReason[] = ['OUT_OF_STOCK', 'SELLER_REFUSED'];

/** How many items of each line are in no parcel and may still come, by the line's id. */
export function piecesLeft({
  items,
  contents,
}: Pick<OrderFacts, 'items' | 'contents'>): Map<string, number> {
  return new Map(
    items.map(({ id, quantity, missing }) => {
      const sent = contents.filter(({ orderItemId }) => orderItemId === id);
      return [id, quantity - missing - sent.reduce((sum, content) => sum + content.quantity, 0)];
    }),
  );
}

/** The parcels that have goods: not those whose goods are in another one now. */
const filledParcels = ({ parcels }: OrderFacts): ParcelRow[] =>
  parcels.filter(({ status }) => status !== 'MERGED');

/** The facts as they are when this refund is paid. */
export function withRefund(facts: OrderFacts, refund: RefundRow): OrderFacts {
  const others = facts.refunds.filter(({ id }) => id !== refund.id);
  const unrefundedFen = Math.max(facts.unrefundedFen - refund.amountFen, 0);
  return { ...facts, refunds: [...others, refund], unrefundedFen };
}

/** Whether every piece was returned, lost or not sent, and was refunded. */
export function everythingCameBack(facts: OrderFacts): boolean {
  const isReturnRejected = facts.refunds.some(
    ({ parcelId, status }) => parcelId && status === 'REJECTED',
  );
  return (
    (!isReturnRejected || isFullyRefunded(facts)) &&
    isRestRefunded(facts) &&
    facts.parcels.length > 0 &&
    filledParcels(facts).every(({ status }) => status === 'RETURNED')
  );
}

/** The events that an order should have had by now, in sequence, including those it already had. */
export function dueEvents(facts: OrderFacts): PurchaseOrderEvent[] {
  const { order } = facts;
  const parcels = filledParcels(facts);
  if (everythingCameBack(facts)) return ['FULLY_REFUNDED', 'STOCKED_IN', 'COMPLETED'];
  if (order.userWarehouseId) return isSignedFor(facts) ? ['DELIVERED_TO_USER_WAREHOUSE'] : [];
  const isSettled = ({ status }: ParcelRow) => STOCKED.includes(status) || status === 'RETURNED';
  if (!isRestRefunded(facts) || !parcels.every(isSettled)) {
    return parcels.some(({ status }) => STOCKED.includes(status)) ? ['PARTLY_STOCKED_IN'] : [];
  }
  return parcels.every(({ status }) => ENDED.includes(status))
    ? ['STOCKED_IN', 'COMPLETED']
    : ['STOCKED_IN'];
}

/**
 * The status of each line, by the line's id: the status of its slowest item. A line with items that are
 * still to be sent keeps its status.
 */
export function itemStatuses(facts: OrderFacts): Map<string, PurchaseOrderItemStatus> {
  const leftByItem = piecesLeft(facts);
  const parcels = new Map(facts.parcels.map((parcel) => [parcel.id, parcel]));
  return new Map(
    facts.items.map((item) => {
      const isWaiting = (leftByItem.get(item.id) ?? 0) > 0 && !isRestRefunded(facts);
      const pieces = facts.contents
        .filter(({ orderItemId }) => orderItemId === item.id)
        .flatMap(({ parcelId }) => parcels.get(parcelId) ?? [])
        .map(pieceStatus);
      const slowest = SLOWEST_FIRST.find((status) => pieces.includes(status));
      const nothingCame = item.missing > 0 ? 'OUT_OF_STOCK' : 'REFUNDED';
      return [item.id, isWaiting ? item.status : (slowest ?? nothingCame)];
    }),
  );
}

/** Whether the shopper's own warehouse has everything that was not returned or refunded. */
function isSignedFor(facts: OrderFacts): boolean {
  const signed = facts.parcels.filter(({ status }) => status === 'DOMESTIC_SIGNED');
  const returned = facts.parcels.filter(({ status }) => status === 'RETURNED');
  return (
    isRestRefunded(facts) &&
    signed.length > 0 &&
    signed.length + returned.length === facts.parcels.length
  );
}

/** Whether everything that was paid was refunded. */
function isFullyRefunded({ unrefundedFen, refunds }: OrderFacts): boolean {
  return unrefundedFen === 0 && refunds.some(({ status }) => status === 'SUCCEEDED');
}

/** Whether the items that are in no parcel were refunded, so that nothing more will be sent. */
function isRestRefunded(facts: OrderFacts): boolean {
  const left = piecesLeft(facts);
  const rest = facts.items.filter(({ id }) => (left.get(id) ?? 0) > 0);
  // The refunds are also those for the missing pieces.
  const restFen = facts.items.reduce(
    (sum, { id, priceFen, missing }) => sum + priceFen * ((left.get(id) ?? 0) + missing),
    0,
  );
  const unsentRefunds = facts.refunds
    .filter(({ parcelId, status }) => parcelId === null && status === 'SUCCEEDED')
    .filter(({ reason }) => UNSENT_REASONS.includes(reason));
  const refundedFen = unsentRefunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (rest.length === 0 || isFullyRefunded(facts)) return true;
  return unsentRefunds.length > 0 && restFen <= refundedFen;
}

/** The status of the pieces in a parcel, as a status of lines. */
function pieceStatus({ status, signedAt }: ParcelRow): PurchaseOrderItemStatus {
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
    case 'OBJECTED':
    case 'LOCKED_FOR_TRANSIT':
    case 'STORAGE_EXPIRED':
    case 'ABANDONED':
      return 'STOCKED_IN';
    case 'SHIPPED_OUT':
    case 'FINISHED':
      return 'SHIPPED_OUT';
    case 'EXCHANGING':
    case 'RETURNING':
    case 'RETURNED':
      return status;
    case 'WITHDRAWN':
      throw new Error('only a parcel without an order is withdrawn');
    case 'MERGED':
      throw new Error('a merged parcel has no pieces');
  }
}
