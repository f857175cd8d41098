import { accountEndpoints } from './calls/account.ts';
import { addressEndpoints } from './calls/addresses.ts';
import { cartEndpoints } from './calls/cart.ts';
import { productEndpoints } from './calls/catalogue.ts';
import { contentEndpoints } from './calls/content.ts';
import { depositEndpoints } from './calls/deposits.ts';
import { doorEndpoints } from './calls/door.ts';
import { favouriteEndpoints } from './calls/favourites.ts';
import { feedbackEndpoints } from './calls/feedback.ts';
import { noticeEndpoints } from './calls/notices.ts';
import { orderEndpoints } from './calls/orders.ts';
import { overviewEndpoints } from './calls/overview.ts';
import { ownDataEndpoints } from './calls/own-data.ts';
import { parcelEndpoints } from './calls/parcels.ts';
import { paymentEndpoints } from './calls/payments.ts';
import { refundEndpoints } from './calls/refunds.ts';
import { serviceEndpoints } from './calls/services.ts';
import { sessionEndpoints } from './calls/sessions.ts';
import { signInEndpoints } from './calls/sign-in.ts';
import { siteEndpoints } from './calls/site.ts';
import { transitEndpoints } from './calls/transit.ts';
import { uploadEndpoints } from './calls/uploads.ts';
import { userEndpoints } from './calls/user.ts';
import { withdrawalEndpoints } from './calls/withdrawals.ts';
import type { Endpoint, EndpointInput, EndpointOutput, HandlerInput } from './endpoint.ts';
import { opsJobEndpoints } from './ops/desk/jobs.ts';
import { opsSavedViewEndpoints } from './ops/desk/saved-views.ts';
import { opsSystemEndpoints } from './ops/desk/system.ts';
import { opsViewEndpoints } from './ops/desk/views.ts';
import { opsWorkEndpoints } from './ops/desk/work.ts';
import { opsBankEndpoints } from './ops/money/bank.ts';
import { opsBankFileEndpoints } from './ops/money/bank-files.ts';
import { opsBankOutgoingEndpoints } from './ops/money/bank-outgoing.ts';
import { opsBankReturnEndpoints } from './ops/money/bank-returns.ts';
import { opsBooksEndpoints } from './ops/money/books.ts';
import { opsChannelEndpoints } from './ops/money/channels.ts';
import { opsMoneyEndpoints } from './ops/money/money.ts';
import { opsPayoutEndpoints } from './ops/money/payouts.ts';
import { opsProviderPaymentEndpoints } from './ops/money/provider-payments.ts';
import { opsProviderPayoutEndpoints } from './ops/money/provider-payouts.ts';
import { opsRateEndpoints } from './ops/money/rates.ts';
import { opsReportEndpoints } from './ops/money/reports.ts';
import { opsBuyingEndpoints } from './ops/orders/buying.ts';
import { opsCorrectionEndpoints } from './ops/orders/corrections.ts';
import { opsNoteEndpoints } from './ops/orders/notes.ts';
import { opsPastingEndpoints } from './ops/orders/pasting.ts';
import { opsPurchaseEndpoints } from './ops/orders/purchase.ts';
import { opsSearchEndpoints } from './ops/orders/search.ts';
import { opsServiceEndpoints } from './ops/orders/services.ts';
import { opsShopperEndpoints } from './ops/orders/shoppers.ts';
import { opsTicketEndpoints } from './ops/orders/tickets.ts';
import { opsApprovalEndpoints } from './ops/people/approvals.ts';
import { opsAuditEndpoints } from './ops/people/audit.ts';
import { opsOwnAccountEndpoints } from './ops/people/own-account.ts';
import { opsPasskeyEndpoints } from './ops/people/passkeys.ts';
import { opsPeopleEndpoints } from './ops/people/people.ts';
import { opsRoleEndpoints } from './ops/people/roles.ts';
import { opsStationEndpoints } from './ops/people/stations.ts';
import { opsGoodsRuleEndpoints } from './ops/shop/goods-rules.ts';
import { opsOwnProductEndpoints } from './ops/shop/own-products.ts';
import { opsSearchMissEndpoints } from './ops/shop/search-misses.ts';
import { opsShopEndpoints } from './ops/shop/shop.ts';
import { opsShopPictureEndpoints } from './ops/shop/shop-pictures.ts';
import { opsSignInProviderEndpoints } from './ops/shop/sign-in-providers.ts';
import { opsTariffEndpoints } from './ops/shop/tariffs.ts';
import { opsTenantEndpoints } from './ops/shop/tenants.ts';
import { opsCarrierInvoiceEndpoints } from './ops/warehouse/carrier-invoices.ts';
import { opsManifestEndpoints } from './ops/warehouse/manifests.ts';
import { opsParcelEndpoints } from './ops/warehouse/parcels.ts';
import { opsScanEndpoints } from './ops/warehouse/scan.ts';
import { opsShipmentEndpoints } from './ops/warehouse/shipments.ts';
import { opsStockEndpoints } from './ops/warehouse/stock.ts';
import { opsTrackingEndpoints } from './ops/warehouse/tracking.ts';
import { opsTransitEndpoints } from './ops/warehouse/transit.ts';

/**
 * The table of all endpoints. Routes, client, validation and reference page are derived from it.
 */
export const endpoints = {
  ...siteEndpoints,
  ...userEndpoints,
  ...signInEndpoints,
  ...noticeEndpoints,
  ...overviewEndpoints,
  ...ownDataEndpoints,
  ...addressEndpoints,
  ...sessionEndpoints,
  ...productEndpoints,
  ...favouriteEndpoints,
  ...cartEndpoints,
  ...doorEndpoints,
  ...orderEndpoints,
  ...parcelEndpoints,
  ...serviceEndpoints,
  ...transitEndpoints,
  ...refundEndpoints,
  ...paymentEndpoints,
  ...accountEndpoints,
  ...depositEndpoints,
  ...withdrawalEndpoints,
  ...contentEndpoints,
  ...feedbackEndpoints,
  ...uploadEndpoints,
  ...opsPurchaseEndpoints,
  ...opsBooksEndpoints,
  ...opsReportEndpoints,
  ...opsCorrectionEndpoints,
  ...opsBuyingEndpoints,
  ...opsPastingEndpoints,
  ...opsNoteEndpoints,
  ...opsParcelEndpoints,
  ...opsScanEndpoints,
  ...opsStockEndpoints,
  ...opsServiceEndpoints,
  ...opsStationEndpoints,
  ...opsTransitEndpoints,
  ...opsShipmentEndpoints,
  ...opsManifestEndpoints,
  ...opsTrackingEndpoints,
  ...opsChannelEndpoints,
  ...opsProviderPaymentEndpoints,
  ...opsMoneyEndpoints,
  ...opsBankFileEndpoints,
  ...opsBankEndpoints,
  ...opsBankOutgoingEndpoints,
  ...opsBankReturnEndpoints,
  ...opsPayoutEndpoints,
  ...opsProviderPayoutEndpoints,
  ...opsCarrierInvoiceEndpoints,
  ...opsShopperEndpoints,
  ...opsViewEndpoints,
  ...opsTicketEndpoints,
  ...opsSearchEndpoints,
  ...opsWorkEndpoints,
  ...opsSearchMissEndpoints,
  ...opsRateEndpoints,
  ...opsTariffEndpoints,
  ...opsTenantEndpoints,
  ...opsGoodsRuleEndpoints,
  ...opsShopEndpoints,
  ...opsSignInProviderEndpoints,
  ...opsShopPictureEndpoints,
  ...opsOwnProductEndpoints,
  ...opsPasskeyEndpoints,
  ...opsOwnAccountEndpoints,
  ...opsPeopleEndpoints,
  ...opsRoleEndpoints,
  ...opsAuditEndpoints,
  ...opsJobEndpoints,
  ...opsSavedViewEndpoints,
  ...opsApprovalEndpoints,
  ...opsSystemEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type Input<N extends EndpointName> = EndpointInput<(typeof endpoints)[N]>;
export type Output<N extends EndpointName> = EndpointOutput<(typeof endpoints)[N]>;
export type Handled<N extends EndpointName> = HandlerInput<(typeof endpoints)[N]>;
