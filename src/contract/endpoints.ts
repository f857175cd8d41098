import { accountEndpoints } from './calls/account.ts';
import { addressEndpoints } from './calls/addresses.ts';
import { cartEndpoints } from './calls/cart.ts';
import { productEndpoints } from './calls/catalogue.ts';
import { contentEndpoints } from './calls/content.ts';
import { depositEndpoints } from './calls/deposits.ts';
import { doorEndpoints } from './calls/door.ts';
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
import { siteEndpoints } from './calls/site.ts';
import { transitEndpoints } from './calls/transit.ts';
import { uploadEndpoints } from './calls/uploads.ts';
import { userEndpoints } from './calls/user.ts';
import { withdrawalEndpoints } from './calls/withdrawals.ts';
import type { Endpoint, EndpointInput, EndpointOutput, HandlerInput } from './endpoint.ts';
import { opsApprovalEndpoints } from './ops/approvals.ts';
import { opsAuditEndpoints } from './ops/audit.ts';
import { opsBankEndpoints } from './ops/bank.ts';
import { opsBankFileEndpoints } from './ops/bank-files.ts';
import { opsBankOutgoingEndpoints } from './ops/bank-outgoing.ts';
import { opsBankReturnEndpoints } from './ops/bank-returns.ts';
import { opsBooksEndpoints } from './ops/books.ts';
import { opsBuyingEndpoints } from './ops/buying.ts';
import { opsCarrierInvoiceEndpoints } from './ops/carrier-invoices.ts';
import { opsChannelEndpoints } from './ops/channels.ts';
import { opsCorrectionEndpoints } from './ops/corrections.ts';
import { opsGoodsRuleEndpoints } from './ops/goods-rules.ts';
import { opsJobEndpoints } from './ops/jobs.ts';
import { opsManifestEndpoints } from './ops/manifests.ts';
import { opsMoneyEndpoints } from './ops/money.ts';
import { opsNoteEndpoints } from './ops/notes.ts';
import { opsOwnAccountEndpoints } from './ops/own-account.ts';
import { opsOwnProductEndpoints } from './ops/own-products.ts';
import { opsParcelEndpoints } from './ops/parcels.ts';
import { opsPasskeyEndpoints } from './ops/passkeys.ts';
import { opsPastingEndpoints } from './ops/pasting.ts';
import { opsPayoutEndpoints } from './ops/payouts.ts';
import { opsPeopleEndpoints } from './ops/people.ts';
import { opsProviderPayoutEndpoints } from './ops/provider-payouts.ts';
import { opsPurchaseEndpoints } from './ops/purchase.ts';
import { opsRateEndpoints } from './ops/rates.ts';
import { opsReportEndpoints } from './ops/reports.ts';
import { opsRoleEndpoints } from './ops/roles.ts';
import { opsSavedViewEndpoints } from './ops/saved-views.ts';
import { opsScanEndpoints } from './ops/scan.ts';
import { opsSearchEndpoints } from './ops/search.ts';
import { opsSearchMissEndpoints } from './ops/search-misses.ts';
import { opsServiceEndpoints } from './ops/services.ts';
import { opsShipmentEndpoints } from './ops/shipments.ts';
import { opsShopEndpoints } from './ops/shop.ts';
import { opsShopPictureEndpoints } from './ops/shop-pictures.ts';
import { opsShopperEndpoints } from './ops/shoppers.ts';
import { opsStationEndpoints } from './ops/stations.ts';
import { opsStockEndpoints } from './ops/stock.ts';
import { opsSystemEndpoints } from './ops/system.ts';
import { opsTariffEndpoints } from './ops/tariffs.ts';
import { opsTenantEndpoints } from './ops/tenants.ts';
import { opsTicketEndpoints } from './ops/tickets.ts';
import { opsTrackingEndpoints } from './ops/tracking.ts';
import { opsTransitEndpoints } from './ops/transit.ts';
import { opsViewEndpoints } from './ops/views.ts';
import { opsWorkEndpoints } from './ops/work.ts';

/**
 * The table of all endpoints. Routes, client, validation and reference page are derived from it.
 */
export const endpoints = {
  ...siteEndpoints,
  ...userEndpoints,
  ...noticeEndpoints,
  ...overviewEndpoints,
  ...ownDataEndpoints,
  ...addressEndpoints,
  ...sessionEndpoints,
  ...productEndpoints,
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
