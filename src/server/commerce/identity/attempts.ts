import { and, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { attempts } from '../../db/schema/users.ts';
import type { Scope } from '../base/scope.ts';

/** How many attempts are allowed in a window, which begins with the first attempt. */
export type AttemptLimit = { limit: number; windowSeconds: number };

const keyOf = (scope: Scope, key: string): string => `${scope.tenantId}:${key}`;

/**
 * Counts an attempt at this tenant before it is made, in one statement, so that concurrent attempts
 * can't exceed the limit. Throws `TOO_MANY_REQUESTS` with `retryAfterSeconds` beyond the limit.
 */
export async function countAttempt(
  scope: Scope,
  key: string,
  { limit, windowSeconds }: AttemptLimit,
): Promise<void> {
  const { now } = scope;
  const windowEndsAt = now + windowSeconds * 1000;
  const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
  const [counted] = await scope.db
    .insert(attempts)
    .values({ key: keyOf(scope, key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  if (!counted || counted.count <= limit) return;
  throw tooManyRequests(counted.windowEndsAt - now);
}

/**
 * Counts an attempt of the caller's network at this tenant; a caller without a known IP address is
 * not counted.
 */
export async function countAddressAttempt(
  scope: Scope,
  what: string,
  limit: AttemptLimit,
): Promise<void> {
  if (scope.clientAddress === '') return;
  await countAttempt(scope, addressKey(scope, what), limit);
}

/** The failure of an attempt that may be made again after `waitMs`. */
export const tooManyRequests = (waitMs: number): Failure =>
  new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

/** Takes back one counted attempt that turned out right, so that only wrong ones count. */
export async function forgiveAttempt(scope: Scope, key: string): Promise<void> {
  await scope.db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, keyOf(scope, key)), gt(attempts.count, 0)));
}

/** As `forgiveAttempt`, for an attempt of the caller's network; does nothing if its IP address is not known. */
export async function forgiveAddressAttempt(scope: Scope, what: string): Promise<void> {
  if (scope.clientAddress !== '') await forgiveAttempt(scope, addressKey(scope, what));
}

/** The statement that deletes all attempts of a key, for a batch. */
export function clearAttempts(scope: Scope, key: string) {
  return scope.db.delete(attempts).where(eq(attempts.key, keyOf(scope, key)));
}

function addressKey(scope: Scope, what: string): string {
  return `${what}@${networkOf(scope.clientAddress)}`;
}

/** An IPv4 address unchanged, or the /64 of an IPv6 address, because one customer has a whole /64. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
