import { fromFen } from '../../../contract/money.ts';
import type { PurchaseOrderSummary } from '../../../contract/orders.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import type { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders.ts';
import { iso } from '../moment.ts';
import type { Scope } from '../scope.ts';
import { shopperActions } from './purchase-order-states.ts';

export type OrderRow = typeof purchaseOrders.$inferSelect;
export type OrderItemRow = typeof purchaseOrderItems.$inferSelect;

/** An order as the contract's lists write it. `paymentNo` is that of its open payment. */
export function viewOrder(
  scope: Scope,
  row: OrderRow,
  items: readonly OrderItemRow[],
  paymentNo: string | undefined,
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
    rate: {
      baseCurrency: 'CNY',
      currency: row.currency,
      rate: row.rate,
      source: row.rateSource,
      fetchedAt: iso(row.rateFetchedAt),
    },
    paymentNo,
    createdAt: iso(row.createdAt),
    expiresAt: row.status === 'PENDING_PAYMENT' ? iso(row.expiresAt) : undefined,
    actions: shopperActions(row.status),
  };
}

function viewItem(scope: Scope, item: OrderItemRow): PurchaseOrderSummary['items'][number] {
  return {
    id: item.id,
    productId: item.productId,
    productUrl: item.productUrl,
    link: sealProductUrl(scope.keys, item.productUrl),
    productSkuId: item.skuId,
    title: item.title,
    titleTrans: item.titleTrans,
    image: item.image,
    attributes: item.attributes,
    quantity: item.quantity,
    price: fromFen(item.priceFen),
    amount: fromFen(item.priceFen * item.quantity),
    message: item.message,
    status: item.status,
  };
}
