import { and, desc, eq, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { Quote } from '../../../contract/calls/cart.ts';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { previews } from '../../db/schema/orders/orders.ts';
import { atomically } from '../base/atomically.ts';
import type { CartScope } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { assertAddable, type Choice, chosenProduct, mergeChoices } from './cart-rules.ts';
import { viewQuoteAtDoor } from './door-of-quote.ts';
import { openCart } from './guest-carts.ts';
import { holderOf, isHeldBy } from './holder.ts';
import { canonicalProductUrl } from './product-url.ts';
import { type NotedLine, quoteAt } from './quote-view.ts';

/** How long previews are kept. Older ones are deleted when the next one is created. */
const KEPT_MS = 24 * 3_600_000;

/** The most previews that are kept for a visitor without an account. */
const KEPT_OF_GUEST = 10;

/** The condition for the caller's previews. */
const ownPreviews = (scope: CartScope) => isHeldBy(scope, previews);

type PreviewQuote = { previewProductId: string; quote: Quote; guestToken?: string };

/**
 * Stores variants of one product for buying them now, without the cart. Throws `WRONG_LINK`,
 * `PRODUCT_NOT_FOUND`, `SOURCE_UNAVAILABLE`, `PROHIBITED_PRODUCT`, `SKU_UNAVAILABLE`,
 * `QUANTITY_NOT_ALLOWED`, and `NOT_FOUND` for a warehouse that is not open. For a visitor without a cart,
 * makes one (`openCart`) and returns its token. Throws `CONFLICT` if the visitor signs in meanwhile.
 */
export async function createPreview(
  scope: CartScope,
  request: {
    productUrl: string;
    items: readonly Choice[];
    message: string;
    tenantWarehouseId?: string;
  },
): Promise<PreviewQuote> {
  const productUrl = canonicalProductUrl(scope, request.productUrl);
  assertAddable(await chosenProduct(scope, productUrl), request.items);
  const { tenantId, now } = scope;
  const { opened, statements: opening, guestToken } = await openCart(scope);
  const { column: _, ...holder } = holderOf(opened);
  const id = newId(now);
  const statements = [
    ...opening,
    scope.db.delete(previews).where(and(ownPreviews(opened), isOld(opened))),
    scope.db.insert(previews).values({
      id,
      tenantId,
      ...holder,
      productUrl,
      items: mergeChoices(request.items),
      message: request.message,
      createdAt: now,
    }),
  ];
  await atomically(scope, statements, { GUEST_CART_GONE: () => new Failure('CONFLICT') });
  const preview = await refreshPreview(opened, { previewProductId: id, ...request });
  return { ...preview, ...(guestToken && { guestToken }) };
}

/** The condition for previews that are deleted when the next one is made. */
function isOld(scope: CartScope): SQL | undefined {
  const { db, now } = scope;
  const isTooOld = lt(previews.createdAt, trustedTime(now, -KEPT_MS));
  if ('userId' in scope) return isTooOld;
  const newest = db
    .select({ id: previews.id })
    .from(previews)
    .where(ownPreviews(scope))
    .orderBy(desc(previews.createdAt), desc(previews.id))
    .limit(KEPT_OF_GUEST - 1);
  return or(isTooOld, notInArray(previews.id, newest));
}

/**
 * The present cost of the variants of a preview. Throws `NOT_FOUND`, also after they were ordered.
 */
export async function refreshPreview(
  scope: CartScope,
  request: { previewProductId: string; tenantWarehouseId?: string },
): Promise<PreviewQuote> {
  const { previewProductId, tenantWarehouseId } = request;
  const quote = quoteAt(scope, await previewLines(scope, previewProductId));
  return { previewProductId, quote: await viewQuoteAtDoor(scope, quote, tenantWarehouseId) };
}

/** The lines of a preview. Throws `NOT_FOUND`, also after it was ordered. */
export async function previewLines(scope: CartScope, id: string): Promise<NotedLine[]> {
  const [row] = await scope.db
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), ownPreviews(scope), isNull(previews.usedAt)));
  if (!row) throw new Failure('NOT_FOUND', { previewProductId: id });
  const product = (await scope.products([row.productUrl])).get(row.productUrl);
  return row.items.map(({ productSkuId, quantity }, index) => ({
    id: `${id}-${index}`,
    productUrl: row.productUrl,
    productSkuId,
    product,
    quantity,
    message: row.message,
  }));
}
