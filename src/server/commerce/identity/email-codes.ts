import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { constantTimeEqual, hex, hmacSha256 } from '../../crypto/digest.ts';
import { newCode } from '../../crypto/random.ts';
import { emailCodes } from '../../db/schema/users.ts';
import type { Scope } from '../base/scope.ts';
import {
  type AttemptLimit,
  countAddressAttempt,
  countAttempt,
  forgiveAddressAttempt,
  forgiveAttempt,
  networkOf,
  tooManyRequests,
} from './attempts.ts';
import { codeMail } from './mail.ts';

const VALID_MS = 10 * 60_000;
const RESEND_MS = 60_000;
const TRIES = 5;
/** How long after the confirmation of its code an e-mail may sign up. */
const VERIFIED_MS = 30 * 60_000;
/**
 * With five tries a code, guessing the code of one e-mail takes years. A stranger in one network
 * can't use up all codes of an e-mail, because each network has a lower limit of its own.
 */
const PER_EMAIL: AttemptLimit = { limit: 100, windowSeconds: 86_400 };
const PER_EMAIL_AND_NETWORK: AttemptLimit = { limit: 20, windowSeconds: 86_400 };
const PER_NETWORK: AttemptLimit = { limit: 30, windowSeconds: 3600 };

/** How long a stored code can be used or its confirmation count. */
export const EMAIL_CODE_KEPT_MS = VALID_MS + VERIFIED_MS;

/** The condition for the code of an e-mail at this tenant; there is at most one. */
const codeOf = (scope: Scope, email: string) =>
  and(eq(emailCodes.tenantId, scope.tenantId), eq(emailCodes.email, email));

/**
 * Mails a new code, which replaces the earlier one. Does the same for every e-mail, with or without
 * an account. Throws `TOO_MANY_REQUESTS` with `retryAfterSeconds` within 60 seconds of the last code,
 * and beyond the daily limit of an e-mail, of an e-mail from one network, or the hourly limit of a
 * network.
 */
export async function sendEmailCode(
  scope: Scope,
  email: string,
): Promise<{ resendAfterSeconds: number; expiresInSeconds: number }> {
  // The limit of e-mail and network comes first: a call that it refuses must not count for all networks.
  const limits: [string, AttemptLimit][] = [
    [`send-code:${email}@${networkOf(scope.clientAddress)}`, PER_EMAIL_AND_NETWORK],
    [`send-code:${email}`, PER_EMAIL],
  ];
  await countAddressAttempt(scope, 'send-code', PER_NETWORK);
  for (const [key, limit] of limits) await countAttempt(scope, key, limit);
  const code = newCode();
  const newRow = {
    codeHash: await digest(scope, email, code),
    sentAt: scope.now,
    expiresAt: scope.now + VALID_MS,
    attempts: 0,
    verifiedAt: null,
    verifiedFrom: null,
  };
  const [stored] = await scope.db
    .insert(emailCodes)
    .values({ tenantId: scope.tenantId, email, ...newRow })
    .onConflictDoUpdate({
      target: [emailCodes.tenantId, emailCodes.email],
      set: newRow,
      setWhere: lte(emailCodes.sentAt, scope.now - RESEND_MS),
    })
    .returning({ sentAt: emailCodes.sentAt });
  if (!stored) {
    // Only codes that are sent count: otherwise a stranger's refused calls would use up the owner's codes.
    await forgiveAddressAttempt(scope, 'send-code');
    for (const [key] of limits) await forgiveAttempt(scope, key);
    throw await tooSoon(scope, email);
  }
  const isSent = await scope.sendMail(
    codeMail(scope, { to: email, code, minutes: VALID_MS / 60_000 }),
    { expiresAt: newRow.expiresAt, topic: 'code' },
  );
  if (!isSent) throw new Failure('MAIL_FAILED');
  return { resendAfterSeconds: RESEND_MS / 1000, expiresInSeconds: VALID_MS / 1000 };
}

/** Confirms a code for the caller's network; uses up neither the code nor a try. Throws `WRONG_EMAIL_CODE`. */
export async function verifyEmailCode(scope: Scope, email: string, code: string): Promise<void> {
  const codeHash = await requireRightCode(scope, email, code);
  await scope.db
    .update(emailCodes)
    .set({
      verifiedAt: scope.now,
      verifiedFrom: networkOf(scope.clientAddress),
      attempts: sql`${emailCodes.attempts} - 1`,
    })
    .where(and(codeOf(scope, email), eq(emailCodes.codeHash, codeHash)));
}

/**
 * Checks a code and uses it up, unless `before` throws, which learns that the code is right: then it
 * stays usable. Of concurrent calls with the same code, only one succeeds. Throws `WRONG_EMAIL_CODE`.
 */
export async function consumeEmailCode(
  scope: Scope,
  email: string,
  code: string,
  before?: () => Promise<void>,
): Promise<void> {
  const codeHash = await requireRightCode(scope, email, code);
  await before?.();
  const used = await scope.db
    .delete(emailCodes)
    .where(and(codeOf(scope, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ email: emailCodes.email });
  if (used.length === 0) throw wrongCode();
}

/**
 * Uses up a confirmation (`verifyEmailCode`) that came from the caller's network in the last 30
 * minutes: one from another network does not prove that the caller owns the e-mail. Throws
 * `WRONG_EMAIL_CODE` without such a confirmation, and for a caller whose network is unknown.
 */
export async function requireVerifiedEmail(scope: Scope, email: string): Promise<void> {
  if (scope.clientAddress === '') throw wrongCode();
  const used = await scope.db
    .delete(emailCodes)
    .where(
      and(
        codeOf(scope, email),
        gte(emailCodes.verifiedAt, scope.now - VERIFIED_MS),
        eq(emailCodes.verifiedFrom, networkOf(scope.clientAddress)),
      ),
    )
    .returning({ email: emailCodes.email });
  if (used.length === 0) throw wrongCode();
}

/** Counts a try before it compares the code, so that concurrent tries can't exceed five. Returns the code's hash. */
async function requireRightCode(scope: Scope, email: string, code: string): Promise<string> {
  const [counted] = await scope.db
    .update(emailCodes)
    .set({ attempts: sql`${emailCodes.attempts} + 1` })
    .where(
      and(
        codeOf(scope, email),
        lt(emailCodes.attempts, TRIES),
        gt(emailCodes.expiresAt, scope.now),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash });
  const given = await digest(scope, email, code);
  if (!counted || !constantTimeEqual(counted.codeHash, given)) throw wrongCode();
  return counted.codeHash;
}

function wrongCode(): Failure {
  return new Failure('WRONG_EMAIL_CODE', {}, [{ field: 'verificationCode', code: 'code' }]);
}

async function tooSoon(scope: Scope, email: string): Promise<Failure> {
  const [last] = await scope.db
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(codeOf(scope, email));
  const waitMs = last ? last.sentAt + RESEND_MS - scope.now : RESEND_MS;
  return tooManyRequests(waitMs);
}

/**
 * The HMAC of a code. No plain hash, because there are only a million codes. It covers tenant and
 * e-mail, so that a code is valid nowhere else.
 */
async function digest(scope: Scope, email: string, code: string): Promise<string> {
  const [{ key }] = scope.keys.payPassword;
  const message = JSON.stringify(['email-code', scope.tenantId, email, code]);
  return hex(await hmacSha256(new Uint8Array(key), message));
}
