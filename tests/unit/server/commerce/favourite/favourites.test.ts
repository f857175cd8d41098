import { beforeEach, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  addFavourite,
  favouriteOf,
  listFavourites,
  MAX_FAVOURITES,
  removeFavourite,
} from '../../../../../src/server/commerce/favourite/favourites.ts';
import type { KeptCard } from '../../../../../src/server/commerce/favourite/kept-card.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { openShop } from '../../../support/shop.ts';

let scope: OwnerScope;
let other: OwnerScope;
beforeEach(async () => {
  const { shopper } = await openShop(await openTestDatabase());
  scope = await shopper();
  other = await shopper('other');
});

const cardOf = (number: number): KeptCard => ({
  productId: `taobao-${number}`,
  platform: 'Taobao',
  productUrl: `https://item.taobao.com/item.htm?id=${number}`,
  title: '杯子',
  titleTrans: 'Cup',
  image: '/goods/cup/1',
  priceMode: 'SKU_PRICE',
  price: '12.00',
  minOrderQuantity: 1,
  soldCount: 3,
  shopName: 'Cups',
});

it('the favourites of a shopper are limited in number, and have room again after one is removed', async () => {
  const ids: string[] = [];
  for (let number = 0; number < MAX_FAVOURITES; number++) {
    ids.push(await addFavourite({ ...scope, now: scope.now + number }, cardOf(number)));
  }
  const full = { code: 'FAVOURITES_FULL', details: { count: MAX_FAVOURITES } };
  await expect(addFavourite(scope, cardOf(MAX_FAVOURITES))).rejects.toMatchObject(full);
  // Adding a favourite again adds no row.
  expect(await addFavourite(scope, cardOf(7))).toBe(ids[7]);
  expect(await addFavourite(other, cardOf(7))).not.toBe(ids[7]);
  await removeFavourite(scope, ids[0] ?? '');
  await addFavourite(scope, cardOf(MAX_FAVOURITES));
  const { rows, total } = await listFavourites(scope, { pageNo: 2, pageSize: 50 });
  expect(total).toBe(MAX_FAVOURITES);
  expect(rows).toHaveLength(50);
  expect(rows[0]?.card.titleTrans).toBe('Cup');
});

it('a favourite can’t be found or removed by another shopper', async () => {
  const id = await addFavourite(scope, cardOf(1));
  expect(await favouriteOf(other, cardOf(1).productUrl)).toBeUndefined();
  await expect(removeFavourite(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await favouriteOf(scope, cardOf(1).productUrl)).toBe(id);
});
