import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  clockTolerance,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  type IDToken,
  None,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import * as v from 'valibot';
import { email, line } from '../../contract/values/fields.ts';
import type { PublicFetch } from '../platform/public-fetch.ts';
import type { OpenIdClient } from './client.ts';
import { describedBy, requestOptions } from './discovery.ts';
import { OpenIdFailure } from './openid-failure.ts';

/*
 * Signing in at an OpenID provider: authorization code with PKCE, state and nonce. The library checks each
 * response. The signature of the token is checked too, although the token comes from the provider itself.
 * This file and the library are loaded with the first such sign-in, because most requests need neither.
 */

/**
 * The values with which a provider's response is compared. Only the server knows the nonce and the
 * verifier.
 */
export type Expected = { state: string; nonce: string; verifier: string };

/**
 * The identity that a provider reports. The e-mail is in lower case, and undefined unless the provider has
 * confirmed it.
 */
export type Identity = {
  issuer: string;
  subject: string;
  verifiedEmail: string | undefined;
  name: string;
};

/** How many characters the name of an account has at most. */
const MAX_NAME = 80;

/** The seconds by which clocks may differ. */
const CLOCK_TOLERANCE = 30;

/**
 * Begins a sign-in. Returns the URL at the provider, and the values with which its response is compared.
 * Throws an `OpenIdFailure`.
 */
export async function beginSignIn(
  client: OpenIdClient,
  fetch: PublicFetch,
  { redirectUri, language }: { redirectUri: string; language: string },
): Promise<{ url: string; expected: Expected }> {
  const server = await describedBy(client.issuer, fetch);
  if (!server.authorization_endpoint) throw new OpenIdFailure('REFUSED', 'no page to sign in');
  const expected = {
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    verifier: generateRandomCodeVerifier(),
  };
  const url = new URL(server.authorization_endpoint);
  const fields = {
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: client.scope,
    state: expected.state,
    nonce: expected.nonce,
    code_challenge: await calculatePKCECodeChallenge(expected.verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(client.postsForm && { response_mode: 'form_post' }),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return { url: url.href, expected };
}

/** How the shop authenticates at the provider. */
async function authenticationOf(
  client: OpenIdClient,
  server: AuthorizationServer,
): Promise<ClientAuth> {
  const secret = await client.secret();
  if (!secret) return None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_post')
    ? ClientSecretPost(secret)
    : ClientSecretBasic(secret);
}

/**
 * Ends a sign-in with the fields with which the provider led the browser back. Throws an `OpenIdFailure` unless state,
 * issuer, nonce, audience, times and signature are right.
 */
export async function endSignIn(
  client: OpenIdClient,
  fetch: PublicFetch,
  {
    redirectUri,
    parameters,
    expected,
  }: { redirectUri: string; parameters: URLSearchParams; expected: Expected },
): Promise<Identity> {
  const server = await describedBy(client.issuer, fetch);
  const options = requestOptions(fetch);
  const authentication = await authenticationOf(client, server);
  const at = { client_id: client.clientId, [clockTolerance]: CLOCK_TOLERANCE };
  try {
    const valid = validateAuthResponse(server, at, parameters, expected.state);
    const response = await authorizationCodeGrantRequest(
      server,
      at,
      authentication,
      valid,
      redirectUri,
      expected.verifier,
      options,
    );
    const tokens = await processAuthorizationCodeResponse(server, at, response, {
      expectedNonce: expected.nonce,
      requireIdToken: true,
    });
    await validateApplicationLevelSignature(server, response, options);
    const claims = getValidatedIdTokenClaims(tokens);
    if (!claims) throw new OpenIdFailure('REFUSED', 'no token of the person');
    const more =
      claims.email === undefined ? await userInfo(server, at, tokens.access_token, claims) : {};
    return identityOf(client, claims, more);
  } catch (error) {
    throw failureOf(error);
  }

  /** The provider's data about the person besides the token, if it has such a call. */
  async function userInfo(
    as: AuthorizationServer,
    shop: typeof at,
    accessToken: string,
    { sub }: IDToken,
  ): Promise<Record<string, unknown>> {
    if (!as.userinfo_endpoint) return {};
    const answer = await userInfoRequest(as, shop, accessToken, options);
    return processUserInfoResponse(as, shop, sub, answer);
  }
}

/** A name in the form that accounts allow, cut if it is longer; empty if it can't be a name. */
const providedName = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((name) => name.slice(0, MAX_NAME)),
    line(MAX_NAME),
  ),
  '',
);

/** The identity in a provider's data, which are checked as if they had been typed. */
function identityOf(
  { issuer }: OpenIdClient,
  claims: IDToken,
  more: Record<string, unknown>,
): Identity {
  const { email_verified: verified, ...said } = { ...more, ...claims };
  // Apple writes its booleans as texts, too.
  const isVerified = verified === true || verified === 'true';
  const address = v.safeParse(email, said.email);
  return {
    issuer,
    subject: claims.sub,
    verifiedEmail: isVerified && address.success ? address.output : undefined,
    name: v.parse(providedName, said.name),
  };
}

/**
 * The meaning of an error of the library. A request that never reached the provider may succeed later.
 */
function failureOf(error: unknown): OpenIdFailure {
  if (error instanceof OpenIdFailure) return error;
  const { name = '', code, cause } = error as { name?: string; code?: string; cause?: unknown };
  const details = [name, code, (error as Error).message, cause && JSON.stringify(cause)]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);
  const isOfLibrary = code?.startsWith('OAUTH_');
  return new OpenIdFailure(isOfLibrary ? 'REFUSED' : 'UNREACHABLE', details);
}
