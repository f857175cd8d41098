import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { ok, text } from '../../values/fields.ts';
import { PROVIDER_KINDS, providerId } from '../../values/shop/sign-in-ways.ts';

/** A provider of the shop's draft, else of what is published. */
export const opsSignInProvider = v.object({
  id: v.string(),
  provider: v.picklist(PROVIDER_KINDS),
  name: v.string(),
  /** Where the provider leads shoppers back to: a path at each of the tenant’s hosts, to be named there. */
  redirectPath: v.string(),
  /** Whether the provider's secret is stored. For Apple, the secret is the private key that signs. */
  hasSecret: v.boolean(),
  changedAt: v.optional(v.string()),
  changedBy: v.string(),
});
export type OpsSignInProvider = v.InferOutput<typeof opsSignInProvider>;

const common = { auth: 'operator', group: 'ops', right: 'shop.lead' } as const;
const params = v.object({ provider: providerId });

export const opsSignInProviderEndpoints = {
  listSignInProviders: {
    ...common,
    method: 'GET',
    path: '/ops/sign-in-providers',
    right: 'shop.see',
    summary: 'The providers with which shoppers sign in, and which of them have their secret',
    output: v.array(opsSignInProvider),
  },
  setSignInSecret: {
    ...common,
    method: 'PUT',
    path: '/ops/sign-in-providers/{provider}/secret',
    subject: 'SHOP_PART',
    subjectId: 'signIn',
    fresh: true,
    summary: 'Store the secret of a provider, sealed; nobody can read it again',
    params,
    body: v.object({ secret: text(4000) }),
    output: ok,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'SECOND_FACTOR_STALE'],
  },
  testSignInProvider: {
    ...common,
    method: 'POST',
    path: '/ops/sign-in-providers/{provider}/test',
    summary: 'Ask a provider of the draft, or else of the published settings, what it supports now',
    params,
    body: v.object({}),
    output: ok,
    answerOnly: true,
    errors: ['NOT_FOUND', 'PROVIDER_REFUSED', 'PROVIDER_UNREACHABLE'],
  },
} as const satisfies Record<string, Endpoint>;
