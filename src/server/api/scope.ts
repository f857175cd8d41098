import { Failure } from '../../contract/errors.ts';
import type { Locale } from '../../contract/values/locales.ts';
import { PRODUCT_PLATFORMS } from '../../contract/values/product-kinds.ts';
import { isLocale, negotiateLocale } from '../../i18n/locale.ts';
import type { OwnerScope, Scope, StoredTenant } from '../commerce/base/scope.ts';
import { requireLiveSession } from '../commerce/identity/sessions.ts';
import { createMailer, senderOf } from '../commerce/notice/mailer.ts';
import { tenantByHost, tenantById } from '../commerce/site/tenants.ts';
import { constantTimeEqual } from '../crypto/digest.ts';
import { verifySessionToken } from '../crypto/session-token.ts';
import type { AskLink } from '../platform/ask-link.ts';
import type { Platform } from '../platform/platform.ts';
import type { Reader } from '../sourcing/source.ts';
import { openSources, type Sources } from '../sourcing/sources.ts';

/** Headers by which a caller names its tenant; the edge sets them itself and drops a visitor's. */
export const TENANT_DOMAIN = 'x-tenant-domain';
export const TENANT_ID = 'x-tenant-id';

/** What a call works in: its tenant's commerce, and where the tenant's products come from. */
export type CallScope<S extends Scope = Scope> = S & { sources: Sources; askLink: AskLink };

/** Who reads products: the marketplaces that the tenant offers, in its reader's language. */
export const readerOf = ({ tenant, locale }: Pick<Scope, 'tenant' | 'locale'>): Reader => ({
  platforms: tenant.tenantPreference.productPlatforms,
  locale,
});

/**
 * The scope of a call: its tenant, its language and what the tenant's commerce works with; and at
 * which revision of the content it begins.
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
  if (!found) throw new Failure('TENANT_NOT_FOUND');
  const { record } = found;
  const wanted = request.headers.get('accept-language') ?? '';
  const locale: Locale =
    isLocale(wanted) && record.supportedLanguages.includes(wanted)
      ? wanted
      : negotiateLocale(record, { acceptLanguage: wanted });
  return {
    ...(await tenantScope(platform, found, { now: Date.now(), locale })),
    clientAddress: request.headers.get('x-client-address') ?? '',
    actor: 'SHOPPER',
    revision: found.readAt,
  };
}

/** What a tenant's commerce works with at a time, without a call: for a timer. */
export async function tenantScope(
  platform: Platform,
  { id: tenantId, record }: StoredTenant,
  { now, locale }: { now: number; locale: Locale },
): Promise<CallScope> {
  const db = platform.database;
  const sources = openSources(platform, record);
  const everywhere: Reader = { platforms: PRODUCT_PLATFORMS, locale };
  return {
    db,
    sources,
    askLink: platform.askLink,
    now,
    tenantId,
    tenant: record,
    locale,
    t: await platform.translator(locale),
    keys: platform.keys,
    bucket: platform.bucket,
    passwords: platform.passwords,
    // What was ordered can be read also where the tenant no longer offers its marketplace.
    products: (urls) => sources.detailsOrNull(urls, everywhere),
    sendMail: createMailer(platform, { tenantId, from: senderOf(platform, record, locale), now }),
    clientAddress: '',
    demo: platform.config.DEMO,
    actor: 'SYSTEM',
  };
}

function bearer(request: Request): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Adds the shopper whose valid, unrevoked token came with the call. Throws `UNAUTHENTICATED`. */
export async function requireOwner<S extends Scope>(
  scope: S,
  request: Request,
): Promise<S & OwnerScope> {
  const token = bearer(request);
  const { tenantId, now } = scope;
  const claims = token ? await verifySessionToken(scope.keys, token, { tenantId, now }) : null;
  if (!claims) throw new Failure('UNAUTHENTICATED');
  await requireLiveSession(scope, claims);
  return { ...scope, userId: claims.userId, sessionId: claims.sessionId };
}

/** Whether the operator's token came with the call. */
export function isOperator(platform: Platform, request: Request): boolean {
  const expected = platform.config.OPERATOR_TOKEN;
  const token = bearer(request);
  return Boolean(expected && token && constantTimeEqual(token, expected));
}

/** Lets only the operator's token pass, and acts as the operator from then on. Throws `UNAUTHENTICATED`. */
export function requireOperator<S extends Scope>(
  scope: S,
  platform: Platform,
  request: Request,
): S {
  if (!isOperator(platform, request)) throw new Failure('UNAUTHENTICATED');
  return { ...scope, actor: 'OPERATOR' };
}
