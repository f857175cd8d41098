import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../../../../contract/calls/user.ts';
import { Failure } from '../../../../contract/errors.ts';
import type { PasskeySigned } from '../../../../contract/values/people/passkeys.ts';
import {
  CHALLENGE_MS,
  questionForKnown,
  readSigned,
  userHandleOf,
} from '../../../crypto/web-authn.ts';
import { passkeys } from '../../../db/schema/people/sign-in.ts';
import { users } from '../../../db/schema/people/users.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import type { AtOrigin, Scope } from '../../base/scope.ts';
import {
  type AttemptLimit,
  type Counter,
  countAttempts,
  countNetworkAttempt,
  networkCounter,
  requireAttemptsLeft,
} from '../attempts.ts';
import { signInAs } from '../sign-in.ts';
import { storeAttempt, takeAttempt } from '../sign-in-attempts.ts';
import type { User } from '../users.ts';
import { relyingParty, requirePasskeys } from './relying-party.ts';

/** How many sign-ins with passkeys a network begins. Each page to sign in begins one, for the browser's suggestions. */
const BEGUN: AttemptLimit = { limit: 300, windowSeconds: 15 * 60 };
/**
 * The limits of wrong attempts: with a passkey from one network, and from one network altogether.
 */
const WRONG: AttemptLimit = { limit: 10, windowSeconds: 15 * 60 };
const WRONG_BY_NETWORK: AttemptLimit = { limit: 50, windowSeconds: 15 * 60 };

const PURPOSE = { purpose: 'PASSKEY_SIGN_IN' } as const;

/** Begins a sign-in: the question names nobody. Throws `NOT_FOUND` where the tenant wants none, `TOO_MANY_REQUESTS`. */
export async function beginPasskeyLogin(scope: AtOrigin<Scope>) {
  requirePasskeys(scope);
  await countNetworkAttempt(scope, 'passkey-begun', BEGUN);
  const options = await questionForKnown(relyingParty(scope));
  const attempt = await storeAttempt(scope, PURPOSE, {
    expected: { challenge: options.challenge },
    lifetimeMs: CHALLENGE_MS,
  });
  return { attempt, options };
}

/**
 * Signs in the shopper whose passkey has signed. Throws `WRONG_PASSKEY` for every fault of the passkey,
 * `ACCOUNT_BLOCKED`, `NOT_FOUND` if the tenant has no sign-in by passkey, and `TOO_MANY_REQUESTS`.
 */
export async function loginByPasskey(
  scope: AtOrigin<Scope>,
  { attempt, credential }: { attempt: string; credential: PasskeySigned },
): Promise<SignedIn> {
  requirePasskeys(scope);
  const counters: Counter[] = [
    networkCounter(scope, 'passkey', WRONG_BY_NETWORK),
    networkCounter(scope, `passkey:${credential.id.slice(0, 100)}`, WRONG),
  ];
  await requireAttemptsLeft(scope, counters);
  const expected = await takeAttempt(scope, attempt, PURPOSE);
  const owner = expected && (await ownerOf(scope, expected.challenge ?? '', credential));
  if (!owner) {
    await countAttempts(scope, counters);
    logSecurity(scope, 'passkey_refused');
    throw new Failure('WRONG_PASSKEY');
  }
  return signInAs(scope, owner);
}

/** The account whose passkey has signed the challenge; undefined for any fault. */
async function ownerOf(
  scope: AtOrigin<Scope>,
  challenge: string,
  credential: PasskeySigned,
): Promise<User | undefined> {
  const { db, now, tenantId } = scope;
  const isThis = and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, credential.id));
  const [stored] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, and(eq(users.tenantId, passkeys.tenantId), eq(users.id, passkeys.userId)))
    .where(isThis);
  if (!stored) return undefined;
  const { passkey, user } = stored;
  if (credential.response.userHandle !== userHandleOf(user.id)) return undefined;
  const counter = await readSigned(relyingParty(scope), challenge, credential, passkey);
  if (counter === undefined) return undefined;
  // Writes nothing if another answer has raised the counter meanwhile: one of the two passkeys is a copy.
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(isThis, eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0 ? user : undefined;
}
