import { and, desc, eq, notInArray } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { areBrowserKeys } from '../../crypto/web-push.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import { commit } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';

/** The push services of the usual browsers: these hosts and those below them. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** The most browsers of a shopper; the oldest gives way. */
const MAX_BROWSERS = 10;

/**
 * Whether a browser's address is one of a push service. The server posts to it, so a shopper must not name another host:
 * only the usual ones over https, and the origins that the deployment adds (comma separated).
 */
export function isPushService(endpoint: string, added = ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (added.split(',').includes(origin)) return true;
  const isUsual = PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isUsual && protocol === 'https:' && port === '';
}

const ofOwner = ({ tenantId, userId }: OwnerScope) =>
  and(eq(pushSubscriptions.tenantId, tenantId), eq(pushSubscriptions.userId, userId));

/**
 * Sends the shopper's notifications to a browser from now on, until the session ends. A browser belongs to
 * the shopper who subscribed it last. Throws `VALIDATION_FAILED` for a URL that is not a push service's, or
 * invalid keys.
 */
export async function subscribeToPush(
  scope: OwnerScope,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const wrong = (field: string) =>
    new Failure('VALIDATION_FAILED', {}, [{ field, code: 'invalid' }]);
  if (!isPushService(endpoint, scope.pushServices)) throw wrong('endpoint');
  if (!(await areBrowserKeys({ p256dh, auth }))) throw wrong('p256dh');
  const { db, tenantId, userId, sessionId, now } = scope;
  const row = { userId, sessionId, p256dh, auth, createdAt: now };
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ofOwner(scope))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_BROWSERS);
  await commit(scope, [
    db
      .insert(pushSubscriptions)
      .values({ id: newId(now), tenantId, endpoint, ...row })
      .onConflictDoUpdate({
        target: [pushSubscriptions.tenantId, pushSubscriptions.endpoint],
        set: row,
      }),
    db
      .delete(pushSubscriptions)
      .where(and(ofOwner(scope), notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** Stops sending notifications to a browser of the shopper. */
export async function unsubscribeFromPush(scope: OwnerScope, endpoint: string): Promise<void> {
  await scope.db
    .delete(pushSubscriptions)
    .where(and(ofOwner(scope), eq(pushSubscriptions.endpoint, endpoint)));
}
