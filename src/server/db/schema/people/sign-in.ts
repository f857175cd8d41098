import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { owned, referenceTo } from '../owned.ts';
import { users } from './users.ts';

/** The passkeys of shoppers (WebAuthn): public keys, nothing secret. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, in base 64 for URLs, as the browser names it. */
    id: text('id').notNull(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The host for which it was made: it is worthless at another host of the tenant. */
    host: text('host').notNull(),
    /** COSE, in base 64 for URLs. */
    publicKey: text('public_key').notNull(),
    /**
     * How often it has signed; a number that falls reveals a copy. 0 for passkeys that don't count.
     */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    referenceTo(users, t, t.userId),
    index('passkeys_owner').on(t.tenantId, t.userId, t.createdAt),
  ],
);

/** The purpose of a sign-in that has begun. */
export type AttemptPurpose = 'PASSKEY_SIGN_IN' | 'PASSKEY_ADD' | 'PROVIDER' | 'JOIN';

/** Sign-ins that have begun. Each is deleted with the first answer, right or wrong. */
export const signInAttempts = sqliteTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the attempt's secret, which only the browser that began it has. */
    attemptHash: text('attempt_hash').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    purpose: text('purpose').$type<AttemptPurpose>().notNull(),
    /** The session that began it; empty for a sign-in. */
    sessionId: text('session_id').notNull(),
    /** The values with which the answer is compared. */
    expected: text('expected', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sign_in_attempts_expiry').on(t.expiresAt)],
);

/**
 * The identities of shoppers at providers: the provider's id of the person, not the e-mail, which may
 * change.
 */
export const signInIdentities = sqliteTable(
  'sign_in_identities',
  {
    ...owned,
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The e-mail that the provider had confirmed when it was joined. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    uniqueIndex('sign_in_identities_subject').on(t.tenantId, t.issuer, t.subject),
    index('sign_in_identities_owner').on(t.tenantId, t.userId),
  ],
);

/**
 * The secrets with which a tenant's shop authenticates at its providers. Their other settings are in the
 * tenant's record.
 */
export const signInSecrets = sqliteTable(
  'sign_in_secrets',
  {
    tenantId: text('tenant_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** Sealed (`seal` of the crypto room). */
    secret: text('secret').notNull(),
    changedAt: integer('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.providerId] })],
);
