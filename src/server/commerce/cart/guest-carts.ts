import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId, newSecret } from '../../crypto/random.ts';
import { cartItems, guestCarts, previews } from '../../db/schema/orders/orders.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { commit, type Statement } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { CartScope, GuestCart, Scope } from '../base/scope.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { type AttemptLimit, countNetworkAttempt } from '../identity/attempts.ts';

/** How many carts a network may make. Behind one address of a mobile network are many visitors. */
const NEW_CARTS: AttemptLimit = { limit: 200, windowSeconds: 3600 };
/** The most carts of a tenant that one run of the timer deletes. */
const AT_ONCE = 1000;

/**
 * The cart of a visitor without an account, by the token that only their browser has. Undefined for a token
 * that this tenant did not issue, or whose cart was deleted. Notes the use of the cart, at most once a day.
 */
export async function findGuestCart(scope: Scope, token: string): Promise<GuestCart | undefined> {
  const { db, tenantId, now } = scope;
  const [found] = await db
    .select({ id: guestCarts.id, lastUsedAt: guestCarts.lastUsedAt })
    .from(guestCarts)
    .where(
      and(eq(guestCarts.tenantId, tenantId), eq(guestCarts.tokenHash, await sha256Hex(token))),
    );
  if (!found) return undefined;
  if (found.lastUsedAt <= now - DAY_MS) {
    await db
      .update(guestCarts)
      .set({ lastUsedAt: now })
      .where(and(eq(guestCarts.id, found.id), lte(guestCarts.lastUsedAt, now - DAY_MS)));
  }
  return { id: found.id };
}

type OpenedCart = {
  /** The scope with the cart, whether it existed or is new. */
  opened: CartScope;
  /**
   * The statements that create a new cart. They belong into the batch of its first row, before that row.
   */
  statements: Statement[];
  /** The token of a new cart. It can't be derived from what is stored. */
  guestToken?: string;
};

/**
 * The caller's cart, for a call that puts something into it; a new one if the caller is a visitor
 * without an account who has none. Throws `TOO_MANY_REQUESTS` if their network has made too many.
 */
export async function openCart(scope: CartScope): Promise<OpenedCart> {
  if ('userId' in scope || scope.guest) return { opened: scope, statements: [] };
  await countNetworkAttempt(scope, 'guest-cart', NEW_CARTS);
  const { db, tenantId, now } = scope;
  const guestToken = newSecret();
  const id = newId(now);
  const tokenHash = await sha256Hex(guestToken);
  const newCart = { id, tenantId, tokenHash, createdAt: now, lastUsedAt: now };
  return {
    opened: { ...scope, guest: { id } },
    statements: [db.insert(guestCarts).values(newCart)],
    guestToken,
  };
}

/**
 * Deletes the carts without an account that nobody has used for as many days as their tenant keeps them.
 * One day more, because the last use may be a day later than noted.
 */
export async function removeUnusedGuestCarts(db: Database, now: number): Promise<void> {
  const all = await db.select({ id: tenants.id, record: tenants.record }).from(tenants);
  await oneByOne(all, ({ id: tenantId, record }) => {
    const unused = db
      .select({ id: guestCarts.id })
      .from(guestCarts)
      .where(
        and(
          eq(guestCarts.tenantId, tenantId),
          lt(guestCarts.lastUsedAt, trustedTime(now, -(record.guestCart.keptDays + 1) * DAY_MS)),
        ),
      )
      .orderBy(asc(guestCarts.lastUsedAt), asc(guestCarts.id))
      .limit(AT_ONCE);
    const ofUnused = (table: typeof cartItems | typeof previews) =>
      and(eq(table.tenantId, tenantId), inArray(table.guestId, unused));
    return commit({ db }, [
      db.delete(cartItems).where(ofUnused(cartItems)),
      db.delete(previews).where(ofUnused(previews)),
      db.delete(guestCarts).where(inArray(guestCarts.id, unused)),
    ]);
  });
}

/** The timers of carts. */
export const cartTimers: SubjectTimers = {
  cart: ({ platform, now }) => removeUnusedGuestCarts(platform.database, now),
};
