import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { attempts } from '../../db/schema/people/users.ts';
import type { Scope } from '../base/scope.ts';

/** How many attempts are allowed in a window, which begins with the first attempt. */
export type AttemptLimit = { limit: number; windowSeconds: number };

/** The key under which attempts are counted, and the limit. */
export type Counter = AttemptLimit & { key: string };

const keyOf = (scope: Scope, key: string): string => `${scope.tenantId}:${key}`;

/**
 * Counts an attempt at this tenant before it is made, in one statement, so that concurrent attempts
 * can't exceed the limit. Throws `TOO_MANY_REQUESTS` with `retryAfterSeconds` beyond the limit; a
 * refused attempt is not counted.
 */
export async function countAttempt(
  scope: Scope,
  key: string,
  { limit, windowSeconds }: AttemptLimit,
): Promise<void> {
  const { now } = scope;
  const windowEndsAt = now + windowSeconds * 1000;
  const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
  const counted = await scope.db
    .insert(attempts)
    .values({ key: keyOf(scope, key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${limit}`,
    })
    .returning({ key: attempts.key });
  if (counted.length > 0) return;
  await requireAttemptsLeft(scope, [{ key, limit, windowSeconds }]);
  // Another attempt was forgiven meanwhile. This one is still refused, but may be repeated at once.
  throw tooManyRequests(1000);
}

/** Counts an attempt under all keys. If one of the keys refuses it, the attempt counts under none of them. */
export async function countAttempts(scope: Scope, counters: readonly Counter[]): Promise<void> {
  const counted: string[] = [];
  try {
    for (const { key, ...limit } of counters) {
      await countAttempt(scope, key, limit);
      counted.push(key);
    }
  } catch (error) {
    for (const key of counted) await forgiveAttempt(scope, key);
    throw error;
  }
}

/** Throws `TOO_MANY_REQUESTS` with `retryAfterSeconds` if the attempts of one of the keys are used up. */
export async function requireAttemptsLeft(
  scope: Scope,
  counters: readonly Counter[],
): Promise<void> {
  const usedUp = counters.map(({ key, limit }) =>
    and(eq(attempts.key, keyOf(scope, key)), gte(attempts.count, limit)),
  );
  const [refused] = await scope.db
    .select({ until: sql<number>`max(${attempts.windowEndsAt})` })
    .from(attempts)
    .where(and(or(...usedUp), gt(attempts.windowEndsAt, scope.now)));
  if (refused?.until) throw tooManyRequests(refused.until - scope.now);
}

/** The counter of the caller's network; callers without a known IP address count as one network. */
export function networkCounter(scope: Scope, action: string, limit: AttemptLimit): Counter {
  return { key: `${action}@${networkOf(scope.clientAddress)}`, ...limit };
}

/** Counts an attempt of the caller's network at this tenant. Throws as `countAttempt` does. */
export async function countNetworkAttempt(
  scope: Scope,
  action: string,
  limit: AttemptLimit,
): Promise<void> {
  await countAttempts(scope, [networkCounter(scope, action, limit)]);
}

/** The failure of an attempt that may be made again after `waitMs`. */
export const tooManyRequests = (waitMs: number): Failure =>
  new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

/** Uncounts one attempt, such as one with the right password, so that only wrong ones count. */
export async function forgiveAttempt(scope: Scope, key: string): Promise<void> {
  await scope.db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, keyOf(scope, key)), gt(attempts.count, 0)));
}

/** The statement that deletes all attempts of the keys, for a batch. */
export function clearAttempts(scope: Scope, counters: readonly Counter[]) {
  const keys = counters.map(({ key }) => keyOf(scope, key));
  return scope.db.delete(attempts).where(inArray(attempts.key, keys));
}

/** The network of an IP address: an IPv4 address itself, or the /64 of an IPv6 address, which one customer has. */
export function networkOf(address: string): string {
  const plainAddress = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plainAddress.includes(':')) return plainAddress;
  const [head = [], tail = []] = plainAddress
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  // `::` stands for the missing zeros.
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
