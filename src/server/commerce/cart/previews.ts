import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Quote } from '../../../contract/calls/cart.ts';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { previews } from '../../db/schema/orders.ts';
import { commit } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';
import { assertAddable, type Choice, chosenProduct, mergeChoices } from './cart-rules.ts';
import { viewQuoteAtDoor } from './door-of-quote.ts';
import { canonicalProductUrl } from './product-url.ts';
import { type NotedLine, quoteAt } from './quote-view.ts';

/** A shopper's older previews are deleted when the shopper creates the next one. */
const KEPT_MS = 24 * 3_600_000;

/** The condition for the caller's previews. */
const ownPreviews = ({ tenantId, userId }: OwnerScope) =>
  and(eq(previews.tenantId, tenantId), eq(previews.userId, userId));

type PreviewQuote = { previewProductId: string; quote: Quote };

/**
 * Stores variants of one product for buying them now, without the cart. Throws `WRONG_LINK`,
 * `PRODUCT_NOT_FOUND`, `SOURCE_UNAVAILABLE`, `PROHIBITED_PRODUCT`, `SKU_UNAVAILABLE`,
 * `QUANTITY_NOT_ALLOWED`, and `NOT_FOUND` for a warehouse that is not open.
 */
export async function createPreview(
  scope: OwnerScope,
  request: {
    productUrl: string;
    items: readonly Choice[];
    message: string;
    tenantWarehouseId?: string;
  },
): Promise<PreviewQuote> {
  const productUrl = canonicalProductUrl(scope, request.productUrl);
  assertAddable(await chosenProduct(scope, productUrl), request.items);
  const { tenantId, userId, now } = scope;
  const id = newId(now);
  await commit(scope, [
    scope.db
      .delete(previews)
      .where(and(ownPreviews(scope), lt(previews.createdAt, trustedTime(now, -KEPT_MS)))),
    scope.db.insert(previews).values({
      id,
      tenantId,
      userId,
      productUrl,
      items: mergeChoices(request.items),
      message: request.message,
      createdAt: now,
    }),
  ]);
  return refreshPreview(scope, { previewProductId: id, ...request });
}

/** What the variants of a preview cost now. Throws `NOT_FOUND`, also after they were ordered. */
export async function refreshPreview(
  scope: OwnerScope,
  request: { previewProductId: string; tenantWarehouseId?: string },
): Promise<PreviewQuote> {
  const { previewProductId, tenantWarehouseId } = request;
  if (tenantWarehouseId) await openChinaWarehouse(scope, tenantWarehouseId);
  const quote = quoteAt(scope, await previewLines(scope, previewProductId));
  return { previewProductId, quote: await viewQuoteAtDoor(scope, quote) };
}

/** The lines of a preview. Throws `NOT_FOUND`, also after it was ordered. */
export async function previewLines(scope: OwnerScope, id: string): Promise<NotedLine[]> {
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
