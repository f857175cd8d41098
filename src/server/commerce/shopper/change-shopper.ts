import type { SQL } from 'drizzle-orm';
import { users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { notifyOfOperation, recordOperation } from '../identity/operations.ts';
import { revokeAllSessions } from '../identity/sessions.ts';
import { isUser } from '../identity/users.ts';
import { type ShopperEvent, shopperStates } from './shopper-states.ts';
import { tenantShopper } from './shopper-view.ts';

type Move = {
  event: ShopperEvent;
  changes: Partial<typeof users.$inferInsert>;
  /** A condition that must hold when the change is written. */
  condition?: SQL | undefined;
  also: Statement[];
} & Proof;

/** Further checks: statements before the change, and the failures of their guards. */
export type Proof = { first?: Statement[]; guards?: Parameters<typeof atomically>[2] };

/**
 * Moves the account of a shopper to another state, together with the statements in `also`. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION`, also if a concurrent call changed the state first.
 */
export async function moveShopper(
  scope: Scope,
  id: string,
  { event, changes, condition, also, first = [], guards = {} }: Move,
): Promise<void> {
  const { state } = await tenantShopper(scope, id);
  const to = shopperStates.nextOrFail(state, event);
  await atomically(
    scope,
    [
      ...first,
      scope.db
        .update(users)
        .set({
          ...changes,
          state: onlyFrom(users.state, [state], to, condition),
          version: increased(users.version),
        })
        .where(isUser(scope, id)),
      ...also,
    ],
    { ...guards, SHOPPER_STATE: () => illegalTransition(state, event) },
  );
}

/** Blocks a shopper, who is signed out and can't sign in. Throws as `moveShopper`. */
export async function blockShopper(scope: Scope, id: string, reason: string): Promise<void> {
  await moveShopper(scope, id, {
    event: 'BLOCKED',
    changes: { blockedReason: reason },
    also: [revokeAllSessions(scope, id), recordOperation(scope, id, 'SIGN_OUT_BY_SUPPORT')],
  });
  logSecurity(scope, 'sessions_ended', id);
}

/** Lets a blocked shopper sign in again. Throws as `moveShopper`. */
export function unblockShopper(scope: Scope, id: string): Promise<void> {
  return moveShopper(scope, id, { event: 'UNBLOCKED', changes: { blockedReason: '' }, also: [] });
}

/** Ends every session of a shopper, who is notified. Throws `NOT_FOUND`. */
export async function signOutShopper(scope: Scope, id: string): Promise<void> {
  await tenantShopper(scope, id);
  await atomically(
    scope,
    [
      revokeAllSessions(scope, id),
      recordOperation(scope, id, 'SIGN_OUT_BY_SUPPORT'),
      notifyOfOperation(scope, id, 'SIGN_OUT_EVERYWHERE'),
    ],
    {},
  );
  logSecurity(scope, 'sessions_ended', id);
}

/**
 * Removes the pay password and its lock. The shopper is notified, sets a new one with the login password or a
 * mailed code, and can't withdraw for a day. Throws `NOT_FOUND`.
 */
export async function clearPayPassword(scope: Scope, id: string): Promise<void> {
  await tenantShopper(scope, id);
  await atomically(
    scope,
    [
      scope.db
        .update(users)
        .set({
          payPasswordHash: null,
          payPasswordFailures: 0,
          payPasswordDayFailures: 0,
          payPasswordLockedUntil: 0,
          payPasswordResetAt: scope.now,
        })
        .where(isUser(scope, id)),
      recordOperation(scope, id, 'PAY_PASSWORD_RESET'),
      notifyOfOperation(scope, id, 'PAY_PASSWORD_RESET'),
    ],
    {},
  );
  logSecurity(scope, 'pay_password_reset', id);
}
