/** The source of the order: items of the cart, or a preview. */
export type CheckoutSource = { cartItemIds: readonly string[] } | { previewProductId: string };

const ID = /^[\w-]{1,64}$/;
/** The most items of one order. */
const MAX_ITEMS = 200;
/** The source of the order that the URL names: items of the cart, or a preview. Undefined if none. */
export function checkoutSource(params: URLSearchParams): CheckoutSource | undefined {
  const preview = params.get('preview') ?? '';
  if (ID.test(preview)) return { previewProductId: preview };
  const cartItemIds = [...new Set(params.getAll('items'))]
    .filter((id) => ID.test(id))
    .slice(0, MAX_ITEMS);
  return cartItemIds.length > 0 ? { cartItemIds } : undefined;
}
