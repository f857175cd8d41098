import type { EndpointName } from '../contract/endpoints.ts';

/** The calls after which the shopper is not signed in any more. */
export const SIGN_OUTS = [
  'logout',
  'logoutEverywhere',
  'deleteAccount',
] as const satisfies EndpointName[];
