import type { EndpointName, endpoints } from '../endpoints.ts';
import { accountExamples } from './account.ts';
import { addressExamples } from './addresses.ts';
import { cartExamples } from './cart.ts';
import { productExamples } from './catalogue.ts';
import { contentExamples } from './content.ts';
import { depositExamples } from './deposits.ts';
import { doorExamples } from './door.ts';
import type { Examples } from './example.ts';
import { favouriteExamples } from './favourites.ts';
import { feedbackExamples } from './feedback.ts';
import { noticeExamples } from './notices.ts';
import { opsApprovalExamples } from './ops/approvals.ts';
import { opsBankExamples } from './ops/bank.ts';
import { opsBankFileExamples } from './ops/bank-files.ts';
import { opsBankOutgoingExamples } from './ops/bank-outgoing.ts';
import { opsBankReturnExamples } from './ops/bank-returns.ts';
import { opsBooksExamples, opsReportExamples } from './ops/books.ts';
import { opsBuyingExamples, opsCorrectionExamples, opsNoteExamples } from './ops/buying.ts';
import { opsCarrierInvoiceExamples } from './ops/carrier-invoices.ts';
import { opsChannelExamples } from './ops/channels.ts';
import { opsSearchExamples, opsShopperExamples, opsTicketExamples } from './ops/customers.ts';
import { opsJobExamples } from './ops/jobs.ts';
import {
  opsMoneyExamples,
  opsSearchMissExamples,
  opsTenantExamples,
  opsWorkExamples,
} from './ops/office.ts';
import { opsPurchaseExamples, opsTransitExamples } from './ops/orders.ts';
import { opsOwnProductExamples } from './ops/own-products.ts';
import { opsPasskeyExamples } from './ops/passkeys.ts';
import { opsPastingExamples } from './ops/pasting.ts';
import { opsPayoutExamples } from './ops/payouts.ts';
import { opsProviderPaymentExamples } from './ops/provider-payments.ts';
import { opsProviderPayoutExamples } from './ops/provider-payouts.ts';
import { opsRateExamples } from './ops/rates.ts';
import { opsSavedViewExamples } from './ops/saved-views.ts';
import { opsManifestExamples, opsShipmentExamples, opsTrackingExamples } from './ops/shipments.ts';
import { opsGoodsRuleExamples, opsShopExamples, opsShopPictureExamples } from './ops/shop.ts';
import { opsSignInProviderExamples } from './ops/sign-in-providers.ts';
import { opsAuditExamples, opsPeopleExamples, opsRoleExamples } from './ops/staff.ts';
import { opsStationExamples } from './ops/stations.ts';
import { opsSystemExamples } from './ops/system.ts';
import { opsTariffExamples } from './ops/tariffs.ts';
import { opsViewExamples } from './ops/views.ts';
import { opsParcelExamples, opsScanExamples, opsStockExamples } from './ops/warehouse.ts';
import { orderExamples } from './orders.ts';
import { overviewExamples } from './overview.ts';
import { ownDataExamples } from './own-data.ts';
import { parcelExamples } from './parcels.ts';
import { paymentExamples } from './payments.ts';
import { refundExamples } from './refunds.ts';
import { opsServiceExamples, serviceExamples } from './services.ts';
import { sessionExamples } from './sessions.ts';
import { signInExamples } from './sign-in.ts';
import { siteExamples } from './site.ts';
import { transitExamples } from './transit.ts';
import { uploadExamples } from './uploads.ts';
import { userExamples } from './user.ts';
import { withdrawalExamples } from './withdrawals.ts';

const examples: Examples<typeof endpoints> = {
  ...siteExamples,
  ...userExamples,
  ...signInExamples,
  ...opsSignInProviderExamples,
  ...noticeExamples,
  ...overviewExamples,
  ...ownDataExamples,
  ...addressExamples,
  ...sessionExamples,
  ...productExamples,
  ...favouriteExamples,
  ...cartExamples,
  ...doorExamples,
  ...orderExamples,
  ...parcelExamples,
  ...serviceExamples,
  ...transitExamples,
  ...refundExamples,
  ...paymentExamples,
  ...accountExamples,
  ...depositExamples,
  ...withdrawalExamples,
  ...contentExamples,
  ...feedbackExamples,
  ...uploadExamples,
  ...opsPurchaseExamples,
  ...opsCorrectionExamples,
  ...opsBuyingExamples,
  ...opsPastingExamples,
  ...opsNoteExamples,
  ...opsParcelExamples,
  ...opsScanExamples,
  ...opsStockExamples,
  ...opsServiceExamples,
  ...opsTransitExamples,
  ...opsShipmentExamples,
  ...opsManifestExamples,
  ...opsTrackingExamples,
  ...opsChannelExamples,
  ...opsProviderPaymentExamples,
  ...opsMoneyExamples,
  ...opsBankFileExamples,
  ...opsBankExamples,
  ...opsBankOutgoingExamples,
  ...opsBankReturnExamples,
  ...opsPayoutExamples,
  ...opsProviderPayoutExamples,
  ...opsCarrierInvoiceExamples,
  ...opsBooksExamples,
  ...opsReportExamples,
  ...opsShopperExamples,
  ...opsViewExamples,
  ...opsTicketExamples,
  ...opsSearchExamples,
  ...opsWorkExamples,
  ...opsSearchMissExamples,
  ...opsRateExamples,
  ...opsTariffExamples,
  ...opsTenantExamples,
  ...opsGoodsRuleExamples,
  ...opsShopExamples,
  ...opsShopPictureExamples,
  ...opsOwnProductExamples,
  ...opsPasskeyExamples,
  ...opsStationExamples,
  ...opsPeopleExamples,
  ...opsRoleExamples,
  ...opsAuditExamples,
  ...opsApprovalExamples,
  ...opsJobExamples,
  ...opsSavedViewExamples,
  ...opsSystemExamples,
};

/** The parts of an example's request, by name as in the endpoint. */
export type ExampleInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

/** The example of a call. The compiler requires one for each endpoint. */
export const exampleOf = (name: EndpointName): { input: ExampleInput; answer: unknown } => {
  const { input = {}, answer } = examples[name] as { input?: ExampleInput; answer: unknown };
  return { input, answer };
};
