import { accountEndpoints } from './account.ts';
import { cartEndpoints } from './cart.ts';
import { productEndpoints } from './catalogue.ts';
import { contentEndpoints } from './content.ts';
import { depositEndpoints } from './deposits.ts';
import type { Endpoint, EndpointInput, EndpointOutput, HandlerInput } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import { opsMoneyEndpoints } from './ops/money.ts';
import { opsParcelEndpoints } from './ops/parcels.ts';
import { opsPurchaseEndpoints } from './ops/purchase.ts';
import { opsTenantEndpoints } from './ops/tenants.ts';
import { opsTransitEndpoints } from './ops/transit.ts';
import { opsWorkEndpoints } from './ops/work.ts';
import { orderEndpoints } from './orders.ts';
import { parcelEndpoints } from './parcels.ts';
import { paymentEndpoints } from './payments.ts';
import { refundEndpoints } from './refunds.ts';
import { siteEndpoints } from './site.ts';
import { transitEndpoints } from './transit.ts';
import { uploadEndpoints } from './uploads.ts';
import { userEndpoints } from './user.ts';
import { withdrawalEndpoints } from './withdrawals.ts';

/** The one table of endpoints: routes, client, validation and reference page are made from it. */
export const endpoints = {
  ...siteEndpoints,
  ...userEndpoints,
  ...productEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...parcelEndpoints,
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
  ...opsParcelEndpoints,
  ...opsTransitEndpoints,
  ...opsMoneyEndpoints,
  ...opsWorkEndpoints,
  ...opsTenantEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type Input<N extends EndpointName> = EndpointInput<(typeof endpoints)[N]>;
export type Output<N extends EndpointName> = EndpointOutput<(typeof endpoints)[N]>;
export type Handled<N extends EndpointName> = HandlerInput<(typeof endpoints)[N]>;
