import * as css from '../../components/auth/auth-card.css';
import { OrderSummary } from '../../components/auth/order-summary.tsx';
import { checkoutSource } from '../../components/checkout/checkout-source.ts';
import { moneyToday } from '../../components/money/money-format.ts';
import type { Quote } from '../../contract/calls/cart.ts';
import { ApiError } from '../../contract/errors.ts';
import { currentRequest } from '../../server/request/context.ts';

/**
 * The cost of the checkout to which `next` leads, read from the visitor's own cart. Undefined if `next` is
 * not a checkout, or its items are not in this visitor's cart.
 */
async function quoteBefore(next: string): Promise<Quote | undefined> {
  const { api, tenant } = currentRequest();
  const { pathname, searchParams } = new URL(next, 'https://own.invalid');
  const source = pathname === '/checkout' ? checkoutSource(searchParams) : undefined;
  if (!source || !tenant.guestCart) return undefined;
  try {
    if ('previewProductId' in source) return (await api('refreshPreview', { body: source })).quote;
    return await api('refreshCart', { body: { cartItemIds: [...source.cartItemIds] } });
  } catch (error) {
    // The sign-in page also works without the summary.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** A summary of what the visitor is about to order, on the pages on which they sign in for it. */
export async function OrderBeforeSignIn({ next }: { next: string }) {
  const quote = await quoteBefore(next);
  if (!quote) return null;
  const { tenant, locale, t } = currentRequest();
  return (
    <>
      <OrderSummary t={t} quote={quote} money={moneyToday({ tenant, locale })} />
      <p className={css.kept}>{t('auth.order.kept')}</p>
    </>
  );
}
