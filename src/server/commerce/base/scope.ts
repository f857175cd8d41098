import type { Product } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { PasswordHasher } from '../../crypto/password.ts';
import type { Gateways } from '../../payments/provider.ts';
import type { Bucket } from '../../platform/bucket.ts';
import type { Database, MailText } from '../../platform/platform.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import type { CallRecord } from './call-record.ts';

/**
 * Looks up products at today's prices; sourcing implements it. The map is keyed by canonical URL.
 * Unknown products are absent; a product is null while its marketplace doesn't answer. With
 * `onlyEmbedded` no marketplace is asked.
 */
export type ProductLookup = (
  urls: readonly string[],
  options?: { onlyEmbedded?: boolean },
) => Promise<Map<string, Product | null>>;

/** A stored tenant: its record at a revision. */
export type StoredTenant = { id: string; record: TenantRecord; revision: number };

/** An idempotency key that a call has claimed; `claimedAt` in milliseconds since the epoch. */
export type ClaimedKey = { tenantId: string; userId: string; key: string; claimedAt: number };

/** A device on which somebody has signed in with this e-mail. */
export type Device = { id: string; email: string };

export type Actor = 'SHOPPER' | 'OPERATOR' | 'SYSTEM';

export type PostOptions = {
  /** When to stop trying, in milliseconds since the epoch. By default after a day. */
  expiresAt?: number;
  /** A newer mail of the same topic to the same recipient replaces it. */
  topic?: string;
};

/**
 * What every commerce function gets: one tenant, one time, the caller's language, and the services
 * that it uses.
 */
export type Scope = {
  db: Database;
  /** Milliseconds since the epoch: the same for the whole call. */
  now: number;
  tenantId: string;
  tenant: TenantRecord;
  /** The host at which the caller reached the tenant; empty without a call. */
  host: string;
  locale: Locale;
  /** The currency in which the caller sees amounts besides CNY, ISO 4217. */
  currency: string;
  t: Translate;
  keys: KeyRing;
  /** The storage of uploaded files. */
  bucket: Bucket;
  passwords: PasswordHasher;
  products: ProductLookup;
  /** The URLs of the payment providers' APIs. */
  gateways: Gateways;
  /** The origins of push services that the deployment adds to the usual ones, comma separated. */
  pushServices?: string | undefined;
  /** The source of exchange rates and the margin for tenants without settings of their own. */
  rates: RateDefaults;
  /**
   * Sends a mail at once. If that fails, it is logged and a timer tries again. Resolves to whether it
   * was sent.
   */
  sendMail: (mail: MailText, options?: PostOptions) => Promise<boolean>;
  log: (line: Record<string, unknown>) => void;
  /** IP address of the caller, for counting attempts; empty if unknown. */
  clientAddress: string;
  /** The caller's `User-Agent`; empty if unknown. */
  userAgent: string;
  /** The caller's device, by its token; undefined without a valid one. */
  device: Device | undefined;
  demo: boolean;
  /** Who makes the change, for the histories. */
  actor: Actor;
  /** Id of the staff member or key that makes the change, for the histories. */
  staffId?: string;
  /** What each commit of a staff member's call also writes. */
  record?: CallRecord;
  /** The idempotency key of the call, if it came with one (`idempotency.ts`). */
  claimedKey?: ClaimedKey;
};

/** The part of a scope that a change of status needs. A timer without a tenant has it too. */
export type Acting = Pick<Scope, 'db' | 'now' | 'actor' | 'staffId' | 'record'>;

/** A database and the time of the call, in milliseconds since the epoch. */
export type DbAndNow = Pick<Scope, 'db' | 'now'>;

/** A scope, and the shopper whose data is read and written. */
export type OwnerScope = Scope & { userId: string; sessionId: string };

/** A scope, and the origin of the pages at which the caller reached the tenant: `https://shop.example.org`. */
export type AtOrigin<S extends Scope> = S & { origin: string };

/** A scope, and the cart of the visitor without an account who calls; undefined while there is none. */
export type GuestScope = Scope & { guest: GuestCart | undefined };
export type GuestCart = { id: string };

/** A scope, and whose cart is read and written: a shopper's, or that of a visitor without an account. */
export type CartScope = OwnerScope | GuestScope;

/** The scope of the shopper who owns a row, for an operator or a timer that acts on it. */
export function onBehalfOf(scope: Scope, { userId }: { userId: string }): OwnerScope {
  return { ...scope, userId, sessionId: '' };
}
