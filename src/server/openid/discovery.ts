import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi';
import { createCache } from '../cache/cache.ts';
import type { PublicFetch } from '../platform/public-fetch.ts';
import { OpenIdFailure } from './openid-failure.ts';

/** How long a provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * The metadata of providers. The library keeps their keys with it, and reads them again for an unknown key.
 */
const metadataCache = createCache<AuthorizationServer>({
  name: 'openid providers',
  maxEntries: 200,
  lifetime: { freshMs: 3_600_000 },
});

/**
 * The options of each request to a provider. `fetch` decides which hosts may be called, and how.
 */
export const requestOptions = (fetch: PublicFetch) => ({
  [customFetch]: fetch,
  [allowInsecureRequests]: true,
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
});

/** The metadata of a provider, at most an hour old. Throws an `OpenIdFailure`. */
export const describedBy = (issuer: string, fetch: PublicFetch): Promise<AuthorizationServer> =>
  metadataCache.load(issuer, () => fetchMetadata(issuer, fetch));

/** As `describedBy`, but read now: a test must not pass because of earlier metadata. */
export const describedNow = (issuer: string, fetch: PublicFetch): Promise<AuthorizationServer> =>
  metadataCache.refresh(issuer, () => fetchMetadata(issuer, fetch));

async function fetchMetadata(issuer: string, fetch: PublicFetch): Promise<AuthorizationServer> {
  const url = new URL(issuer);
  const response = await discoveryRequest(url, requestOptions(fetch)).catch((error: unknown) => {
    throw new OpenIdFailure('UNREACHABLE', String(error));
  });
  if (response.status >= 500) throw new OpenIdFailure('UNREACHABLE', `status ${response.status}`);
  return processDiscoveryResponse(url, response).catch((error: unknown) => {
    throw new OpenIdFailure('REFUSED', String(error));
  });
}
