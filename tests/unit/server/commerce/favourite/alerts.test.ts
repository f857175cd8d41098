import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../../../src/contract/values/goods/product.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { lookAtFavourites } from '../../../../../src/server/commerce/favourite/alerts.ts';
import { addFavourite } from '../../../../../src/server/commerce/favourite/favourites.ts';
import { cardOf } from '../../../../../src/server/commerce/favourite/kept-card.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { favourites } from '../../../../../src/server/db/schema/people/favourites.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { openShop, product, type TestShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

let shop: TestShop;
let owner: OwnerScope;
let timers: Awaited<ReturnType<typeof openTimers>>;
const kept = product('10001');

beforeEach(async () => {
  shop = await openShop(await openTestDatabase());
  owner = await shop.shopper();
  timers = await openTimers(owner);
  await addFavourite(owner, cardOf(kept));
});

const sells = (other: Partial<Product>) =>
  shop.market.set(kept.productUrl, product('10001', other));
const at = (price: string): Partial<Product> => ({ priceRange: [{ startQuantity: 1, price }] });

/** Looks at all favourites on a later day. */
const lookOn = (day: number) =>
  lookAtFavourites({
    ...timers.at(NOW + day * DAY),
    scopeOf: async (_, { now }) => ({ ...owner, now }),
  });

const notices = () => shop.db.select().from(notifications).orderBy(asc(notifications.createdAt));
const told = async () =>
  (await notices()).map(({ type, parameters: { from = '', amount } }) => [type, from, amount]);

describe('a shopper with a favourite', () => {
  it('is told once that it got cheaper, with the price of before and the way to its page', async () => {
    sells(at('8.00'));
    await lookOn(1);
    await lookOn(2);
    expect(await told()).toEqual([['PRICE_FELL', '10.00', '8.00']]);
    const [notice] = await notices();
    expect(notice?.parameters.title).toBe('Product 10001');
    expect(notice?.link).toMatch(/^\/product\?url=./);
  });

  it('is told of small falls when they have come to 5 %', async () => {
    for (const [day, price] of ['9.80', '9.60', '9.51', '9.50'].entries()) {
      sells(at(price));
      await lookOn(day + 1);
    }
    expect(await told()).toEqual([['PRICE_FELL', '10.00', '9.50']]);
  });

  it('is told of a fall from a price that rose meanwhile', async () => {
    sells(at('20.00'));
    await lookOn(1);
    sells(at('15.00'));
    await lookOn(2);
    expect(await told()).toEqual([['PRICE_FELL', '20.00', '15.00']]);
  });

  it('is told that it is back, whether it was sold out or gone', async () => {
    sells({ status: 'SOLD_OUT' });
    await lookOn(1);
    sells({});
    await lookOn(2);
    shop.market.delete(kept.productUrl);
    await lookOn(3);
    sells({});
    await lookOn(4);
    const back = ['BACK_ON_SALE', '', '10.00'];
    expect(await told()).toEqual([back, back]);
  });

  it('hears nothing while a marketplace doesn’t answer, or on the same day', async () => {
    sells(at('8.00'));
    await lookOn(0.5);
    expect(await told()).toEqual([]);
    owner = { ...owner, products: async () => new Map([[kept.productUrl, null]]) };
    await lookOn(1);
    const [row] = await shop.db.select().from(favourites);
    expect(row).toMatchObject({ onSale: true, priceFrom: '10.00' });
    expect(await told()).toEqual([]);
  });
});

it('a run checks the favourites first that were checked longest ago, each in one run only', async () => {
  for (let number = 0; number < 25; number++) {
    await addFavourite(owner, cardOf(product(`3000${number}`)));
  }
  await Promise.all([lookOn(1), lookOn(1)]);
  const lookedAt = (when: number) => shop.db.$count(favourites, eq(favourites.lookedAt, when));
  expect(await lookedAt(NOW + DAY)).toBe(26);
});
