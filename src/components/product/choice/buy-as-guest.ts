import type { GuestOrder } from '../../auth/guest-order.ts';
import { CallError, call, type Route } from '../../session/api.ts';
import { recheckLoginFlag } from '../../session/login-flag.ts';
import { inOneCart } from '../../session/one-cart.ts';
import type { ChosenItem } from './add-to-cart.ts';

const CREATE_PREVIEW: Route<'createPreview'> = ['POST', '/front/preview-product/create'];

type BuyInput = { productUrl: string; items: ChosenItem[]; message: string };

/**
 * Keeps what a visitor without an account wants to buy now, for their checkout after signing in. Resolves to the order,
 * or to the refusal. `useBuyNow` loads this file, with the API client, on first use.
 */
export async function buyAsGuest(body: BuyInput): Promise<GuestOrder | CallError> {
  try {
    const { previewProductId, quote } = await inOneCart(() => call(CREATE_PREVIEW, { body }));
    recheckLoginFlag();
    const query = new URLSearchParams({ preview: previewProductId });
    return { quote, next: `/checkout?${query}` };
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}
