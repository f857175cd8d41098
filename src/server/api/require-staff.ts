import type { Endpoint } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import { countNetworkAttempt } from '../commerce/identity/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { logSecurity } from '../platform/security-log.ts';
import { noteFailure } from '../staff/failed-sign-ins.ts';
import { identify, isOfSession } from '../staff/identify.ts';
import { isPending, requireFresh, requireRight, worksFor } from '../staff/identity.ts';
import { attemptScope, type StaffScope } from '../staff/staff-scope.ts';
import { bearerToken, type CallScope, deskOriginOf } from './scope.ts';

/**
 * The limit of wrong tokens from a network. Tokens can't be guessed; the limit stops broken or hostile
 * programs that try again and again.
 */
const WRONG_TOKENS = { limit: 10_000, windowSeconds: 15 * 60 };

/**
 * The scope of a call of the staff: with the caller, and the texts of the desk. Throws `UNAUTHENTICATED`
 * without a valid token, and logs it unless an open page asks after its session has ended,
 * `TOO_MANY_REQUESTS` after too many; then as `requireRight`, and `requireFresh` if the call needs it.
 */
export async function requireStaff<S extends CallScope>(
  scope: S,
  platform: Platform,
  request: Request,
  {
    right = 'self',
    fresh = false,
    atStations,
    polled,
  }: Pick<Endpoint, 'right' | 'fresh' | 'atStations' | 'polled'>,
): Promise<S & StaffScope> {
  const { db, now, keys, demo } = scope;
  const token = bearerToken(request);
  const { OPERATOR_TOKEN } = platform.config;
  const identity = await identify({ db, now, keys, demo }, token, OPERATOR_TOKEN, {
    isUse: !polled,
  });
  if (!identity) {
    const isAfterEnd = polled && token && (await isOfSession(scope, token));
    if (!isAfterEnd) await noteRefused(scope, token);
    throw new Failure('UNAUTHENTICATED');
  }
  if (right !== 'pending' && isPending(identity, demo)) {
    throw new Failure('FORBIDDEN', { right: 'second-factor' });
  }
  try {
    const isOwn = right === 'self' || right === 'pending';
    // A person's own data, such as passwords and factors, can't be changed after signing in by badge and
    // PIN.
    if (identity.station && isOwn && !atStations)
      throw new Failure('FORBIDDEN', { right: 'station' });
    requireRight(identity, right, scope.tenantId);
    if (fresh) requireFresh(identity, scope);
  } catch (error) {
    logSecurity(scope, 'staff_right_refused', identity.id);
    throw error;
  }
  return {
    ...scope,
    identity,
    actor: 'OPERATOR',
    staffId: identity.id,
    t: await platform.deskTranslator(scope.locale),
    deskOrigin: deskOriginOf(platform.config) ?? scope.origin,
  };
}

/** Logs that a call was refused; with a token, also notes and counts it. Throws `TOO_MANY_REQUESTS`. */
async function noteRefused(scope: CallScope, token: string | undefined): Promise<void> {
  logSecurity(scope, 'operator_token_refused');
  if (!token) return;
  await countNetworkAttempt(attemptScope(scope), 'token', WRONG_TOKENS);
  await noteFailure(scope, 'TOKEN');
}

/** The scope of a member of the staff who works for the tenant; undefined for any other caller. */
export async function staffOfTenant(
  scope: CallScope,
  platform: Platform,
  request: Request,
): Promise<CallScope | undefined> {
  const { config } = platform;
  const identity = await identify(scope, bearerToken(request), config.OPERATOR_TOKEN);
  if (!identity || isPending(identity, scope.demo)) return undefined;
  return worksFor(identity, scope.tenantId) ? { ...scope, actor: 'OPERATOR' } : undefined;
}
