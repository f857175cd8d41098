import { type Context, Hono } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { Failure } from '../../contract/errors.ts';
import { hasBackend, type Platform, type Storefront } from '../platform/platform.ts';
import { bucketRoutes } from './bucket.ts';
import { descriptionRoutes } from './description/routes.ts';
import { dispatch } from './dispatch.ts';
import { failureResponse } from './failure-response.ts';
import { gaugesOf } from './gauges.ts';
import type { Handlers } from './handler.ts';
import { opsJobHandlers } from './ops/desk/jobs.ts';
import { opsSavedViewHandlers } from './ops/desk/saved-views.ts';
import { opsSystemHandlers } from './ops/desk/system.ts';
import { opsViewHandlers } from './ops/desk/views.ts';
import { opsWorkHandlers } from './ops/desk/work.ts';
import { opsBankHandlers } from './ops/money/bank.ts';
import { opsBankFileHandlers } from './ops/money/bank-files.ts';
import { opsBankOutgoingHandlers } from './ops/money/bank-outgoing.ts';
import { opsBankReturnHandlers } from './ops/money/bank-returns.ts';
import { opsBooksHandlers } from './ops/money/books.ts';
import { opsChannelHandlers } from './ops/money/channels.ts';
import { opsMoneyHandlers } from './ops/money/money.ts';
import { opsPayoutHandlers } from './ops/money/payouts.ts';
import { opsProviderPaymentHandlers } from './ops/money/provider-payments.ts';
import { opsProviderPayoutHandlers } from './ops/money/provider-payouts.ts';
import { opsRateHandlers } from './ops/money/rates.ts';
import { opsBuyingHandlers } from './ops/orders/buying.ts';
import { opsPurchaseHandlers } from './ops/orders/purchase.ts';
import { opsSearchHandlers } from './ops/orders/search.ts';
import { opsShopperHandlers } from './ops/orders/shoppers.ts';
import { opsTicketHandlers } from './ops/orders/tickets.ts';
import { opsApprovalHandlers } from './ops/people/approvals.ts';
import { opsAuditHandlers } from './ops/people/audit.ts';
import { opsPasskeyHandlers } from './ops/people/passkeys.ts';
import { opsPeopleHandlers } from './ops/people/people.ts';
import { opsRoleHandlers } from './ops/people/roles.ts';
import { opsStationHandlers } from './ops/people/stations.ts';
import { opsGoodsRuleHandlers } from './ops/shop/goods-rules.ts';
import { opsOwnProductHandlers } from './ops/shop/own-products.ts';
import { opsSearchMissHandlers } from './ops/shop/search-misses.ts';
import { opsShopHandlers } from './ops/shop/shop.ts';
import { opsShopPictureHandlers } from './ops/shop/shop-pictures.ts';
import { opsSignInProviderHandlers } from './ops/shop/sign-in-providers.ts';
import { opsTariffHandlers } from './ops/shop/tariffs.ts';
import { opsTenantHandlers } from './ops/shop/tenants.ts';
import { opsCarrierInvoiceHandlers } from './ops/warehouse/carrier-invoices.ts';
import { opsParcelHandlers } from './ops/warehouse/parcels.ts';
import { opsManifestHandlers, opsShipmentHandlers } from './ops/warehouse/shipments.ts';
import { opsScanHandlers, opsStockHandlers } from './ops/warehouse/stock.ts';
import { opsTrackingHandlers } from './ops/warehouse/tracking.ts';
import { opsTransitHandlers } from './ops/warehouse/transit.ts';
import { openScope } from './scope.ts';
import { accountHandlers } from './shop/account.ts';
import { addressHandlers } from './shop/addresses.ts';
import { cartHandlers } from './shop/cart.ts';
import { contentHandlers } from './shop/content.ts';
import { depositHandlers } from './shop/deposits.ts';
import { doorHandlers } from './shop/door.ts';
import { favouriteHandlers } from './shop/favourites.ts';
import { feedbackHandlers } from './shop/feedback.ts';
import { mailbox } from './shop/mailbox.ts';
import { notificationHandlers } from './shop/notifications.ts';
import { orderHandlers } from './shop/orders.ts';
import { overviewHandlers } from './shop/overview.ts';
import { ownDataHandlers } from './shop/own-data.ts';
import { parcelHandlers } from './shop/parcels.ts';
import { payRoutes } from './shop/pay.ts';
import { paymentHandlers } from './shop/payments.ts';
import { productHandlers } from './shop/product.ts';
import { refundHandlers } from './shop/refunds.ts';
import { sandboxCard } from './shop/sandbox-card.ts';
import { searchExplained } from './shop/search-explained.ts';
import { opsServiceHandlers, serviceHandlers } from './shop/services.ts';
import { sessionHandlers } from './shop/sessions.ts';
import { signInHandlers } from './shop/sign-in.ts';
import { siteHandlers } from './shop/site.ts';
import { trackingRoutes } from './shop/tracking.ts';
import { transitHandlers } from './shop/transit.ts';
import { uploadHandlers } from './shop/uploads.ts';
import { userHandlers } from './shop/user.ts';
import { webhookRoutes } from './shop/webhooks.ts';
import { withdrawalHandlers } from './shop/withdrawals.ts';

const handlers: Handlers = {
  ...siteHandlers,
  ...userHandlers,
  ...signInHandlers,
  ...overviewHandlers,
  ...ownDataHandlers,
  ...addressHandlers,
  ...sessionHandlers,
  ...productHandlers,
  ...favouriteHandlers,
  ...cartHandlers,
  ...doorHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...accountHandlers,
  ...contentHandlers,
  ...notificationHandlers,
  ...parcelHandlers,
  ...serviceHandlers,
  ...transitHandlers,
  ...refundHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...uploadHandlers,
  ...feedbackHandlers,
  ...opsPurchaseHandlers,
  ...opsBuyingHandlers,
  ...opsParcelHandlers,
  ...opsScanHandlers,
  ...opsStockHandlers,
  ...opsServiceHandlers,
  ...opsStationHandlers,
  ...opsTransitHandlers,
  ...opsShipmentHandlers,
  ...opsManifestHandlers,
  ...opsTrackingHandlers,
  ...opsMoneyHandlers,
  ...opsBankFileHandlers,
  ...opsBankHandlers,
  ...opsBankOutgoingHandlers,
  ...opsBankReturnHandlers,
  ...opsPayoutHandlers,
  ...opsProviderPayoutHandlers,
  ...opsCarrierInvoiceHandlers,
  ...opsBooksHandlers,
  ...opsChannelHandlers,
  ...opsProviderPaymentHandlers,
  ...opsShopperHandlers,
  ...opsViewHandlers,
  ...opsTicketHandlers,
  ...opsSearchHandlers,
  ...opsWorkHandlers,
  ...opsSearchMissHandlers,
  ...opsRateHandlers,
  ...opsTariffHandlers,
  ...opsTenantHandlers,
  ...opsGoodsRuleHandlers,
  ...opsShopHandlers,
  ...opsSignInProviderHandlers,
  ...opsShopPictureHandlers,
  ...opsOwnProductHandlers,
  ...opsPasskeyHandlers,
  ...opsPeopleHandlers,
  ...opsRoleHandlers,
  ...opsAuditHandlers,
  ...opsJobHandlers,
  ...opsSavedViewHandlers,
  ...opsApprovalHandlers,
  ...opsSystemHandlers,
};

/**
 * Creates the embedded backend: every call of the contract, the contract's OpenAPI description, the
 * database's metrics, the bucket of uploads, and the demo's mailbox and card page.
 */
export function createApi(getPlatform: (env: unknown) => Promise<Storefront | Platform>): Hono {
  const api = new Hono();
  const storefrontOf = (c: Context) => getPlatform(c.env);
  const platformOf = async (c: Context) => {
    const platform = await storefrontOf(c);
    if (!hasBackend(platform)) throw new Error('every host has a remote backend (API_UPSTREAM)');
    return platform;
  };
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    api.on(endpoint.method, path, dispatch(name, handlers, platformOf));
  }
  api.route('/api', descriptionRoutes(storefrontOf));
  // The edge lets no visitor reach this path, and requests it itself (`edge/metrics.ts`).
  api.get('/metrics.json', async (c) => c.json(await gaugesOf((await platformOf(c)).database)));
  api.route('/api/tracking', trackingRoutes(platformOf));
  api.route('/api/webhooks', webhookRoutes(platformOf));
  api.route('/api/pay', payRoutes(platformOf));
  api.route('/uploads', bucketRoutes(platformOf));
  api.route('/dev', mailbox(platformOf));
  api.route('/dev/card', sandboxCard(platformOf));
  api.route('/dev/search', searchExplained(platformOf));
  const respondFailure = async (c: Context, error: Error) => {
    const platform = await platformOf(c);
    return failureResponse(error, {
      platform,
      // The scope tells the visitor's language. If it can't be opened either, the message is in English.
      scope: await openScope(platform, c.req.raw).catch(() => undefined),
      request: c.req.raw,
      endpoint: c.req.path,
    });
  };
  api.notFound((c) => respondFailure(c, new Failure('NOT_FOUND')));
  api.onError((error, c) => respondFailure(c, error));
  return api;
}
