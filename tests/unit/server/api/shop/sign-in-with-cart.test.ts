import { expect, it, vi } from 'vitest';
import type { CallScope } from '../../../../../src/server/api/scope.ts';
import { withGuestCart } from '../../../../../src/server/api/shop/user.ts';
import { addToCart, getCart } from '../../../../../src/server/commerce/cart/cart.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { openShop, product } from '../../../support/shop.ts';

async function open() {
  const { db, shopper: newShopper } = await openShop(await openTestDatabase());
  const shopper = await newShopper();
  const { userId, sessionId: _, ...visitor } = shopper;
  const { guestToken } = await addToCart(
    { ...visitor, clientAddress: '203.0.113.7', guest: undefined },
    {
      productUrl: product('10001').productUrl,
      items: [{ productSkuId: '10001-a', quantity: 1 }],
      message: '',
    },
  );
  const log = vi.fn();
  const signedIn = { accessToken: 'token', profile: { id: userId } } as Parameters<
    typeof withGuestCart
  >[1];
  const signIn = (database = db) =>
    withGuestCart({ ...visitor, db: database, log, guestToken } as unknown as CallScope, signedIn);
  return { db, shopper, log, signedIn, signIn };
}

it('a sign-in succeeds though the visitor’s cart can’t be merged, and the next one merges it', async () => {
  const { db, shopper, log, signedIn, signIn } = await open();
  const failing = meanwhile(db, () => Promise.reject(new Error('the disk is full')));
  expect(await signIn(failing)).toEqual({ ...signedIn, guestCartMerged: false });
  expect(log.mock.calls).toMatchObject([
    [{ event: 'guest_cart_not_merged', error: expect.stringContaining('the disk is full') }],
  ]);
  expect(await getCart(shopper)).toMatchObject({ totalItems: 0 });
  expect(await signIn()).toEqual({ ...signedIn, guestCartMerged: true });
  expect(await getCart(shopper)).toMatchObject({ totalItems: 1 });
});
