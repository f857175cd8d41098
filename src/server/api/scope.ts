import { DEVICE_TOKEN, TENANT_DOMAIN } from '../../contract/backend-headers.ts';
import { Failure } from '../../contract/errors.ts';
import type { Locale } from '../../contract/values/locales.ts';
import { PRODUCT_PLATFORMS } from '../../contract/values/product-kinds.ts';
import { isLocale, negotiateLocale } from '../../i18n/locale.ts';
import type { OwnerScope, Scope, StoredTenant } from '../commerce/base/scope.ts';
import { openDeviceToken } from '../commerce/identity/callers.ts';
import { requireLiveSession } from '../commerce/identity/sessions.ts';
import { createMailer, senderOf } from '../commerce/notice/mailer.ts';
import { hasTenants, tenantByHost, tenantById } from '../commerce/site/tenants.ts';
import { constantTimeEqual } from '../crypto/digest.ts';
import { verifySessionToken } from '../crypto/session-token.ts';
import type { FetchLink } from '../platform/fetch-link.ts';
import type { Platform } from '../platform/platform.ts';
import { logSecurity } from '../platform/security-log.ts';
import type { ProductReader } from '../sourcing/source.ts';
import { openSources, type Sources } from '../sourcing/sources.ts';

/** The header with the id of the call's tenant. Only the edge sets it: a visitor's own header is dropped. */
export const TENANT_ID = 'x-tenant-id';

/** The scope that commerce functions get, plus what only calls need. */
export type CallScope<S extends Scope = Scope> = S & {
  sources: Sources;
  fetchLink: FetchLink;
  /** Lets work continue after the response. A failure is logged. */
  later: (work: Promise<unknown>) => void;
};

/** For whom product data are read: with the marketplaces that the tenant offers, in the call's language. */
export const readerOf = ({ tenant, locale }: Pick<Scope, 'tenant' | 'locale'>): ProductReader => ({
  platforms: tenant.tenantPreference.productPlatforms,
  locale,
});

/**
 * Opens the scope of a call, for its tenant and in its language. `revision` is the content revision at
 * which the tenant was read. Throws `TENANT_NOT_FOUND`, with `tenants: 0` if the deployment has no tenant
 * yet.
 */
export async function openScope(
  platform: Platform,
  request: Request,
): Promise<CallScope & { revision: string }> {
  const db = platform.database;
  const id = request.headers.get(TENANT_ID);
  const host = request.headers.get(TENANT_DOMAIN) ?? new URL(request.url).hostname;
  const found = id
    ? await tenantById(db, id)
    : await tenantByHost(db, host, platform.config.PREVIEW_DOMAIN);
  if (!found) {
    throw new Failure('TENANT_NOT_FOUND', (await hasTenants(db)) ? {} : { tenants: 0 });
  }
  const { record } = found;
  const language = request.headers.get('accept-language') ?? '';
  const locale: Locale =
    isLocale(language) && record.supportedLanguages.includes(language)
      ? language
      : negotiateLocale(record, { acceptLanguage: language });
  const scope = await tenantScope(platform, found, { now: Date.now(), locale });
  const deviceToken = request.headers.get(DEVICE_TOKEN);
  return {
    ...scope,
    host,
    clientAddress: request.headers.get('x-client-address') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    device: deviceToken ? await openDeviceToken(scope, deviceToken) : undefined,
    actor: 'SHOPPER',
    revision: found.contentRevision,
  };
}

/** The scope of a tenant without a call, for timers. `now` is in milliseconds since the epoch. */
export async function tenantScope(
  platform: Platform,
  { id: tenantId, record }: StoredTenant,
  { now, locale }: { now: number; locale: Locale },
): Promise<CallScope> {
  const db = platform.database;
  const sources = openSources(platform, record);
  const allMarketplaces: ProductReader = { platforms: PRODUCT_PLATFORMS, locale };
  return {
    db,
    sources,
    fetchLink: platform.fetchLink,
    later: (work) => {
      const settled = work.catch((error: unknown) =>
        platform.log({ event: 'work_failed', error: String((error as Error).stack ?? error) }),
      );
      platform.later?.(settled);
    },
    now,
    tenantId,
    tenant: record,
    locale,
    t: await platform.translator(locale),
    keys: platform.keys,
    bucket: platform.bucket,
    passwords: platform.passwords,
    // Ordered products stay readable, even if the tenant no longer offers their marketplace.
    products: (urls, { onlyEmbedded = false } = {}) =>
      sources.detailsOrNull(onlyEmbedded ? sources.embeddedUrls(urls) : urls, allMarketplaces),
    sendMail: createMailer(platform, { tenantId, now, ...senderOf(platform, record, locale) }),
    host: '',
    log: platform.log,
    clientAddress: '',
    userAgent: '',
    device: undefined,
    demo: platform.config.DEMO,
    actor: 'SYSTEM',
  };
}

function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * Adds the shopper to whom the call's session token belongs. Throws `UNAUTHENTICATED` if the token is
 * missing, invalid or revoked.
 */
export async function requireOwner<S extends Scope>(
  scope: S,
  request: Request,
): Promise<S & OwnerScope> {
  const token = bearerToken(request);
  const { tenantId, now } = scope;
  const claims = token ? await verifySessionToken(scope.keys, token, { tenantId, now }) : null;
  if (!claims) throw new Failure('UNAUTHENTICATED');
  await requireLiveSession(scope, claims);
  return { ...scope, userId: claims.userId, sessionId: claims.sessionId };
}

/** Whether the call has the operator's token. */
export function isOperator(platform: Platform, request: Request): boolean {
  const expected = platform.config.OPERATOR_TOKEN;
  const token = bearerToken(request);
  return Boolean(expected && token && constantTimeEqual(token, expected));
}

/**
 * The scope with the operator as its actor. Throws `UNAUTHENTICATED`, and logs it, if the call does not
 * have the operator's token. Attempts are not limited, because a token of 32 characters can't be guessed.
 */
export function requireOperator<S extends Scope>(
  scope: S,
  platform: Platform,
  request: Request,
): S {
  if (isOperator(platform, request)) return { ...scope, actor: 'OPERATOR' };
  logSecurity(scope, 'operator_token_refused');
  throw new Failure('UNAUTHENTICATED');
}
