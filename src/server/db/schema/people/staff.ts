import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { FailedSignInReason } from '../../../../contract/values/people/failed-sign-ins.ts';
import type { Right, StaffState } from '../../../../contract/values/people/rights.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { staffStationDevices } from './station-devices.ts';

/*
 * The people and machines that work for tenants. These tables belong to the deployment: a person may
 * work for several tenants. They share no row and no session with shoppers.
 */

export const staff = sqliteTable('staff', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  language: text('language').$type<Locale>().notNull(),
  state: text('state').$type<StaffState>().notNull(),
  /** Null until the invitation is accepted. */
  passwordHash: text('password_hash'),
  /** The shared secret of the authenticator app, sealed; null for a person without such an app. */
  totpSecret: text('totp_secret'),
  /** The last time step (30 seconds) whose code was used: each code works once. */
  totpStep: integer('totp_step').notNull().default(0),
  /** SHA-256 of each recovery code that is left. */
  recoveryCodes: text('recovery_codes', { mode: 'json' }).$type<string[]>().notNull().default([]),
  /** The hash of the PIN for stations; null until it is set. */
  pinHash: text('pin_hash'),
  version: integer('version').notNull().default(0),
  createdAt: integer('created_at').notNull(),
});

/** Stands for all tenants, as a value of `staff_assignments.tenant_id` or among the tenants of a key. */
export const ALL_TENANTS = '*';

/** The roles of people at tenants. */
export const staffAssignments = sqliteTable(
  'staff_assignments',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    /** A built-in role, or the id of one of the tenant's own. */
    role: text('role').notNull(),
    /** Or `ALL_TENANTS`. */
    tenantId: text('tenant_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.role, t.tenantId] }),
    index('staff_assignments_tenant').on(t.tenantId, t.staffId),
    index('staff_assignments_role').on(t.role),
  ],
);

/** The roles that tenants made of their own. Each is given at its tenant only. */
export const staffRoles = sqliteTable(
  'staff_roles',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    rights: text('rights', { mode: 'json' }).$type<Right[]>().notNull(),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('staff_roles_name').on(t.tenantId, t.name)],
);

export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Browser and system, such as `Firefox · Android`; empty if unknown. */
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the second factor was last shown; null until then. */
    secondFactorAt: integer('second_factor_at'),
    /** The browser of the station, if the session began with a badge. Such a session may do only what stations may. */
    stationDeviceId: text('station_device_id').references(() => staffStationDevices.id),
    revokedAt: integer('revoked_at'),
  },
  (t) => [
    index('staff_sessions_person').on(t.staffId, t.lastUsedAt),
    index('staff_sessions_expiry').on(t.expiresAt),
    index('staff_sessions_station').on(t.stationDeviceId),
  ],
);

/** One-time links by which a person sets a password: after an invitation, or to reset it. */
export const staffLinks = sqliteTable(
  'staff_links',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('staff_links_person').on(t.staffId), index('staff_links_expiry').on(t.expiresAt)],
);

/** The passkeys of people (WebAuthn): public keys, nothing secret. */
export const staffPasskeys = sqliteTable(
  'staff_passkeys',
  {
    /** The credential's id, in base 64 for URLs, as the browser names it. */
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    name: text('name').notNull(),
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
  (t) => [index('staff_passkeys_person').on(t.staffId, t.createdAt)],
);

/**
 * Secrets for one use: challenges of passkeys, and links to see a shop as a shopper. Each is deleted with
 * the first answer, right or wrong.
 */
export const staffChallenges = sqliteTable(
  'staff_challenges',
  {
    /** SHA-256 of the attempt's secret, which only the browser that began the attempt has. */
    attemptHash: text('attempt_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose').$type<'SIGN_IN' | 'CONFIRM' | 'ADD' | 'VIEW' | 'PREVIEW'>().notNull(),
    /**
     * The session that began it; empty for a sign-in, and the tenant's id for a view or preview.
     */
    sessionId: text('session_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('staff_challenges_expiry').on(t.expiresAt)],
);

/**
 * Refused attempts to get in: one row an hour for each reason, IP address and masked e-mail, so that a flood
 * makes few rows.
 */
export const staffFailures = sqliteTable(
  'staff_failures',
  {
    /** A hash of the hour, the reason, the address and the e-mail. */
    id: text('id').primaryKey(),
    why: text('why').$type<FailedSignInReason>().notNull(),
    address: text('address').notNull(),
    /** The e-mail that was typed, masked; empty if no e-mail was typed. */
    typed: text('typed').notNull(),
    count: integer('count').notNull(),
    lastAt: integer('last_at').notNull(),
  },
  (t) => [index('staff_failures_newest').on(t.lastAt, t.id)],
);

/** The keys of machines. Only their hashes are stored. */
export const staffKeys = sqliteTable(
  'staff_keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the key. */
    keyHash: text('key_hash').notNull(),
    rights: text('rights', { mode: 'json' }).$type<Right[]>().notNull(),
    /** Ids of tenants, or `ALL_TENANTS`. */
    tenantIds: text('tenant_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** The person who made it. */
    madeBy: text('made_by').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Written at most once an hour. */
    lastUsedAt: integer('last_used_at'),
    revokedAt: integer('revoked_at'),
  },
  (t) => [uniqueIndex('staff_keys_hash').on(t.keyHash)],
);

export const AUDIT_ACTORS = ['PERSON', 'KEY', 'ENVIRONMENT', 'SIMULATOR', 'COMMAND'] as const;
export const AUDIT_OUTCOMES = ['DONE', 'REFUSED'] as const;

/**
 * The acts of the staff, one chain of hashes for each tenant. The columns have ids and hashes, no names:
 * personal values are in `audit_personal`, and may be erased without breaking the chain. Rows can't be
 * changed, deleted or replaced (triggers).
 */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    tenantId: text('tenant_id').notNull(),
    /** 1, 2, 3 … in each tenant. */
    sequence: integer('sequence').notNull(),
    at: integer('at').notNull(),
    actorKind: text('actor_kind').$type<(typeof AUDIT_ACTORS)[number]>().notNull(),
    /** Id of the person or key. */
    actorId: text('actor_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The call of the contract, or the name of the command. */
    call: text('call').notNull(),
    /** The kind of the object that the call changes, with its id; empty if it changes none. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The object before, as canonical JSON; personal values are hashes. */
    before: text('before').notNull(),
    /** The input of the call, as canonical JSON; personal values are hashes. */
    change: text('change').notNull(),
    reason: text('reason').notNull(),
    outcome: text('outcome').$type<(typeof AUDIT_OUTCOMES)[number]>().notNull(),
    requestId: text('request_id').notNull(),
    proposalId: text('proposal_id').notNull(),
    /** The version of the form in which the entry is hashed. */
    format: integer('format').notNull(),
    /** The hash of the entry before, or 64 zeros: SHA-256 in lower-case hex, as `hash`. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.sequence] }),
    uniqueIndex('audit_entries_chain').on(t.tenantId, t.previousHash),
    index('audit_entries_subject').on(t.tenantId, t.subject, t.subjectId, t.sequence),
    index('audit_entries_actor').on(t.tenantId, t.actorId, t.sequence),
    index('audit_entries_call').on(t.tenantId, t.call, t.sequence),
  ],
);

/** The personal part of an audit entry. */
export const auditPersonal = sqliteTable(
  'audit_personal',
  {
    tenantId: text('tenant_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** The IP address of the caller. */
    address: text('address').notNull(),
    /** Hashed with each personal value. */
    salt: text('salt').notNull(),
    /** The personal values of `before` and `change`, by their hash. */
    values: text('values', { mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sequence] })],
);

/** What was the last entry of a chain at some moment: signed, and sent to places outside of the database. */
export const auditCheckpoints = sqliteTable(
  'audit_checkpoints',
  {
    tenantId: text('tenant_id').notNull(),
    sequence: integer('sequence').notNull(),
    hash: text('hash').notNull(),
    at: integer('at').notNull(),
    signature: text('signature').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sequence] })],
);
