import { itemsOf, keepOrderable, withItems } from '../components/cart/cart-rules.ts';
import { cartTexts } from '../components/cart/cart-texts.ts';
import { CartView } from '../components/cart/cart-view.tsx';
import { EmptyCart } from '../components/cart/empty-cart.tsx';
import { RemoveStep } from '../components/cart/remove-step.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { doorFormat } from '../components/door/door-format.ts';
import { showDoor } from '../components/door/show-door.ts';
import { formState } from '../components/form/field-errors.ts';
import { PageHead } from '../components/head/page-head.tsx';
import { moneyToday } from '../components/money/money-format.ts';
import { platformNames } from '../components/product/cards/platform-names.ts';
import * as layout from '../components/shell/page-layout.css';
import { Container } from '../components/ui/layout.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { PageHeading } from '../components/ui/page-heading.tsx';
import { textLink } from '../components/ui/text-link.css';
import type { Cart, CartItem, Quote } from '../contract/calls/cart.ts';
import { endpoints } from '../contract/endpoints.ts';
import { Link } from '../framework/link.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read, readIfAny } from '../server/request/read.ts';
import { loginPath } from '../site/login-path.ts';
import { BestSellers } from './_components/best-sellers.tsx';
import { Deferred } from './_components/deferred.tsx';

const ACTIONS = {
  setQuantity: `/api${endpoints.setCartQuantity.path}`,
  setMessage: `/api${endpoints.setCartMessage.path}`,
  remove: `/api${endpoints.removeCartItem.path}`,
};

/** The ids of the items that the URL selects; by default all items that can be ordered. */
function chosenIds(cart: Cart, params: URLSearchParams): string[] {
  // A form of the cart sends `update` or `remove`, even if it sends no items.
  const hasSelection = params.has('items') || params.has('update') || params.has('remove');
  const ids = hasSelection ? params.getAll('items') : itemsOf(cart).map(({ id }) => id);
  return keepOrderable(cart, ids);
}

/** The cost of the selected items; undefined if no item is selected, or a selected one has just been removed. */
async function quoteOf(cartItemIds: string[]): Promise<Quote | undefined> {
  return cartItemIds.length > 0 ? readIfAny('refreshCart', { body: { cartItemIds } }) : undefined;
}

/** The items that a page without scripts requests to remove, after a confirmation. */
function itemsToRemove(cart: Cart, kind: string | null, selected: readonly string[]): CartItem[] {
  const items = itemsOf(cart);
  if (kind === 'all') return items;
  if (kind === 'unavailable') return items.filter((item) => !item.orderable);
  if (kind === 'selected') return items.filter((item) => selected.includes(item.id));
  return [];
}

/** The cart with the sum of its selected items, or the step that confirms a removal. */
async function cartContent(params: URLSearchParams) {
  const { tenant, locale, t, flash, session } = currentRequest();
  const view = { tenant, locale, t };
  const isGuest = session === undefined;
  const cart = await read('getCart');
  const selected = chosenIds(cart, params);
  const back = withItems('/cart', selected);
  const removal = itemsToRemove(cart, params.get('remove'), selected);
  if (removal.length > 0) return <RemoveStep view={view} items={removal} back={back} />;
  const quantity = formState(flash, 'setCartQuantity', ['quantity']).error('quantity');
  const quote = await quoteOf(selected);
  const { texts: _, ...doorMoney } = doorFormat(view);
  const itemId = flash?.kind === 'error' ? flash.values.item : undefined;
  const content = (
    <CartView
      cart={cart}
      isGuest={isGuest}
      selected={selected}
      quote={quote}
      door={quote?.door && showDoor(quote.door, doorFormat(view))}
      doorFormat={doorMoney}
      money={moneyToday(view)}
      serviceFee={tenant.serviceFee}
      texts={cartTexts(t)}
      platforms={platformNames(t)}
      actions={ACTIONS}
      back={back}
      quantityError={quantity && itemId ? { itemId, message: quantity } : undefined}
      empty={
        <>
          <EmptyCart t={t} isGuest={isGuest} />
          {cart.cartShops.length === 0 && <BestSellers view={view} />}
        </>
      }
    />
  );
  if (!isGuest || cart.cartShops.length === 0) return content;
  return (
    <>
      <Notice
        action={
          <Link href={loginPath(back)} className={textLink}>
            {t('auth.login')}
          </Link>
        }
      >
        {t('cart.guest')}
      </Notice>
      {content}
    </>
  );
}

export default async function CartPage({ query }: { query?: string }) {
  const { t, flash } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  return (
    <Container>
      <PageHead page={currentRequest()} title={t('nav.cart')} description={t('cart.description')} />
      <div className={layout.frame}>
        <PageHeading>{t('nav.cart')}</PageHeading>
        {flash?.kind === 'error' && flash.message && (
          <Notice tone="danger" live>
            {flash.message}
          </Notice>
        )}
        <Deferred skeleton={<CardsSkeleton />}>{() => cartContent(params)}</Deferred>
      </div>
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
