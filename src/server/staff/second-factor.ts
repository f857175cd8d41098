import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { Failure } from '../../contract/errors.ts';
import { atomically } from '../commerce/base/atomically.ts';
import { countAttempts, requireAttemptsLeft } from '../commerce/identity/attempts.ts';
import { hex, hmacSha256, sha256Hex } from '../crypto/digest.ts';
import { FOR_EVER, seal, unseal } from '../crypto/sealed-cookie.ts';
import { staff, staffPasskeys, staffSessions } from '../db/schema/people/staff.ts';
import { logSecurity } from '../platform/security-log.ts';
import { mailIfLocked, mailOwner } from './account-mails.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { requireFresh } from './identity.ts';
import { ownRow } from './people-rows.ts';
import { wrongAttempts, wrongOfPerson } from './sign-in.ts';
import { attemptScope, type OwnScope, type StaffScope } from './staff-scope.ts';

const PURPOSE = 'staff authenticator';
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
/** The number of hexadecimal digits: 112 bits, too many to be guessed from a plain hash. */
const RECOVERY_LENGTH = 28;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Sampan',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/**
 * The time step of a right code, which may be one step late or early; undefined if the code is wrong.
 */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const wrongCode = () =>
  new Failure('WRONG_SECOND_FACTOR', {}, [{ field: 'code', code: 'invalid' }]);

/** Throws `FORBIDDEN` if the caller has a second factor and has not shown it in this session. */
export function requireShown({ identity }: StaffScope): void {
  if (identity.hasSecondFactor && identity.secondFactorAt === null) throw new Failure('FORBIDDEN');
}

/** The kinds of second factors that the caller has set up. */
export async function ownFactors(
  { db }: Pick<StaffScope, 'db'>,
  { id, totpSecret }: { id: string; totpSecret: string | null },
): Promise<('APP' | 'PASSKEY')[]> {
  const passkeys = await db.$count(staffPasskeys, eq(staffPasskeys.staffId, id));
  return [
    ...(totpSecret === null ? [] : ['APP' as const]),
    ...(passkeys > 0 ? ['PASSKEY' as const] : []),
  ];
}

/**
 * The recovery codes that belong to a secret, in groups of four. Nobody can compute them without the deployment's
 * keys.
 */
function recoveryCodesOf({ keys }: StaffScope, secret: string): Promise<string[]> {
  const [{ key }] = keys.signing;
  const numbers = Array.from({ length: RECOVERY_CODES }, (_, number) => number);
  return Promise.all(
    numbers.map(async (number) => {
      const mac = await hmacSha256(
        key as Uint8Array<ArrayBuffer>,
        `recovery code ${number} of ${secret}`,
      );
      const code = hex(mac).slice(0, RECOVERY_LENGTH).toUpperCase();
      return code.replaceAll(/.{4}(?=.)/g, '$&-');
    }),
  );
}

/**
 * A secret for the caller's authenticator app, with its recovery codes: a new one, or `given` again. Nothing is
 * stored before `enableSecondFactor`.
 */
export async function setUpSecondFactor(scope: StaffScope, given?: string) {
  const row = await ownRow(scope);
  requireShown(scope);
  const secret = given ?? new Secret({ size: 20 }).base32;
  const uri = totpOf(secret, row.email).toString();
  return { secret, uri, recoveryCodes: await recoveryCodesOf(scope, secret) };
}

/**
 * Stores the caller's authenticator app, if the code shows that it works, and its recovery codes. The
 * session counts as confirmed. To replace a second factor, the caller must have shown it within the last
 * minutes. Throws `WRONG_SECOND_FACTOR`, `SECOND_FACTOR_STALE`.
 */
export async function enableSecondFactor(
  scope: OwnScope,
  { secret, code }: { secret: string; code: string },
): Promise<void> {
  const { db, now, keys } = scope;
  const row = await ownRow(scope);
  requireShown(scope);
  // Otherwise somebody who finds an open desk could replace the app, and then do everything that needs a
  // fresh second factor.
  if (scope.identity.hasSecondFactor) requireFresh(scope.identity, scope);
  const step = stepOf(secret, code, now);
  if (step === undefined) throw wrongCode();
  const recoveryCodes = await recoveryCodesOf(scope, secret);
  await atomically(
    scope,
    [
      db
        .update(staff)
        .set({
          totpSecret: await seal(keys, PURPOSE, secret, FOR_EVER, now),
          totpStep: step,
          recoveryCodes: await Promise.all(
            recoveryCodes.map((one) => sha256Hex(one.replaceAll('-', ''))),
          ),
        })
        .where(eq(staff.id, row.id)),
      confirmStatement(scope),
    ],
    {},
  );
  logSecurity({ ...scope, tenantId: undefined }, 'staff_second_factor_set', row.id);
  await mailOwner(scope, row, 'APP');
}

/**
 * Checks the second factor for the caller's session: a code that was not used before, or a recovery code,
 * which is then used up. Throws `WRONG_SECOND_FACTOR`, and `TOO_MANY_REQUESTS` after ten wrong ones.
 */
export async function confirmSecondFactor(
  scope: OwnScope,
  { code }: { code: string },
): Promise<void> {
  const { db, now, keys } = scope;
  const row = await ownRow(scope);
  const counters = wrongAttempts(scope, 'code', row.id);
  await requireAttemptsLeft(attemptScope(scope), counters);
  const secret = row.totpSecret && (await unseal(keys, PURPOSE, row.totpSecret, now));
  const step = typeof secret === 'string' && /^\d{6}$/.test(code) ? stepOf(secret, code, now) : 0;
  const codeHash = await sha256Hex(code);
  const isRecovery = row.recoveryCodes.includes(codeHash);
  if (!isRecovery && (step === undefined || step <= row.totpStep)) {
    await countAttempts(attemptScope(scope), counters);
    logSecurity({ ...scope, tenantId: undefined }, 'staff_second_factor_refused', row.id);
    await noteFailure(scope, 'CODE', row.email);
    mailIfLocked(scope, row, [wrongOfPerson('code', row.id)]);
    throw wrongCode();
  }
  const used = isRecovery
    ? { recoveryCodes: row.recoveryCodes.filter((hash) => hash !== codeHash) }
    : { totpStep: step ?? 0 };
  // If another call has used the same code, this writes NULL, which fails the batch.
  const isUnused = sql`${staff.totpStep} = ${row.totpStep} and ${staff.recoveryCodes} = ${JSON.stringify(row.recoveryCodes)}`;
  await atomically(
    scope,
    [
      db
        .update(staff)
        .set({ ...used, state: sql<'ACTIVE'>`case when ${isUnused} then ${staff.state} end` })
        .where(eq(staff.id, row.id)),
      confirmStatement(scope),
    ],
    { STAFF_STATE: wrongCode },
  );
}

/** The statement that notes that the second factor was shown in the caller's session. */
export const confirmStatement = ({ db, now, identity }: StaffScope) =>
  db
    .update(staffSessions)
    .set({ secondFactorAt: now })
    .where(eq(staffSessions.id, identity.sessionId));
