import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect } from 'vitest';
import { Failure } from '../../../src/contract/errors.ts';
import { STANDARD_GOODS_RULES } from '../../../src/contract/values/goods/goods-rules.ts';
import type { Locale } from '../../../src/contract/values/shop/locales.ts';
import { STANDARD_SIGN_IN } from '../../../src/contract/values/shop/sign-in-ways.ts';
import type { TenantRecord } from '../../../src/contract/values/shop/tenant-record.ts';
import type { OwnerScope, Scope } from '../../../src/server/commerce/base/scope.ts';
import { signup } from '../../../src/server/commerce/identity/accounts.ts';
import { sendEmailCode } from '../../../src/server/commerce/identity/email-codes.ts';
import { createMailer } from '../../../src/server/commerce/notice/mailer.ts';
import { listOutbox } from '../../../src/server/commerce/notice/outbox.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { type Argon2id, createPasswordHasher } from '../../../src/server/crypto/password.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import type { RateDefaults } from '../../../src/server/rates/defaults.ts';
import { memoryBucket } from './memory-bucket.ts';
import { translator } from './translator.ts';

export const NOW = Date.UTC(2026, 10, 21, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 1440 * MINUTE;

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
/** Stands in for argon2 where its cost is not the subject; it still yields, so that calls overlap. */
const cheapArgon2id: Argon2id = async (password, salt) => {
  await new Promise((resolve) => setImmediate(resolve));
  return hmac(sha256, salt, password);
};
export const passwords = createPasswordHasher(cheapArgon2id);

/** The fields of a tenant record that identity and notices read. */
const record = {
  currency: 'AUD',
  name: { en: 'Sampan & Co', ar: 'سامبان' },
  themeColor: '#0f766e',
  serviceEmail: 'help@sampan.test',
  servicePhone: '',
  supportedLanguages: ['en', 'ar', 'la'],
  countries: ['au', 'la', 'kr', 'ru', 'cl', 'mx', 'kz'],
  tenantPreference: { showTransit: true },
  goodsRules: STANDARD_GOODS_RULES,
  signIn: STANDARD_SIGN_IN,
} as unknown as TenantRecord;

/** No payment provider is asked. */
const NO_GATEWAYS = {
  stripe: 'http://127.0.0.1:9',
  paypal: 'http://127.0.0.1:9',
  paypalSandbox: 'http://127.0.0.1:9',
  timeoutMs: 1000,
};

/** No service of exchange rates is asked. */
export const NO_RATES: RateDefaults = {
  source: '',
  marginBp: 0,
  gateways: { erApi: 'http://127.0.0.1:9', ecb: 'http://127.0.0.1:9', timeoutMs: 1000 },
};

type Caller = Pick<Scope, 'clientAddress' | 'userAgent' | 'device' | 'log'>;

/** The scope of a call to a tenant at time `now`; its mails go to the outbox. */
export async function openTestScope(
  db: Database,
  {
    tenantId = 'one',
    now = NOW,
    locale = 'en',
    ...caller
  }: { tenantId?: string; now?: number; locale?: Locale } & Partial<Caller> = {},
): Promise<Scope> {
  const platform = { database: db, sendMail: undefined, log: () => {} };
  return {
    db,
    now,
    tenantId,
    tenant: record,
    host: 'shop.sampan.test',
    locale,
    currency: record.currency,
    t: await translator(locale),
    keys,
    bucket: memoryBucket(),
    passwords,
    products: async () => new Map(),
    gateways: NO_GATEWAYS,
    rates: NO_RATES,
    sendMail: createMailer(platform, {
      tenantId,
      from: 'shop@sampan.test',
      replyTo: record.serviceEmail,
      now,
    }),
    log: () => {},
    clientAddress: '',
    userAgent: '',
    device: undefined,
    ...caller,
    demo: false,
    actor: 'SHOPPER',
  };
}

/** The newest code that was mailed to an address. */
export async function mailedCode(db: Database, to: string): Promise<string> {
  const [mail] = await listOutbox(db, { to, limit: 1 });
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

/** A wrong code. */
export const otherCode = (code: string): string => (code === '000001' ? '000002' : '000001');

/** A shopper with an account, signed in. */
export async function signUpShopper(
  scope: Scope,
  { email = 'mia@example.org', loginPassword = 'seven blue boats' } = {},
): Promise<OwnerScope> {
  await sendEmailCode(scope, email);
  const { accessToken, profile } = await signup(scope, {
    name: 'Mia Tan',
    email,
    verificationCode: await mailedCode(scope.db, email),
    loginPassword,
    phoneNumber: '',
    secondEmail: '',
    promotionCode: '',
  });
  return { ...scope, userId: profile.id, sessionId: sessionIdOf(accessToken) };
}

export function sessionIdOf(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).jti;
}

/** The failure of a call; the test fails if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

export async function failureCode(call: Promise<unknown>): Promise<string> {
  return (await failureOf(call)).code;
}
