import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Product } from '../../../contract/values/goods/product.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { favourites } from '../../db/schema/people/favourites.ts';
import { users } from '../../db/schema/people/users.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Scope } from '../base/scope.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { notify } from '../notice/notify.ts';
import { recipientLocale } from '../notice/waiting-notices.ts';
import { tenantById } from '../site/tenants.ts';
import { isOnSale, leastPrice } from './kept-card.ts';

/** How many favourites one run looks at: each may be a question to a marketplace. */
const AT_ONCE = 20;
/** A favourite is looked at once in this time. */
const LOOK_EVERY_MS = DAY_MS;
/** A price that fell by less is not reported. It counts towards the next fall. */
const NEWS_PERCENT = 5;

type Favourite = typeof favourites.$inferSelect;

/** Takes the favourites that were checked longest ago, so that no other run checks them. */
async function takeDue(db: Database, now: number): Promise<Favourite[]> {
  const isDue = lte(favourites.lookedAt, now - LOOK_EVERY_MS);
  const due = db
    .select({ id: favourites.id })
    .from(favourites)
    .where(isDue)
    .orderBy(asc(favourites.lookedAt), asc(favourites.id))
    .limit(AT_ONCE);
  return db
    .update(favourites)
    .set({ lookedAt: now })
    .where(and(inArray(favourites.id, due), isDue))
    .returning();
}

/** Tells shoppers whose favourites got cheaper, or can be bought again. */
export async function lookAtFavourites({ platform, now, scopeOf }: TimerContext): Promise<void> {
  const db = platform.database;
  const due = await takeDue(db, now);
  if (due.length === 0) return;
  const languages = await languagesOf(db, due);
  const ofReader = ({ tenantId, userId }: Favourite) =>
    JSON.stringify([tenantId, languages.get(userId)]);
  await oneByOne([...Map.groupBy(due, ofReader).values()], async (group) => {
    const [first] = group;
    const tenant = first && (await tenantById(db, first.tenantId));
    const language = first && languages.get(first.userId);
    if (!tenant || !language) return;
    const locale = recipientLocale(tenant.record, language);
    await lookAt(await scopeOf(tenant, { now, locale }), group);
  });
}

async function languagesOf(db: Database, due: readonly Favourite[]) {
  const rows = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(
      inArray(
        users.id,
        due.map(({ userId }) => userId),
      ),
    );
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** Looks at favourites of one tenant, whose owners read one language. */
async function lookAt(scope: Scope, group: readonly Favourite[]): Promise<void> {
  const products = await scope.products(group.map(({ productUrl }) => productUrl));
  await oneByOne(group, async (favourite) => {
    const product = products.get(favourite.productUrl);
    // The marketplace doesn't answer, so nothing is known.
    if (product === null) return;
    await note(scope, favourite, product);
  });
}

/**
 * Stores the result of checking a favourite, and tells its owner if it is news. `product` is undefined if
 * the product is gone.
 */
async function note(scope: Scope, favourite: Favourite, product: Product | undefined) {
  const { db, now: at, tenantId, keys } = scope;
  const presentPrice = product && isOnSale(product) ? leastPrice(product) : undefined;
  const isFall = presentPrice !== undefined && isNews(favourite.priceFrom, presentPrice);
  const isHigher = presentPrice !== undefined && toFen(presentPrice) > toFen(favourite.priceFrom);
  const change = {
    onSale: presentPrice !== undefined,
    ...(presentPrice !== undefined && (isFall || isHigher) ? { priceFrom: presentPrice } : {}),
  };
  const to = { tenantId, userId: favourite.userId, at };
  const about = {
    title: product?.titleTrans || product?.title || '',
    link: sealProductUrl(keys, favourite.productUrl),
    amount: presentPrice ?? '',
  };
  const told = isFall
    ? [notify(db, to, 'PRICE_FELL', { ...about, from: favourite.priceFrom })]
    : presentPrice !== undefined && !favourite.onSale
      ? [notify(db, to, 'BACK_ON_SALE', about)]
      : [];
  await commit(scope, [
    db.update(favourites).set(change).where(eq(favourites.id, favourite.id)),
    ...told,
  ]);
}

const isNews = (before: string, now: string): boolean =>
  toFen(now) * 100 <= toFen(before) * (100 - NEWS_PERCENT);

/** The timer of favourites. */
export const favouriteTimers: SubjectTimers = { favourites: lookAtFavourites };
