import type * as v from 'valibot';
import * as account from './calls/account.ts';
import * as addresses from './calls/addresses.ts';
import * as cart from './calls/cart.ts';
import * as catalogue from './calls/catalogue.ts';
import * as content from './calls/content.ts';
import * as deposits from './calls/deposits.ts';
import { feedback } from './calls/feedback.ts';
import * as orders from './calls/orders.ts';
import { shopperData } from './calls/own-data.ts';
import { objection, parcelPhoto } from './calls/parcel-checks.ts';
import * as parcels from './calls/parcels.ts';
import { payment } from './calls/payments.ts';
import { refund } from './calls/refunds.ts';
import * as services from './calls/services.ts';
import * as site from './calls/site.ts';
import * as transit from './calls/transit.ts';
import { uploadToken } from './calls/uploads.ts';
import * as user from './calls/user.ts';
import * as withdrawals from './calls/withdrawals.ts';
import { errorBody, fieldError } from './errors.ts';
import { OPS_COMPONENTS } from './ops/desk/components.ts';
import * as fields from './values/fields.ts';
import { goodsRuleHit } from './values/goods/goods-rules.ts';
import * as product from './values/goods/product.ts';
import { GOODS_CLASSES, PRICE_MODES, PRODUCT_PLATFORMS } from './values/goods/product-kinds.ts';
import { doorEstimate } from './values/money/door.ts';
import { cny } from './values/money/money.ts';
import * as moneyKinds from './values/money/money-kinds.ts';
import { rateSnapshot } from './values/money/rate.ts';
import { REFUND_REASONS, REFUND_STATUSES } from './values/money/refund-statuses.ts';
import * as orderStatuses from './values/orders/order-statuses.ts';
import { stepDays } from './values/orders/step-days.ts';
import { timelineEvent } from './values/orders/timeline.ts';
import { MONEY_KINDS, PROPOSAL_STATES } from './values/people/proposals.ts';
import { LOCALES } from './values/shop/locales.ts';
import { ARTICLE_TYPES, WAREHOUSE_REGIONS } from './values/shop/site-kinds.ts';
import { tenantSettings } from './values/shop/tenant-record.ts';
import * as parcelStatuses from './values/warehouse/parcel-statuses.ts';
import * as transitStatuses from './values/warehouse/transit-statuses.ts';

type Named = Record<string, readonly [schema: v.GenericSchema<unknown, unknown>, about: string]>;

/**
 * The schemas that have a name in the API's description, each with a sentence about it. The sentences
 * are not in the schemas, because browsers load the schemas.
 */
export const COMPONENTS = {
  ...OPS_COMPONENTS,
  Id: [fields.id, 'The id of a record.'],
  Number: [fields.documentNo, 'The number of an order, parcel, payment and so on.'],
  Cny: [cny, 'An amount of CNY with two decimals.'],
  TypedAmount: [fields.typedAmount, 'An amount of CNY as people type it: `200`, `19.9`, `19,9`.'],
  Email: [fields.email, 'An e-mail address. It is stored in lower case.'],
  Password: [fields.password, 'A login password. Common ones are refused.'],
  PayPassword: [fields.payPassword, 'The six digits that confirm a payment.'],
  EmailCode: [fields.emailCode, 'A mailed code of six digits.'],
  Phone: [fields.phone, 'E.164. Spaces, dashes and parentheses are dropped.'],
  TrackingNo: [
    fields.trackingNo,
    'The tracking number of a carrier in China. Spaces and dashes are dropped.',
  ],
  Country: [fields.country, 'A two-letter country code in lower case.'],
  Quantity: [fields.quantity, 'A number of pieces.'],
  UploadKey: [fields.uploadKey, 'The key of an uploaded file, as issued by `getUploadToken`.'],
  Ok: [fields.ok, 'The call has done what it says.'],
  Error: [
    errorBody,
    'The body of every failed answer. `message` is in the language of the request.',
  ],
  FieldError: [fieldError, 'An invalid field. `field` is its path with dots: `items.0.quantity`.'],
  RateSnapshot: [rateSnapshot, 'The exchange rate that is stored with an order.'],
  ShopperData: [shopperData, 'All that is stored about a shopper.'],
  StepDays: [stepDays, 'How many days the steps of an order take, as the shop promises it.'],
  TimelineEvent: [timelineEvent, 'An entry in the history of an order, parcel or transit order.'],

  Tenant: [site.tenant, 'The shop at this host, in the language of the request.'],
  TenantPreference: [tenantSettings.tenantPreference, 'What the shop shows and sells.'],
  ExchangeInfo: [site.exchangeInfo, 'The value of 1 CNY in the tenant’s currency.'],
  Warehouse: [site.warehouse, 'A warehouse of the tenant.'],
  District: [site.district, 'A first-level district of a country.'],
  FreightBill: [site.freightBill, 'An itemised freight bill. Weights are grams.'],
  EstimatedBill: [transit.estimatedBill, 'The freight bill of a shipment as it was estimated.'],
  TransitOption: [site.transitOption, 'A way to forward parcels, with an estimate for a weight.'],

  Profile: [user.profile, 'The signed-in shopper.'],
  SignedIn: [user.signedIn, 'A new session. A browser gets its token as a cookie instead.'],
  Address: [addresses.address, 'A delivery address.'],
  BillingAddress: [addresses.billingAddress, 'A billing address.'],
  UserWarehouse: [addresses.userWarehouse, 'The shopper’s own delivery address in China.'],

  ProductAttribute: [
    product.productAttribute,
    'An attribute, in the seller’s language and in the reader’s.',
  ],
  ProductSku: [product.productSku, 'A variant of a product.'],
  PriceStep: [product.priceStep, 'The price of a piece from `startQuantity` pieces on.'],
  ShopSummary: [product.shopSummary, 'A seller’s shop at a marketplace.'],
  ProductCard: [product.productCard, 'What a list shows of a product.'],
  GoodsRuleHit: [goodsRuleHit, 'What a shopper is told by a rule about goods.'],
  Product: [product.product, 'A product of a marketplace.'],
  Category: [catalogue.category, 'A category with its children.'],
  Facet: [catalogue.facet, 'A choice to narrow a search, with its number of hits.'],
  SearchFacets: [catalogue.searchFacets, 'The choices to narrow a search.'],
  SearchResult: [catalogue.searchResult, 'A page of hits.'],

  CartItem: [cart.cartItem, 'A variant in the cart, at its current price.'],
  CartShop: [cart.cartShop, 'The items of one shop.'],
  Cart: [cart.cart, 'The cart by shop.'],
  Quote: [cart.quote, 'The cost of an order now: goods, domestic freight and service fee.'],

  DoorEstimate: [
    doorEstimate,
    'What goods cost at the shopper’s door, before they are weighed, by each way home.',
  ],

  ParcelPhoto: [parcelPhoto, 'A photo that the warehouse has taken.'],
  Objection: [objection, 'What a shopper asked for goods that don’t look right.'],

  Payment: [payment, 'A payment of an order.'],
  Refund: [refund, 'A refund to the balance.'],
  PurchaseOrderItem: [orders.purchaseOrderItem, 'A line of an order.'],
  PurchaseOrderSummary: [orders.purchaseOrderSummary, 'What a list shows of a purchase order.'],
  PurchaseOrder: [orders.purchaseOrder, 'A purchase order at one shop, with its history.'],
  ParcelItem: [parcels.parcelItem, 'Pieces of one kind that are in a parcel.'],
  PurchaseParcel: [
    parcels.purchaseParcel,
    'A parcel to a warehouse, from a seller or announced by the shopper, and its storage.',
  ],
  GoodsService: [services.goodsService, 'A service that can be asked for, with its price.'],
  ServiceWish: [services.serviceWish, 'A service that a shopper asks for, and pays.'],
  ServiceRequest: [services.serviceRequest, 'A service that a shopper has paid for.'],
  PurchaseParcelDetail: [parcels.purchaseParcelDetail, 'A parcel with its history.'],
  TraceEvent: [transit.traceEvent, 'A tracking event of the carrier.'],
  TransitOrderSummary: [transit.transitOrderSummary, 'What a list shows of a transit order.'],
  TransitOrder: [transit.transitOrder, 'Parcels that are packed and forwarded together.'],
  TransitQuote: [transit.transitQuote, 'What forwarding costs, by each option.'],

  UserAccount: [account.userAccount, 'The balance.'],
  AccountTransaction: [account.accountTransaction, 'A line of the statement.'],
  TransactionGoods: [
    account.transactionGoods,
    'The first item of what a line of the statement is about, and how many other items there are.',
  ],
  TransactionDetail: [account.transactionDetail, 'A line with its ledger entries.'],
  TransactionSummary: [account.transactionSummary, 'Money in and out during a period.'],
  DepositChannel: [deposits.depositChannel, 'A way to top up.'],
  PayCode: [deposits.payCode, 'The QR code that a wallet app scans.'],
  Deposit: [deposits.deposit, 'A top-up. `payAmount` is what is transferred, fee included.'],
  Withdrawal: [withdrawals.withdrawal, 'A withdrawal from the balance.'],
  WithdrawalTerms: [withdrawals.withdrawalTerms, 'Fee and limits of a withdrawal.'],

  Article: [content.article, 'An article of the tenant.'],
  ProductGroup: [content.productGroup, 'Products under a name.'],
  Notification: [content.notification, 'A message to the shopper.'],
  Feedback: [feedback, 'What a shopper says, and the answer.'],
  UploadToken: [uploadToken, 'The form fields with which a file is posted to the bucket.'],
} as const satisfies Named;

/** The enumerations that have a name, by the list of their values. */
export const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  Platform: PRODUCT_PLATFORMS,
  PriceMode: PRICE_MODES,
  GoodsClass: GOODS_CLASSES,
  Locale: LOCALES,
  ArticleType: ARTICLE_TYPES,
  WarehouseRegion: WAREHOUSE_REGIONS,
  OrderType: orderStatuses.ORDER_TYPES,
  PayableType: orderStatuses.PAYABLE_TYPES,
  PurchaseOrderStatus: orderStatuses.PURCHASE_ORDER_STATUSES,
  PurchaseOrderItemStatus: orderStatuses.PURCHASE_ORDER_ITEM_STATUSES,
  OrderRefundStatus: orderStatuses.ORDER_REFUND_STATUSES,
  CloseReason: orderStatuses.CLOSE_REASONS,
  PurchaseParcelStatus: parcelStatuses.PURCHASE_PARCEL_STATUSES,
  DomesticTraceStatus: parcelStatuses.DOMESTIC_TRACE_STATUSES,
  QcStatus: parcelStatuses.QC_STATUSES,
  QcIssue: parcelStatuses.QC_ISSUES,
  ParcelException: parcelStatuses.PARCEL_EXCEPTIONS,
  RefundStatus: REFUND_STATUSES,
  RefundReason: REFUND_REASONS,
  TransitOrderStatus: transitStatuses.TRANSIT_ORDER_STATUSES,
  TransitChargeMode: transitStatuses.TRANSIT_CHARGE_MODES,
  TraceStatus: transitStatuses.TRACE_STATUSES,
  PaymentType: moneyKinds.PAYMENT_TYPES,
  PaymentStatus: moneyKinds.PAYMENT_STATUSES,
  DepositStatus: moneyKinds.DEPOSIT_STATUSES,
  DepositChannelType: moneyKinds.DEPOSIT_CHANNEL_TYPES,
  WithdrawalStatus: moneyKinds.WITHDRAWAL_STATUSES,
  AccountTransactionType: moneyKinds.ACCOUNT_TRANSACTION_TYPES,
  ProposalState: PROPOSAL_STATES,
  MoneyKind: MONEY_KINDS,
};
