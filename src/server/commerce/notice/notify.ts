import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReversalKind } from '../../../contract/values/money/provider-kinds.ts';
import type { CloseReason } from '../../../contract/values/orders/order-statuses.ts';
import type { NotificationType } from '../../../contract/values/people/notification-types.ts';
import { orderPage } from '../../../site/order-page.ts';
import { productHref } from '../../../site/product-href.ts';
import { newId } from '../../crypto/random.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';

type OfOrder = { orderNo: string };
/** `orderNo` is `''` for a parcel that the shopper announced. */
type OfParcel = { parcelNo: string; orderNo: string };
type OfGoods = { orderNo: string; parcelNo?: string; number: string };
type OfTransit = { transitNo: string };
type OfProduct = { title: string; link: string; amount: string };

/** The notifications that commerce sends, with the arguments of their messages `notification.<type>`. Amounts are decimal strings of CNY. */
type Parameters = {
  ORDER_PAID: OfOrder & { amount: string };
  ORDER_CLOSED: OfOrder & { reason: CloseReason };
  ORDER_BOUGHT: OfOrder;
  NEED_CONFIRMATION: OfOrder & { text: string };
  SUPPLEMENT_REQUIRED: OfOrder & { amount: string; text: string };
  /** In the types of a refund, `REFUND_…`, `orderNo` may be the number of a transit order. */
  REFUND_DONE: OfOrder & { amount: string };
  REFUND_REJECTED: OfOrder & { reason: string };
  REFUND_ANSWERED: OfOrder & { text: string };
  /** `text` may be empty. */
  REFUND_AGREED: OfOrder & { amount: string; text: string };
  PARCEL_SIGNED: OfParcel;
  PARCEL_STOCKED_IN: OfParcel & { weightG: string };
  /** `issue` is a QcIssue. */
  QC_ISSUE: OfParcel & { issue: string };
  PARCEL_RETURNED: OfParcel;
  /** The reply to a shopper's request for goods that don't look right; `text` may be empty. */
  EXCHANGE_AGREED: OfParcel & { text: string };
  RETURN_AGREED: OfParcel & { text: string };
  OBJECTION_REFUSED: OfParcel & { text: string };
  PARCEL_EXCEPTION: OfParcel & { text: string };
  STORAGE_EXPIRING: OfParcel & { days: string };
  /** `days`: in which it could be extended. */
  STORAGE_EXPIRED: OfParcel & { days: string };
  PARCEL_ABANDONED: OfParcel & { days: string };
  TRANSIT_PACKED: OfTransit & { weightG: string };
  TRANSIT_PAYMENT_DUE: OfTransit & { amount: string };
  TRANSIT_SHIPPED: OfTransit & { carrier: string; trackingNo: string };
  READY_FOR_PICKUP: OfTransit & { code: string };
  DELIVERED: OfTransit;
  /** Goods of a purchase order, at the shopper's own warehouse. */
  DELIVERED_TO_WAREHOUSE: OfOrder;
  TRANSIT_CLOSED: OfTransit;
  TRANSIT_EXCEPTION: OfTransit & { text: string };
  DEPOSIT_CREDITED: { depositNo: string; amount: string };
  DEPOSIT_REJECTED: { depositNo: string; amount: string; reason: string };
  /** Money of a credited top-up went back to its payer: by a refund of ours, or because a bank took it. */
  DEPOSIT_REVERSED: { depositNo: string; amount: string; kind: ReversalKind };
  DEPOSIT_RETURNED: { depositNo: string; amount: string };
  WITHDRAWAL_DONE: { withdrawalNo: string; amount: string };
  WITHDRAWAL_REJECTED: { withdrawalNo: string; amount: string; reason: string };
  /** About a service for a parcel or an order, by the `number` of that. */
  SERVICE_DONE: OfGoods & { text: string };
  SERVICE_REFUSED: OfGoods & { amount?: string; text: string };
  FEEDBACK_ANSWERED: { text: string };
  /**
   * About a favourite, by its `title` and the encrypted `link` of its page. `from` is the earlier price.
   */
  PRICE_FELL: OfProduct & { from: string };
  BACK_ON_SALE: OfProduct;
};

/** The types that are also mailed. */
const MAILED: ReadonlySet<NotificationType> = new Set<NotificationType>([
  'ORDER_PAID',
  'NEED_CONFIRMATION',
  'SUPPLEMENT_REQUIRED',
  'PARCEL_STOCKED_IN',
  'QC_ISSUE',
  'PARCEL_EXCEPTION',
  'EXCHANGE_AGREED',
  'RETURN_AGREED',
  'OBJECTION_REFUSED',
  'STORAGE_EXPIRING',
  'STORAGE_EXPIRED',
  'PARCEL_ABANDONED',
  'TRANSIT_PAYMENT_DUE',
  'TRANSIT_SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'DELIVERED_TO_WAREHOUSE',
  'TRANSIT_EXCEPTION',
  'REFUND_DONE',
  'REFUND_REJECTED',
  'REFUND_ANSWERED',
  'REFUND_AGREED',
  'DEPOSIT_CREDITED',
  'DEPOSIT_REJECTED',
  'DEPOSIT_REVERSED',
  'DEPOSIT_RETURNED',
  'WITHDRAWAL_DONE',
  'WITHDRAWAL_REJECTED',
  'SERVICE_DONE',
  'SERVICE_REFUSED',
  'FEEDBACK_ANSWERED',
  'PRICE_FELL',
  'BACK_ON_SALE',
]);

/**
 * The statement that writes a notification to a shopper, for the batch of the change that it is
 * about. The timer mails the types in `MAILED`.
 */
export function notify<T extends keyof Parameters>(
  db: Database,
  to: { tenantId: string; userId: string; at: number },
  type: T,
  parameters: Parameters[T],
): Statement {
  const { tenantId, userId, at } = to;
  return db.insert(notifications).values({
    id: newId(at),
    tenantId,
    userId,
    type,
    parameters,
    link: pageOf(parameters),
    createdAt: at,
    mail: MAILED.has(type) ? 'PENDING' : 'NONE',
    push: pendingIfSubscribed(db, to),
  });
}

/** Whether a notification is to be sent to browsers: if the shopper has subscribed one. */
export function pendingIfSubscribed(
  db: Database,
  { tenantId, userId }: { tenantId: string; userId: string },
): SQL<'NONE' | 'PENDING'> {
  const browsers = db
    .select({ one: sql`1` })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.tenantId, tenantId), eq(pushSubscriptions.userId, userId)));
  return sql`case when exists ${browsers} then 'PENDING' else 'NONE' end`;
}

/** The page that a notification links to. */
function pageOf(parameters: Parameters[keyof Parameters]): string {
  if ('parcelNo' in parameters) return `/my/in-stock-items/${parameters.parcelNo}`;
  if ('transitNo' in parameters) return orderPage(parameters.transitNo);
  if ('orderNo' in parameters) return orderPage(parameters.orderNo);
  if ('depositNo' in parameters) return `/my/balance/deposit/${parameters.depositNo}`;
  if ('withdrawalNo' in parameters) return '/my/balance/withdraw';
  if ('link' in parameters) return productHref(parameters.link);
  return '/my/message?tab=feedback';
}
