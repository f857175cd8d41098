import { and, count, desc, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { favourites } from '../../db/schema/people/favourites.ts';
import { pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { KeptCard } from './kept-card.ts';

/** The most favourites of a shopper. */
export const MAX_FAVOURITES = 200;

const ofOwner = ({ tenantId, userId }: OwnerScope) =>
  and(eq(favourites.tenantId, tenantId), eq(favourites.userId, userId));

/** A page of the shopper's favourites, the newest first, and how many there are. */
export async function listFavourites(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(page);
  const [rows, [counted]] = await scope.db.batch([
    scope.db
      .select()
      .from(favourites)
      .where(ofOwner(scope))
      .orderBy(desc(favourites.createdAt), desc(favourites.id))
      .limit(limit)
      .offset(offset),
    scope.db.select({ total: count() }).from(favourites).where(ofOwner(scope)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * The id of the shopper's favourite for a product, by its canonical URL; undefined if there is none.
 */
export async function favouriteOf(
  scope: OwnerScope,
  productUrl: string,
): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(ofOwner(scope), eq(favourites.productUrl, productUrl)));
  return row?.id;
}

/**
 * Adds a product, and returns the id of the favourite. Adding it again changes nothing. Throws `FAVOURITES_FULL` if the
 * shopper has `MAX_FAVOURITES`.
 */
export async function addFavourite(
  scope: OwnerScope,
  card: KeptCard,
  { onSale = true } = {},
): Promise<string> {
  const { db, tenantId, userId, now } = scope;
  const { productUrl } = card;
  const owned = db.select({ owned: count() }).from(favourites).where(ofOwner(scope));
  await db
    .insert(favourites)
    .select(
      sql`select ${newId(now)}, ${tenantId}, ${userId}, ${productUrl}, ${JSON.stringify(card)}, ${now},
        ${card.price}, ${onSale ? 1 : 0}, ${now}
        where ${owned} < ${MAX_FAVOURITES}`,
    )
    .onConflictDoNothing();
  const id = await favouriteOf(scope, productUrl);
  if (!id) throw new Failure('FAVOURITES_FULL', { count: MAX_FAVOURITES });
  return id;
}

/** Throws `NOT_FOUND` for an id that is not the shopper's. */
export async function removeFavourite(scope: OwnerScope, id: string): Promise<void> {
  const removed = await scope.db
    .delete(favourites)
    .where(and(ofOwner(scope), eq(favourites.id, id)))
    .returning({ id: favourites.id });
  if (removed.length === 0) throw new Failure('NOT_FOUND');
}
