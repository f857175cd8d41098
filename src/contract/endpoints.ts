import { accountEndpoints } from './account.ts';
import { cartEndpoints } from './cart.ts';
import { productEndpoints } from './catalogue.ts';
import { contentEndpoints } from './content.ts';
import type { Endpoint, EndpointInput, EndpointOutput, HandlerInput } from './endpoint.ts';
import { opsEndpoints } from './ops.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { siteEndpoints } from './site.ts';
import { userEndpoints } from './user.ts';

/** The one table of endpoints: routes, client, validation and reference page are made from it. */
export const endpoints = {
  ...siteEndpoints,
  ...userEndpoints,
  ...productEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...accountEndpoints,
  ...contentEndpoints,
  ...opsEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type Input<N extends EndpointName> = EndpointInput<(typeof endpoints)[N]>;
export type Output<N extends EndpointName> = EndpointOutput<(typeof endpoints)[N]>;
export type Handled<N extends EndpointName> = HandlerInput<(typeof endpoints)[N]>;
