import { MAX_CART_LINES } from '../../contract/values/orders/cart-limits.ts';

/** The source of the order: items of the cart, or a preview. */
export type CheckoutSource = { cartItemIds: readonly string[] } | { previewProductId: string };

const ID = /^[\w-]{1,64}$/;

/** The source that a URL names in `preview` or `items`; undefined if it names none. */
export function checkoutSource(params: URLSearchParams): CheckoutSource | undefined {
  const preview = params.get('preview') ?? '';
  if (ID.test(preview)) return { previewProductId: preview };
  const cartItemIds = [...new Set(params.getAll('items'))]
    .filter((id) => ID.test(id))
    .slice(0, MAX_CART_LINES);
  return cartItemIds.length > 0 ? { cartItemIds } : undefined;
}
