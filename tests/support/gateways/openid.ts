import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** A fault in the provider's token. */
export type TokenFault =
  | 'signature'
  | 'key'
  | 'unsigned'
  | 'audience'
  | 'issuer'
  | 'nonce'
  | 'expired'
  | 'no token';

/** The person who signs in at the provider, and the fault. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  fault?: TokenFault;
};

/**
 * What a code of the provider means. The code itself contains all of it, so the provider stores nothing.
 */
type Granted = Person & {
  nonce: string;
  challenge: string;
  redirectUri: string;
  clientId: string;
};

export const CLIENT = { id: 'shop-of-the-tests', secret: 'a-secret-of-the-tests' };

const encode = (granted: Granted) => Buffer.from(JSON.stringify(granted)).toString('base64url');
const decode = (code: string): Granted => JSON.parse(Buffer.from(code, 'base64url').toString());

/** The fields with which a provider sends a person back who was sent to `url`. */
export function cameBack(url: string, person: Person): Record<'code' | 'state' | 'iss', string> {
  const { origin, pathname, searchParams } = new URL(url);
  const field = (name: string) => searchParams.get(name) ?? '';
  const code = encode({
    ...person,
    nonce: field('nonce'),
    challenge: field('code_challenge'),
    redirectUri: field('redirect_uri'),
    clientId: field('client_id'),
  });
  return { code, state: field('state'), iss: `${origin}/${pathname.split('/')[1]}` };
}

/**
 * OpenID providers for tests: below `origin`, each first part of a path is one of its own. `/userinfo` names the e-mail
 * by a call only; `/old` does not name itself when it leads back.
 */
export async function openIdProvider(origin: string) {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };

  const metadata = (issuer: string) => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    ...(!issuer.endsWith('/old') && { authorization_response_iss_parameter_supported: true }),
  });

  const sign = async (claims: JWTPayload, fault: TokenFault | undefined): Promise<string> => {
    if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
    const kid = fault === 'key' ? 'unknown' : 'own';
    const { privateKey } = fault === 'signature' || fault === 'key' ? other : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  };

  const idToken = (issuer: string, granted: Granted): Promise<string> => {
    const { fault, nonce, clientId, sub, challenge: _c, redirectUri: _r, ...person } = granted;
    const now = Math.floor(Date.now() / 1000) - (fault === 'expired' ? 7200 : 0);
    return sign(
      {
        ...(issuer.endsWith('/userinfo') ? {} : person),
        sub,
        iss: fault === 'issuer' ? `${issuer}-other` : issuer,
        aud: fault === 'audience' ? 'another-shop' : clientId,
        nonce: fault === 'nonce' ? 'another' : nonce,
        iat: now,
        exp: now + 600,
      },
      fault,
    );
  };

  const json = (value: object, status = 200) => Response.json(value, { status });
  const refused = (error: string) => json({ error }, 400);

  const token = async (issuer: string, request: Request): Promise<Response> => {
    const fields = new URLSearchParams(await request.text());
    const field = (name: string) => fields.get(name) ?? '';
    const granted = decode(field('code'));
    const challenge = createHash('sha256').update(field('code_verifier')).digest('base64url');
    if (field('client_id') !== granted.clientId) return refused('invalid_client');
    if (field('client_secret') !== CLIENT.secret && !field('client_secret').startsWith('ey')) {
      return refused('invalid_client');
    }
    if (field('redirect_uri') !== granted.redirectUri) return refused('invalid_grant');
    if (challenge !== granted.challenge) return refused('invalid_grant');
    return json({
      access_token: field('code'),
      token_type: 'Bearer',
      expires_in: 600,
      ...(granted.fault !== 'no token' && { id_token: await idToken(issuer, granted) }),
    });
  };

  /** The page on which a person types who they are. */
  const page = (url: URL): Response => {
    const hidden = [...url.searchParams].map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${encodeURI(value)}">`,
    );
    const body = `<!doctype html><title>Provider</title><form action="${url.pathname}/done">${hidden.join('')}
      <input name="email" aria-label="Email"><button>Continue</button></form>`;
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };

  const done = (url: URL): Response => {
    const email = url.searchParams.get('email') ?? '';
    url.searchParams.delete('email');
    for (const [name, value] of url.searchParams) url.searchParams.set(name, decodeURI(value));
    const redirectUri = url.searchParams.get('redirect_uri') ?? '';
    const fields = cameBack(url.href, { sub: email, email, email_verified: true, name: 'Ada' });
    return new Response(null, {
      status: 303,
      headers: { location: `${redirectUri}?${new URLSearchParams(fields)}` },
    });
  };

  return {
    /** Answers a request as the provider. */
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const [, name = '', ...rest] = url.pathname.split('/');
      const issuer = `${origin}/${name}`;
      switch (rest.join('/')) {
        case '.well-known/openid-configuration':
          return json(metadata(issuer));
        case 'keys':
          return json({ keys: [jwk] });
        case 'token':
          return token(issuer, request);
        case 'me': {
          const { sub, email, email_verified } = decode(
            request.headers.get('authorization')?.slice('Bearer '.length) ?? '',
          );
          return json({ sub, email, email_verified });
        }
        case 'authorize':
          return page(url);
        case 'authorize/done':
          return done(url);
        default:
          return new Response('', { status: 404 });
      }
    },
  };
}

/** The same as a server, for servers under test. */
export async function startOpenId() {
  let provider: Awaited<ReturnType<typeof openIdProvider>> | undefined;
  const fetch = (request: Request) =>
    provider?.answer(request) ?? new Response(null, { status: 500 });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = await openIdProvider(origin);
  return { origin, stop: () => server.close() };
}
