import { expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { sessionCookie } from '../support/cookies.ts';
import { good, goods } from '../support/shopping.ts';
import { call, newShopper, visit } from '../support/world.ts';

/* Products that a shopper keeps in mind. */

const HOST = 'mx.localhost';
const NOBODYS = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';

test('a favourite is added once, found, listed with its present data, and removed', async () => {
  const shopper = await newShopper(HOST);
  const [first, second] = await goods(HOST);
  if (!first || !second) throw new Error('the seed lacks products');
  const productUrl = first.product.link;
  expect(await shopper.call('findFavourite', { query: { productUrl } })).toEqual({});
  const { id } = await shopper.call('addFavourite', { body: { productUrl } });
  const again = await shopper.call('addFavourite', {
    body: { productUrl: first.product.productUrl },
  });
  expect(again).toEqual({ id });
  await shopper.call('addFavourite', { body: { productUrl: second.product.link } });
  expect(await shopper.call('findFavourite', { query: { productUrl } })).toEqual({ id });

  const listed = await shopper.call('listFavourites', { query: {} });
  expect(listed.total).toBe(2);
  expect(listed.records.map(({ product }) => product.link)).toEqual([
    second.product.link,
    productUrl,
  ]);
  expect(listed.records[1]).toMatchObject({
    id,
    priceThen: listed.records[1]?.product.price,
    product: { titleTrans: first.product.titleTrans },
  });
  const pageTwo = await shopper.call('listFavourites', { query: { pageNo: 2, pageSize: 1 } });
  expect(pageTwo.records.map((record) => record.id)).toEqual([id]);

  await shopper.call('removeFavourite', { params: { id } });
  expect(await shopper.call('findFavourite', { query: { productUrl } })).toEqual({});
  expect((await shopper.call('exportMyData')).data.favourites).toHaveLength(1);
});

test('only its owner sees or removes a favourite, and only products can be added', async () => {
  const owner = await newShopper(HOST);
  const other = await newShopper(HOST);
  const productUrl = (await good(HOST)).product.link;
  const { id } = await owner.call('addFavourite', { body: { productUrl } });
  expect((await other.call('listFavourites', { query: {} })).total).toBe(0);
  expect(await refusal(other.call('removeFavourite', { params: { id } }))).toBe('NOT_FOUND');
  expect(await refusal(owner.call('removeFavourite', { params: { id: NOBODYS } }))).toBe(
    'NOT_FOUND',
  );
  expect(await owner.call('findFavourite', { query: { productUrl } })).toEqual({ id });

  const wrong = { body: { productUrl: 'https://example.org/thing' } };
  expect(await refusal(owner.call('addFavourite', wrong))).toBe('WRONG_LINK');
  const gone = { body: { productUrl: 'https://item.taobao.com/item.htm?id=999999999999' } };
  expect(await refusal(owner.call('addFavourite', gone))).toBe('PRODUCT_NOT_FOUND');
  expect(await refusal(call('listFavourites', { query: {} }, { host: HOST }))).toBe(
    'UNAUTHENTICATED',
  );
});

test('a plain form adds a favourite and returns to the product; the list has a form to remove it', async () => {
  const shopper = await newShopper(HOST);
  const { product } = await good(HOST);
  const page = `/product?url=${product.link}`;
  const cookie = await sessionCookie(shopper.token);
  const answer = await visit('/api/front/favourites', {
    host: HOST,
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ productUrl: product.link, _next: page }).toString(),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(page);
  const [kept] = (await shopper.call('listFavourites', { query: {} })).records;
  const { text } = await visit('/my/favourites', { host: HOST, headers: { cookie } });
  expect(text).toContain(`/product?url=${product.link}`);
  expect(text).toContain(`action="/api/front/favourites/${kept?.id}"`);
});
