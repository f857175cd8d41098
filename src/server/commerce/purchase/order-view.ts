import type { PurchaseOrderSummary } from '../../../contract/calls/orders.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { pageLinkOf } from '../base/page-link.ts';
import type { Scope } from '../base/scope.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { refundableFen, withoutExtras } from '../payment/refundable.ts';
import { viewRate } from '../rates/exchange-rates.ts';
import type { RefundRow } from '../refund/records.ts';
import { promisedFen } from '../refund/records.ts';
import { shopperActions } from './purchase-order-states.ts';

export type OrderRow = typeof purchaseOrders.$inferSelect;
export type OrderItemRow = typeof purchaseOrderItems.$inferSelect;

/** The statuses from the payment on until goods are in the warehouse. */
const SERVICE_STATUSES: readonly OrderRow['status'][] = [
  'PAID',
  'PURCHASING',
  'AWAITING_CONFIRMATION',
  'PURCHASED',
  'SELLER_SHIPPED',
];

/**
 * Whether a shopper may request services for an order: while its goods are on their way to the tenant's
 * warehouse.
 */
export const takesServices = ({
  status,
  warehouseId,
}: Pick<OrderRow, 'status' | 'warehouseId'>): boolean =>
  SERVICE_STATUSES.includes(status) && warehouseId !== null;

/** How many items of an order will come: all that are not reported missing. */
export const piecesOf = (items: readonly Pick<OrderItemRow, 'quantity' | 'missing'>[]): number =>
  items.reduce((sum, { quantity, missing }) => sum + quantity - missing, 0);

/** The facts that, besides the status, decide what a shopper may do with an order. */
type ActionFacts = {
  /** The unpaid payment, if there is one; never one for the storage of a parcel. */
  due?: Pick<PaymentRow, 'paymentNo' | 'expiresAt'>;
  /** Whether a refund request is undecided. */
  refundOpen?: boolean;
  /** The statuses that its parcels have. */
  parcels?: ReadonlySet<PurchaseParcelStatus>;
  /** Whether some of what was paid is neither refunded nor in an open refund. */
  refundable?: boolean;
};

/** The `ActionFacts` of an order, from all of its payments and refunds. */
export function actionFactsOf(
  orderPayments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): ActionFacts {
  const payments = withoutExtras(orderPayments);
  return {
    due: payments.find(({ status }) => status === 'UNPAID'),
    refundOpen: hasUndecidedRefund(refunds),
    refundable: refundableFen(payments) > promisedFen(refunds),
  };
}

/** Whether one of an order's refunds is a request that is not decided. */
export function hasUndecidedRefund(refunds: readonly RefundRow[]): boolean {
  return refunds.some(({ status }) => status === 'REQUESTED');
}

/** An order as in the contract's lists. */
export function viewOrder(
  scope: Scope,
  row: OrderRow,
  items: readonly OrderItemRow[],
  { due, parcels, ...refunds }: ActionFacts,
): PurchaseOrderSummary {
  return {
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    closeReason: row.closeReason ?? undefined,
    refundStatus: row.refundStatus,
    platform: row.platform,
    shopName: row.shopName,
    shopNameTrans: row.shopNameTrans,
    items: items.map((item) => viewItem(scope, item)),
    goods: fromFen(row.goodsFen),
    domesticFreight: fromFen(row.domesticFreightFen),
    serviceFee: fromFen(row.serviceFeeFen),
    total: fromFen(row.totalFen),
    rate: viewRate(row),
    paymentNo: due?.paymentNo,
    createdAt: iso(row.createdAt),
    shippable: parcels?.has('STOCKED_IN') ?? false,
    inShipment: parcels?.has('LOCKED_FOR_TRANSIT') ?? false,
    expiresAt: isoOrNone(due?.expiresAt),
    actions: shopperActions(row.status, refunds),
  };
}

function viewItem(scope: Scope, item: OrderItemRow): PurchaseOrderSummary['items'][number] {
  return {
    id: item.id,
    productId: item.productId,
    productUrl: item.productUrl,
    link: pageLinkOf(scope, item.productUrl),
    productSkuId: item.skuId,
    title: item.title,
    titleTrans: item.titleTrans,
    titleLanguage: item.titleLanguage ?? undefined,
    image: item.image,
    attributes: item.attributes,
    quantity: item.quantity,
    price: fromFen(item.priceFen),
    amount: fromFen(item.priceFen * item.quantity),
    message: item.message,
    status: item.status,
  };
}
