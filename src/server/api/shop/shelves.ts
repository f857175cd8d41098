import * as v from 'valibot';
import { searchQuery } from '../../../contract/calls/catalogue.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import { listShelves, type Shelf } from '../../commerce/site/content.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { type CallScope, readerOf } from '../scope.ts';

/** The most products that a shelf takes from its search. */
const FOLLOWED = 60;

export type FilledShelves = { shelves: Shelf[]; cards: ReadonlyMap<string, ProductCard> };

/**
 * The tenant's shelves, filled with the present hits of their searches, and the cards of all their products
 * by id. Cached, because a page makes several calls that need them.
 */
export function filledShelves(scope: CallScope): Promise<FilledShelves> {
  const { db, tenantId, locale } = scope;
  const load = () => fillShelves(scope);
  if (scope.preview) return load();
  const key = `${tenantId} ${locale} ${readerOf(scope).platforms}`;
  return cachedContent(db, { kind: 'shelves', scope: tenantId, key }, load);
}

async function fillShelves(scope: CallScope): Promise<FilledShelves> {
  const shelves = await Promise.all(
    (await listShelves(scope)).map(async (shelf) => ({
      ...shelf,
      productIds: [...new Set([...shelf.productIds, ...(await followedIds(scope, shelf))])],
    })),
  );
  const ids = shelves.flatMap(({ productIds }) => productIds);
  const cards = await scope.sources.cards([...new Set(ids)], readerOf(scope));
  return { shelves, cards };
}

/**
 * The ids of the products that the search of a shelf finds in the stored catalogue: marketplaces charge for searches, and
 * a shelf is read with each page. In English, so that a shelf has the same products in every language.
 */
async function followedIds(scope: CallScope, { search }: Shelf): Promise<string[]> {
  if (search === '') return [];
  const query = v.parse(searchQuery, { keyword: search, pageSize: FOLLOWED, facets: false });
  const { records } = await scope.sources.searchStored(query, { ...readerOf(scope), locale: 'en' });
  return records.map(({ productId }) => productId);
}

/** The ids of the products of one of the tenant's shelves; empty for an unknown id. */
export async function shelfProducts(scope: CallScope, id: string): Promise<string[]> {
  const { shelves } = await filledShelves(scope);
  return shelves.find((shelf) => shelf.id === id)?.productIds ?? [];
}
