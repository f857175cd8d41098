import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  OperationKind,
  UploadCatalog,
} from '../../../../contract/values/money/account-kinds.ts';
import type { NoticeSettings } from '../../../../contract/values/people/notification-types.ts';
import type { ShopperState } from '../../../../contract/values/people/shopper-kinds.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import type { CompanyType } from '../../../../contract/values/shop/site-kinds.ts';
import { owned, referenceTo, shopperId } from '../owned.ts';

/** The characters of a phone number, the last one first: the end of a number is what people remember. */
const reversedPhone = Array.from({ length: 16 }, (_, i) => `substr(phone_number, ${-i - 1}, 1)`);

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    secondEmail: text('second_email').notNull().default(''),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    language: text('language').$type<Locale>().notNull(),
    passwordHash: text('password_hash').notNull(),
    payPasswordHash: text('pay_password_hash'),
    /** Consecutive wrong pay passwords, and those of `payPasswordDay` (days since the epoch). */
    payPasswordFailures: integer('pay_password_failures').notNull().default(0),
    payPasswordDayFailures: integer('pay_password_day_failures').notNull().default(0),
    payPasswordDay: integer('pay_password_day').notNull().default(0),
    payPasswordLockedUntil: integer('pay_password_locked_until').notNull().default(0),
    /** When it was last reset by code. Withdrawals are blocked for a day after. */
    payPasswordResetAt: integer('pay_password_reset_at').notNull().default(0),
    promotionCode: text('promotion_code').notNull().default(''),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    state: text('state').$type<ShopperState>().notNull().default('ACTIVE'),
    /** Why the shopper is blocked; empty if they are not. */
    blockedReason: text('blocked_reason').notNull().default(''),
    /** The name as `foldName` writes it, whose words a trigger puts into `shopper_words`. */
    searchName: text('search_name').notNull().default(''),
    /** Kinds of notifications that are not mailed, and not sent to browsers; null if all are. */
    noticeSettings: text('notice_settings', { mode: 'json' }).$type<NoticeSettings>(),
    phoneReversed: text('phone_reversed').generatedAlwaysAs(sql.raw(reversedPhone.join(' || ')), {
      mode: 'virtual',
    }),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_tenant_email').on(t.tenantId, t.email),
    uniqueIndex('users_key').on(t.tenantId, t.id),
    // For the staff's lists and searches.
    index('users_newest').on(t.tenantId, t.createdAt, t.id),
    index('users_state').on(t.tenantId, t.state, t.createdAt, t.id),
    index('users_phone').on(t.tenantId, t.phoneReversed),
  ],
);

/**
 * The words of shoppers' names, for searches by the beginning of a word. Triggers keep them up to date.
 */
export const shopperWords = sqliteTable(
  'shopper_words',
  {
    tenantId: text('tenant_id').notNull(),
    word: text('word').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.word, t.userId] }),
    referenceTo(users, t, t.userId),
    // With the word, so that a second word of a name is looked for among the words of one shopper.
    index('shopper_words_owner').on(t.tenantId, t.userId, t.word),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** Browser and system, such as `Firefox · Android`; empty if unknown. */
    device: text('device').notNull().default(''),
    /** The network of the last use, without its last part: `203.0.113.*`; empty if unknown. */
    network: text('network').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    /** Written at most once an hour, so the last use may be up to an hour later. */
    lastUsedAt: integer('last_used_at').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    index('sessions_user').on(t.tenantId, t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

export const emailCodes = sqliteTable(
  'email_codes',
  {
    tenantId: text('tenant_id').notNull(),
    email: text('email').notNull(),
    /** The caller that requested it (`callerOf`): each caller has a code of its own. */
    askedBy: text('asked_by').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Attempts by the caller that requested it, and by all others. */
    attempts: integer('attempts').notNull().default(0),
    strangerAttempts: integer('stranger_attempts').notNull().default(0),
    /** When the code was confirmed. Sign-up is then possible without it for 30 minutes. */
    verifiedAt: integer('verified_at'),
    /** The caller that confirmed it. Only this caller may sign up with it. */
    verifiedFrom: text('verified_from'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.email, t.askedBy] }),
    index('email_codes_sent').on(t.sentAt),
  ],
);

/** Attempts counted in a time window: wrong sign-ins, mailed codes, calls of a network. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (t) => [index('attempts_window').on(t.windowEndsAt)],
);

/**
 * The slots of attempts whose pay password is being compared (`pay-password-attempts.ts`). The slot of a
 * process that died is deleted when the shopper's next attempt ends.
 */
export const payPasswordAttempts = sqliteTable(
  'pay_password_attempts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    startedAt: integer('started_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    index('pay_password_attempts_owner').on(t.tenantId, t.userId, t.startedAt),
  ],
);

/** The codes that a tenant accepts at sign-up, in upper case. */
export const promotionCodes = sqliteTable(
  'promotion_codes',
  {
    tenantId: text('tenant_id').notNull(),
    code: text('code').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
);

const place = {
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  province: text('province').notNull(),
  city: text('city').notNull(),
  district: text('district').notNull(),
  line1: text('line1').notNull(),
  postCode: text('post_code').notNull(),
  defaultAddress: integer('default_address', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
};
const abroad = {
  country: text('country').notNull(),
  line2: text('line2').notNull(),
  taxId: text('tax_id').notNull(),
};

export const addresses = sqliteTable('addresses', { ...owned, ...place, ...abroad }, (t) => [
  referenceTo(users, t, t.userId),
  index('addresses_owner').on(t.tenantId, t.userId),
]);

export const billingAddresses = sqliteTable(
  'billing_addresses',
  {
    ...owned,
    ...place,
    ...abroad,
    type: text('type').$type<CompanyType>().notNull(),
    companyName: text('company_name').notNull(),
    taxNo: text('tax_no').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    index('billing_addresses_owner').on(t.tenantId, t.userId),
  ],
);

export const userWarehouses = sqliteTable('user_warehouses', { ...owned, ...place }, (t) => [
  referenceTo(users, t, t.userId),
  index('user_warehouses_owner').on(t.tenantId, t.userId),
]);

/** The security log of an account: who changed what, when. */
export const operations = sqliteTable(
  'operations',
  {
    ...owned,
    kind: text('kind').$type<OperationKind>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    index('operations_owner').on(t.tenantId, t.userId, t.createdAt),
  ],
);

/** The files that shoppers and operators uploaded. Their bytes are in the bucket. */
export const uploads = sqliteTable(
  'uploads',
  {
    /** The key in the bucket. */
    key: text('key').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** The shopper who uploaded the file; empty for an operator's file, and for a picture to search by. */
    userId: text('user_id').notNull(),
    shopperId,
    catalog: text('catalog').$type<UploadCatalog>().notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 in lower-case hex. */
    sha256: text('sha256').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [referenceTo(users, t, t.shopperId), index('uploads_age').on(t.createdAt)],
);
