import { describe, expect, test } from 'vitest';
import { moneyFormat, showConverted } from '../../../src/components/money/money-format.ts';
import { convertedTotal } from '../../../src/components/money/sum.ts';
import type { Tenant } from '../../../src/contract/calls/site.ts';
import type { Output } from '../../../src/contract/endpoints.ts';
import type { ProductCard } from '../../../src/contract/values/goods/product.ts';
import { formatCny } from '../../../src/i18n/format.ts';
import { cookieHeader, sessionCookie } from '../support/cookies.ts';
import { good, inCart } from '../support/shopping.ts';
import { call, newPayer, PAY_PASSWORD, type Shopper, send, visit } from '../support/world.ts';

/*
 * The price of one thing in the HTML of several pages: each page shows the same sum, in the currency that
 * the visitor chose.
 */

const HOST = 'mx.localhost';
const ENGLISH = cookieHeader({ sampan_locale: 'en' });
const cny = (amount: string) => formatCny('en', amount);

/** A page's HTML without its scripts, so that only visible texts count. */
async function shown(path: string, shopper?: Shopper, choices = ENGLISH): Promise<string> {
  const session = shopper ? `; ${await sessionCookie(shopper.token)}` : '';
  const { text, status } = await visit(path, {
    host: HOST,
    headers: { cookie: choices + session },
  });
  expect(status, path).toBe(200);
  return text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}

/** The first cards of a marketplace that can be bought. */
async function cardsOf(channel: 'Alibaba' | 'Taobao', count: number): Promise<ProductCard[]> {
  const query = { channel, filters: 'inStock', pageSize: 60 } as const;
  const { records } = await call('searchProducts', { query }, { host: HOST });
  return records.slice(0, count);
}

describe('the same sum', () => {
  test('is on the cards of a search and on the products’ pages', async () => {
    const [wholesale, retail] = await Promise.all([cardsOf('Alibaba', 24), cardsOf('Taobao', 6)]);
    const results = await shown('/product-search?channel=Alibaba&filters=inStock');
    for (const card of wholesale) expect(results).toContain(`>${cny(card.price)}<`);
    for (const { link, price, lowestStep } of [...wholesale, ...retail]) {
      const page = await shown(`/product?url=${link}`);
      expect(page).toContain(cny(price));
      if (lowestStep) expect(page).toContain(cny(lowestStep.price));
    }
  });

  test('is in cart, checkout, payment, order and statement', async () => {
    const shopper = await newPayer('9000', HOST);
    const tenant: Tenant = await call('getTenant', {}, { host: HOST });
    for (const { productUrl } of [
      ...(await cardsOf('Alibaba', 12)),
      ...(await cardsOf('Taobao', 6)),
    ]) {
      const product = await call('getProduct', { query: { productUrl } }, { host: HOST });
      const { minOrderQuantity: minimum, batchNumber: batch } = product;
      const quantity = Math.ceil(minimum / batch) * batch;
      const sku = product.skus.find(({ stock }) => stock >= quantity);
      if (!sku || product.goodsClass === 'PROHIBITED') continue;
      const body = { productUrl: product.link, productSkuId: sku.skuId, quantity };
      await shopper.call('addToCart', { body });
    }
    const { cartShops } = await shopper.call('getCart');
    const items = cartShops.flatMap(({ cartItems }) => cartItems);
    expect(items.length).toBeGreaterThan(9);
    const cartItemIds = items.map(({ id }) => id);
    const quote = await shopper.call('refreshCart', { body: { cartItemIds } });
    const converted = showConverted(
      moneyFormat('en', tenant.exchangeInfo, tenant.homeCountry),
      quote.total,
      convertedTotal(quote.shops, tenant.exchangeInfo),
    );
    const query = new URLSearchParams(cartItemIds.map((id) => ['items', id]));
    const pages = [await shown('/cart', shopper), await shown(`/checkout?${query}`, shopper)];
    for (const page of pages) {
      for (const sum of [quote.goods, quote.domesticFreight, quote.serviceFee, quote.total]) {
        expect(page).toContain(cny(sum));
      }
      expect(page).toContain(converted);
      for (const { amount } of items) expect(page).toContain(cny(amount));
    }

    const { orders, paymentNos, total } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds, expectedTotal: quote.total },
    });
    expect(total).toBe(quote.total);
    const payment = await shown(`/payment?nos=${paymentNos}`, shopper);
    expect(payment).toContain(cny(total));
    for (const order of orders) {
      expect(payment).toContain(cny(order.total));
      const page = await shown(`/my/purchase/${order.orderNo}`, shopper);
      for (const sum of [order.goods, order.domesticFreight, order.serviceFee, order.total]) {
        expect(page).toContain(cny(sum));
      }
    }
    await shopper.call('batchPay', { body: { paymentNos, payPassword: PAY_PASSWORD } });
    const statement = await shown('/my/balance/statement', shopper);
    for (const order of orders) expect(statement).toContain(cny(`-${order.total}`));
  });

  test('is converted to the currency that the visitor chose, which the order keeps', async () => {
    const inDollars = cookieHeader({ sampan_locale: 'en', sampan_currency: 'USD' });
    const shopper = await newPayer('9000', HOST);
    await inCart(shopper, 1, await good(HOST));
    const { cartShops } = await shopper.call('getCart');
    const cartItemIds = cartShops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
    const quote = await shopper.call('refreshCart', { body: { cartItemIds } });
    const tenant = await call('getTenant', {}, { host: HOST });
    const dollars = tenant.otherExchanges.find(({ currency }) => currency === 'USD');
    if (!dollars) throw new Error('the shop does not offer dollars');
    const money = moneyFormat('en', dollars, tenant.homeCountry);
    const converted = showConverted(money, quote.total, convertedTotal(quote.shops, dollars));
    expect(converted).toContain('USD');
    expect(await shown('/cart', shopper, inDollars)).toContain(converted);

    const order = async (currency: string) => {
      const answer = await send(
        'POST',
        '/api/front/purchase-orders',
        { cartItemIds },
        {
          host: HOST,
          headers: {
            authorization: `Bearer ${shopper.token}`,
            cookie: cookieHeader({ sampan_currency: currency }),
          },
        },
      );
      return (answer.json as Output<'createPurchaseOrders'>).orders[0];
    };
    const placed = await order('USD');
    expect(placed?.rate).toMatchObject({ currency: 'USD', rate: dollars.cnyExchangeRate });
    // Also if another currency is chosen now: the order keeps its currency and rate.
    expect(await shown(`/my/purchase/${placed?.orderNo}`, shopper)).toContain(converted);
  });

  test.each(['KRW', 'usd', 'XXX'])(
    'is in the shop’s currency for the choice %s',
    async (chosen) => {
      const page = await shown('/cart', undefined, cookieHeader({ sampan_currency: chosen }));
      expect(page).toContain(' MXN</a>');
    },
  );
});
