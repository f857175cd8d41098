import { and, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { constantTimeEqual, hex, hmacSha256 } from '../../crypto/digest.ts';
import { newCode } from '../../crypto/random.ts';
import { emailCodes } from '../../db/schema/people/users.ts';
import type { MailText } from '../../platform/platform.ts';
import { iso } from '../base/clock.ts';
import { failureOf } from '../base/failures.ts';
import type { Scope } from '../base/scope.ts';
import {
  type AttemptLimit,
  type Counter,
  countAttempts,
  forgiveAttempt,
  networkCounter,
  tooManyRequests,
} from './attempts.ts';
import { callerOf, isKnownDevice } from './callers.ts';
import { codeMail } from './mail.ts';

/** The purpose of a code. A code is worthless for the other purpose. */
export type CodePurpose = 'email-code' | 'sign-in-code';

const VALID_MS = 10 * 60_000;
const RESEND_MS = 60_000;
/** The tries of a code by the caller that requested it, and as many by all others together. */
const MAX_TRIES = 5;
/** How long after the confirmation of its code an e-mail may sign up. */
const VERIFIED_MS = 30 * 60_000;
/**
 * The limits of mailed codes. With fifty codes a day and ten tries of each, guessing a code of one e-mail
 * takes years. One network can't use up all codes of an e-mail, because each caller has a lower limit. A
 * device that the e-mail knows has only the caller's limit.
 */
const PER_EMAIL: AttemptLimit = { limit: 50, windowSeconds: 86_400 };
const PER_CALLER: AttemptLimit = { limit: 10, windowSeconds: 86_400 };
const PER_NETWORK: AttemptLimit = { limit: 30, windowSeconds: 3600 };

/** How long a code is stored: while it can be used, and then while its confirmation is valid. */
export const EMAIL_CODE_KEPT_MS = VALID_MS + VERIFIED_MS;

/** The condition for the codes of an e-mail at this tenant: one for each caller that requested one. */
const codesOf = (scope: Scope, email: string) =>
  and(eq(emailCodes.tenantId, scope.tenantId), eq(emailCodes.email, email));

/** The condition for the code that this caller requested. */
const isRequestedByCaller = (scope: Scope, email: string) =>
  eq(emailCodes.askedBy, callerOf(scope, email));

function countersOf(scope: Scope, email: string): Counter[] {
  const caller = { key: `send-code:${email}@${callerOf(scope, email)}`, ...PER_CALLER };
  if (isKnownDevice(scope, email)) return [caller];
  const network = networkCounter(scope, 'send-code', PER_NETWORK);
  return [network, caller, { key: `send-code:${email}`, ...PER_EMAIL }];
}

type CodeSent = { resendAfterSeconds: number; expiresInSeconds: number; sentAt: string };

/** Mails a new code that confirms an e-mail. Throws as `mailCode`. */
export function sendEmailCode(scope: Scope, email: string): Promise<CodeSent> {
  return mailCode(scope, email, {
    purpose: 'email-code',
    letter: (code, minutes) => codeMail(scope, { to: email, code, minutes }),
  });
}

/**
 * Mails a new code, which replaces the earlier one of the same caller. Another caller's request leaves it
 * valid. Does the same for every e-mail, with or without an account. Throws
 * `TOO_MANY_REQUESTS` with `retryAfterSeconds` within 60 seconds of the caller's last code, and beyond
 * the daily limit of a caller or of an e-mail, or the hourly limit of a network.
 */
export async function mailCode(
  scope: Scope,
  email: string,
  what: { purpose: CodePurpose; letter: (code: string, minutes: number) => MailText },
): Promise<CodeSent> {
  const counters = countersOf(scope, email);
  await countAttempts(scope, counters);
  const code = newCode();
  const newRow = {
    codeHash: await digest(scope, email, code, what.purpose),
    sentAt: scope.now,
    expiresAt: scope.now + VALID_MS,
    attempts: 0,
    strangerAttempts: 0,
    verifiedAt: null,
    verifiedFrom: null,
  };
  const [stored] = await scope.db
    .insert(emailCodes)
    .values({ tenantId: scope.tenantId, email, askedBy: callerOf(scope, email), ...newRow })
    .onConflictDoUpdate({
      target: [emailCodes.tenantId, emailCodes.email, emailCodes.askedBy],
      set: newRow,
      setWhere: lte(emailCodes.sentAt, scope.now - RESEND_MS),
    })
    .returning({ sentAt: emailCodes.sentAt });
  if (!stored) {
    // Only mailed codes count. Otherwise refused calls of others would use up the owner's codes.
    for (const { key } of counters) await forgiveAttempt(scope, key);
    throw await tooSoon(scope, email);
  }
  const isSent = await scope.sendMail(what.letter(code, VALID_MS / 60_000), {
    expiresAt: newRow.expiresAt,
    topic: 'code',
  });
  if (!isSent) throw new Failure('MAIL_FAILED');
  return {
    resendAfterSeconds: RESEND_MS / 1000,
    expiresInSeconds: VALID_MS / 1000,
    sentAt: iso(scope.now),
  };
}

/** Confirms a code for the caller; uses up neither the code nor a try. Throws `WRONG_EMAIL_CODE`. */
export async function verifyEmailCode(scope: Scope, email: string, code: string): Promise<void> {
  const codeHash = await requireRightCode(scope, email, code);
  await scope.db
    .update(emailCodes)
    .set({
      verifiedAt: scope.now,
      verifiedFrom: callerOf(scope, email),
      ...addTries(isRequestedByCaller(scope, email), -1),
    })
    .where(and(codesOf(scope, email), eq(emailCodes.codeHash, codeHash)));
}

/**
 * Checks a code and uses it up. `beforeUse` runs once the code is known to be right; if it throws, the
 * code stays usable. If several calls use the same code at once, only one succeeds. Throws
 * `WRONG_EMAIL_CODE`.
 */
export async function consumeEmailCode(
  scope: Scope,
  email: string,
  code: string,
  beforeUse?: () => Promise<void>,
  purpose: CodePurpose = 'email-code',
): Promise<void> {
  const codeHash = await requireRightCode(scope, email, code, purpose);
  await beforeUse?.();
  const used = await scope.db
    .delete(emailCodes)
    .where(and(codesOf(scope, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ email: emailCodes.email });
  if (used.length === 0) throw wrongCode();
}

/**
 * The condition for a confirmation (`verifyEmailCode`) by this caller in the last 30 minutes. One by
 * another caller does not prove that this caller owns the e-mail. Undefined for a caller whose device
 * and network are unknown.
 */
function isVerified(scope: Scope, email: string): SQL | undefined {
  const caller = callerOf(scope, email);
  if (caller === '') return undefined;
  return and(
    codesOf(scope, email),
    gte(emailCodes.verifiedAt, scope.now - VERIFIED_MS),
    eq(emailCodes.verifiedFrom, caller),
  );
}

/** Whether the caller has confirmed the e-mail in the last 30 minutes. */
export async function isVerifiedEmail(scope: Scope, email: string): Promise<boolean> {
  const verified = isVerified(scope, email);
  if (!verified) return false;
  const found = await scope.db.select({ email: emailCodes.email }).from(emailCodes).where(verified);
  return found.length > 0;
}

/** Whether a code was mailed to the caller that can still be tried. */
async function hasOpenCode(scope: Scope, email: string): Promise<boolean> {
  const found = await scope.db
    .select({ email: emailCodes.email })
    .from(emailCodes)
    .where(
      and(
        codesOf(scope, email),
        isRequestedByCaller(scope, email),
        lt(emailCodes.attempts, MAX_TRIES),
        gt(emailCodes.expiresAt, scope.now),
      ),
    );
  return found.length > 0;
}

/** Uses up the caller's confirmation of an e-mail. Throws `WRONG_EMAIL_CODE` if there is no confirmation. */
export async function consumeConfirmation(scope: Scope, email: string): Promise<void> {
  const verified = isVerified(scope, email);
  if (!verified) throw wrongCode();
  const used = await scope.db
    .delete(emailCodes)
    .where(verified)
    .returning({ email: emailCodes.email });
  if (used.length === 0) throw wrongCode();
}

/**
 * Checks that the caller owns an e-mail: by the given code, or without a code by an earlier confirmation. Uses
 * up neither code nor confirmation. Throws `WRONG_EMAIL_CODE`.
 */
async function checkEmailProof(
  scope: Scope,
  email: string,
  code: string | undefined,
): Promise<void> {
  if (code !== undefined) await verifyEmailCode(scope, email, code);
  else if (!(await isVerifiedEmail(scope, email))) throw wrongCode();
}

/**
 * The failure of `checkEmailProof`; undefined if it passes. Throws it if no code that can still be tried
 * was mailed to the caller, because the checks that follow take as long as hashing a password.
 */
export async function emailProofFailure(
  scope: Scope,
  email: string,
  code: string | undefined,
): Promise<Failure | undefined> {
  const unproven = await failureOf(checkEmailProof(scope, email, code));
  if (unproven && !(await hasOpenCode(scope, email))) throw unproven;
  return unproven;
}

/** As `checkEmailProof`, and uses the code or the confirmation up. */
export async function consumeEmailProof(
  scope: Scope,
  email: string,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) await consumeConfirmation(scope, email);
  else await consumeEmailCode(scope, email, code);
}

/** Adds to the tries of a code: to those of the caller that requested it, or to those of all others. */
const addTries = (isOwnCode: SQL, by: 1 | -1) => ({
  attempts: sql`${emailCodes.attempts} + case when ${isOwnCode} then ${by} else 0 end`,
  strangerAttempts: sql`${emailCodes.strangerAttempts} + case when ${isOwnCode} then 0 else ${by} end`,
});

/**
 * Counts a try before it compares the codes, so that concurrent tries can't exceed five. Returns the
 * hash of the matching code. Throws `WRONG_EMAIL_CODE`.
 */
async function requireRightCode(
  scope: Scope,
  email: string,
  code: string,
  purpose: CodePurpose = 'email-code',
): Promise<string> {
  const isOwnCode = isRequestedByCaller(scope, email);
  const tries = sql`case when ${isOwnCode} then ${emailCodes.attempts} else ${emailCodes.strangerAttempts} end`;
  const counted = await scope.db
    .update(emailCodes)
    .set(addTries(isOwnCode, 1))
    .where(
      and(codesOf(scope, email), sql`${tries} < ${MAX_TRIES}`, gt(emailCodes.expiresAt, scope.now)),
    )
    .returning({ codeHash: emailCodes.codeHash });
  const typedHash = await digest(scope, email, code, purpose);
  const match = counted.find(({ codeHash }) => constantTimeEqual(codeHash, typedHash));
  if (!match) throw wrongCode();
  return match.codeHash;
}

function wrongCode(): Failure {
  return new Failure('WRONG_EMAIL_CODE', {}, [{ field: 'verificationCode', code: 'code' }]);
}

async function tooSoon(scope: Scope, email: string): Promise<Failure> {
  const [last] = await scope.db
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(and(codesOf(scope, email), isRequestedByCaller(scope, email)));
  const waitMs = last ? last.sentAt + RESEND_MS - scope.now : RESEND_MS;
  return tooManyRequests(waitMs);
}

/**
 * The HMAC of a code. A plain hash would not do, because there are only a million codes. It includes
 * tenant, e-mail and purpose, so that a code is valid only for them.
 */
async function digest(
  scope: Scope,
  email: string,
  code: string,
  purpose: CodePurpose,
): Promise<string> {
  const [{ key }] = scope.keys.payPassword;
  const message = JSON.stringify([purpose, scope.tenantId, email, code]);
  return hex(await hmacSha256(new Uint8Array(key), message));
}
