import {
  DEVICE_TOKEN,
  DISPLAY_CURRENCY,
  GUEST_CART,
  SHOP_PREVIEW,
  STATION_TOKEN,
  TENANT_DOMAIN,
} from '../../contract/backend-headers.ts';
import { Failure } from '../../contract/errors.ts';
import { PRODUCT_PLATFORMS } from '../../contract/values/goods/product-kinds.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { isLocale, negotiateLocale } from '../../i18n/locale.ts';
import type { OwnerScope, Scope, StoredTenant } from '../commerce/base/scope.ts';
import { judgeGoods } from '../commerce/goods/judge.ts';
import { openDeviceToken } from '../commerce/identity/callers.ts';
import { requireLiveSession } from '../commerce/identity/sessions.ts';
import { createMailer, senderOf } from '../commerce/notice/mailer.ts';
import { fileWithDrafts } from '../commerce/site/drafts.ts';
import { previewOf, type ShopPreview } from '../commerce/site/preview.ts';
import { firstTenant, hasTenants, tenantByHost, tenantById } from '../commerce/site/tenants.ts';
import { verifySessionToken } from '../crypto/session-token.ts';
import type { Gateways } from '../payments/provider.ts';
import type { FetchLink } from '../platform/fetch-link.ts';
import { errorText } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { type PublicFetch, withOwnOrigins } from '../platform/public-fetch.ts';
import { rateDefaults } from '../rates/defaults.ts';
import type { ProductReader } from '../sourcing/source.ts';
import { openSources, type Sources } from '../sourcing/sources.ts';
import { isOpenPreview } from '../staff/previews.ts';
import type { EntryScope, MailScope } from '../staff/staff-scope.ts';
import { chosenCurrency } from './chosen-currency.ts';

/** The header with the id of the call's tenant. Only the edge sets it: a visitor's own header is dropped. */
export const TENANT_ID = 'x-tenant-id';

/** The scope of commerce functions, and what only calls need in addition. */
export type CallScope<S extends Scope = Scope> = S &
  EntryScope & {
    sources: Sources;
    fetchLink: FetchLink;
    /** Fetches from a provider with which shoppers sign in. */
    fetchProvider: PublicFetch;
    /** Origin of the pages at which the caller reached the tenant; empty without a call. */
    origin: string;
    /** The token of the visitor's cart. */
    guestToken?: string | undefined;
    /** The shop with its drafts, if who calls previews it. */
    preview?: ShopPreview | undefined;
  };

/** The reader of product data for a call: with the marketplaces that the tenant offers, in the call's language. */
export const readerOf = ({ tenant, locale }: Pick<Scope, 'tenant' | 'locale'>): ProductReader => ({
  platforms: tenant.tenantPreference.productPlatforms,
  locale,
  judge: (goods) => judgeGoods({ tenant, locale }, goods),
});

/**
 * Opens the scope of a call, for its tenant and in its language. `revision` is the content revision at
 * which the tenant was read. Throws `TENANT_NOT_FOUND`, with `tenants: 0` if the deployment has no tenant
 * yet, and `TENANT_ARCHIVED` except at the desk.
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
    : host === platform.config.DESK_HOST
      ? await firstTenant(db)
      : await tenantByHost(db, host, platform.config.PREVIEW_DOMAIN);
  if (!found) {
    throw new Failure('TENANT_NOT_FOUND', (await hasTenants(db)) ? {} : { tenants: 0 });
  }
  const isAtDesk = host === platform.config.DESK_HOST;
  if (found.archived && !isAtDesk) throw new Failure('TENANT_ARCHIVED');
  const preview = await openPreview(platform, found.id, request);
  const record = preview?.record ?? found.record;
  const language = request.headers.get('accept-language') ?? '';
  const locale: Locale =
    isLocale(language) && (isAtDesk || record.supportedLanguages.includes(language))
      ? language
      : negotiateLocale(record, { acceptLanguage: language });
  const scope = await tenantScope(
    platform,
    { ...found, record },
    { now: Date.now(), locale, drafts: preview !== undefined },
  );
  const deviceToken = request.headers.get(DEVICE_TOKEN);
  return {
    ...scope,
    currency: chosenCurrency({ record, rates: found.rates }, request.headers.get(DISPLAY_CURRENCY)),
    preview,
    host,
    origin: platform.config.PUBLIC_ORIGIN.replace('{host}', () => host),
    clientAddress: request.headers.get('x-client-address') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    device: deviceToken ? await openDeviceToken(scope, deviceToken) : undefined,
    actor: 'SHOPPER',
    guestToken: request.headers.get(GUEST_CART) ?? undefined,
    deviceToken: deviceToken ?? undefined,
    stationToken: request.headers.get(STATION_TOKEN) ?? undefined,
    revision: found.contentRevision,
  };
}

/** The drafts of the tenant, if the call has the token of a preview that is open. */
async function openPreview(
  { database: db, keys, config }: Platform,
  tenantId: string,
  request: Request,
): Promise<ShopPreview | undefined> {
  const token = request.headers.get(SHOP_PREVIEW);
  const scope = { db, keys, tenantId, now: Date.now(), demo: config.DEMO };
  if (!token || !(await isOpenPreview(scope, token))) return undefined;
  return previewOf(await fileWithDrafts(scope), scope.now);
}

/**
 * The scope of a tenant without a call, for timers. `now` is in milliseconds since the epoch. `drafts`: own products
 * that are not published are there, too.
 */
export async function tenantScope(
  platform: Platform,
  { id: tenantId, record }: StoredTenant,
  { now, locale, drafts = false }: { now: number; locale: Locale; drafts?: boolean },
): Promise<CallScope> {
  const db = platform.database;
  const sources = openSources(platform, record, { tenantId, drafts });
  const allMarketplaces: ProductReader = {
    ...readerOf({ tenant: record, locale }),
    platforms: PRODUCT_PLATFORMS,
  };
  return {
    db,
    sources,
    fetchLink: platform.fetchLink,
    fetchProvider: withOwnOrigins(platform.fetchPublic, platform.config.SIGN_IN_PROVIDERS),
    origin: '',
    later: (work) => {
      const settled = work.catch((error: unknown) =>
        platform.log({ event: 'work_failed', error: errorText(error) }),
      );
      platform.later?.(settled);
    },
    now,
    tenantId,
    tenant: record,
    locale,
    currency: record.currency,
    t: await platform.translator(locale),
    keys: platform.keys,
    bucket: platform.bucket,
    passwords: platform.passwords,
    // Ordered products stay readable, even if the tenant no longer offers their marketplace.
    mailScopeFor: (otherId, language) => mailScope(platform, { otherId, record, now }, language),
    products: (urls, { onlyEmbedded = false } = {}) =>
      sources.detailsOrNull(onlyEmbedded ? sources.embeddedUrls(urls) : urls, allMarketplaces),
    gateways: gatewaysOf(platform.config),
    pushServices: platform.config.PUSH_SERVICES,
    rates: rateDefaults(platform.config),
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

const gatewaysOf = (config: Platform['config']): Gateways => ({
  stripe: config.STRIPE_GATEWAY,
  paypal: config.PAYPAL_GATEWAY,
  paypalSandbox: config.PAYPAL_SANDBOX_GATEWAY,
  timeoutMs: config.PAYMENT_TIMEOUT_MS,
});

/**
 * The scope for a mail to a member of the staff: from the tenant for which they work, in their language.
 */
async function mailScope(
  platform: Platform,
  { otherId, record, now }: { otherId: string; record: StoredTenant['record']; now: number },
  locale: Locale,
): Promise<MailScope> {
  const other = await tenantById(platform.database, otherId);
  const tenant = other?.record ?? record;
  const sender = { tenantId: other?.id ?? '', now, ...senderOf(platform, tenant, locale) };
  return {
    tenant,
    locale,
    t: await platform.deskTranslator(locale),
    sendMail: createMailer(platform, sender),
    deskOrigin: deskOriginOf(platform.config) ?? '',
  };
}

/** The origin of the desk; undefined in a deployment without a desk. */
export const deskOriginOf = ({ DESK_HOST, PUBLIC_ORIGIN }: Platform['config']) =>
  DESK_HOST && PUBLIC_ORIGIN.replace('{host}', DESK_HOST);

/** The token in the header `authorization`. */
export function bearerToken(request: Request): string | undefined {
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
