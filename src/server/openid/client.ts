import { importPKCS8, SignJWT } from 'jose';
import type { ProviderKind, SignInProvider } from '../../contract/values/shop/sign-in-ways.ts';
import { OpenIdFailure } from './openid-failure.ts';

/** A shop at a provider: what it needs to send shoppers there. */
export type OpenIdClient = {
  issuer: string;
  clientId: string;
  /** The secret of the moment; undefined for a client without a secret. */
  secret: () => Promise<string | undefined>;
  scope: string;
  /** Whether the provider posts a form to the shop, as Apple does when it is asked for more than the id. */
  postsForm: boolean;
};

/** The providers that everybody knows. */
const ISSUERS: Partial<Record<ProviderKind, string>> = {
  GOOGLE: 'https://accounts.google.com',
  APPLE: 'https://appleid.apple.com',
};

/** The issuer of a tenant's provider, as in the provider's tokens. */
export const issuerOf = ({ provider, issuer }: SignInProvider): string =>
  ISSUERS[provider] ?? issuer;

/** How long a secret that was signed for Apple is valid, in seconds. */
const APPLE_SECRET_SECONDS = 300;

/**
 * The private key with which secrets for Apple are signed, in the form that Apple issues (PKCS 8, PEM).
 * Throws if it is not such a key.
 */
export const appleKey = (pem: string) => importPKCS8(pem.trim(), 'ES256');

/** The secret for Apple: a token signed with the shop's own key. */
async function appleSecret({ teamId, keyId, clientId }: SignInProvider, pem: string) {
  const key = await appleKey(pem).catch(() => {
    throw new OpenIdFailure('REFUSED', 'the key for Apple can not be read');
  });
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime(`${APPLE_SECRET_SECONDS}s`)
    .sign(key);
}

/** The shop at one of its providers. `secret` is what is stored for it. */
export function openIdClient(provider: SignInProvider, secret: string | undefined): OpenIdClient {
  const isApple = provider.provider === 'APPLE';
  return {
    issuer: issuerOf(provider),
    clientId: provider.clientId,
    secret: async () => (isApple && secret ? appleSecret(provider, secret) : secret),
    scope: isApple ? 'openid email name' : 'openid email profile',
    postsForm: isApple,
  };
}
