import { expect, test } from 'vitest';
import { cookieHeader, sessionCookie } from '../support/cookies.ts';
import { good, inCart, newPayment, openPayment, pay } from '../support/shopping.ts';
import { textsOf } from '../support/texts.ts';
import { newPayer, type Shopper, visit } from '../support/world.ts';

const HOST = 'mx.localhost';
const texts = textsOf('en');
const STEPS = ['nav.cart', 'nav.checkout', 'nav.payment'].map((key) => texts[key]);

/** The steps that a page shows, and the current one. */
async function stepsOf(shopper: Shopper, path: string) {
  const cookie = `${await sessionCookie(shopper.token)}; ${cookieHeader({ sampan_locale: 'en' })}`;
  const { text } = await visit(path, { host: HOST, headers: { cookie } });
  const list = new RegExp(`<ol[^>]* aria-label="${texts['checkout.steps']}">(.*?)</ol>`).exec(text);
  const items = [...(list?.[1] ?? '').matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(
    ([, attributes = '', html = '']) => ({
      name: html.replaceAll(/<[^>]*>/g, ''),
      isCurrent: attributes.includes('aria-current="step"'),
    }),
  );
  return {
    names: items.map(({ name }) => name),
    current: items.find(({ isCurrent }) => isCurrent)?.name,
  };
}

test('checkout, payment and its result show where the shopper is on the way from the cart', async () => {
  const shopper = await newPayer('1000', HOST);
  const item = await inCart(shopper);
  expect(await stepsOf(shopper, `/checkout?items=${item.id}`)).toEqual({
    names: STEPS,
    current: texts['nav.checkout'],
  });
  const { order, payment } = await newPayment(shopper);
  expect(await stepsOf(shopper, `/payment?nos=${payment.paymentNo}`)).toEqual({
    names: STEPS,
    current: texts['nav.payment'],
  });
  await pay(shopper, payment.id);
  expect(await stepsOf(shopper, `/payment/done?orders=${order.orderNo}`)).toEqual({
    names: STEPS,
    current: undefined,
  });
});

test('goods that are bought at once have no step for the cart', async () => {
  const shopper = await newPayer('1000', HOST);
  const names = STEPS.slice(1);
  const { product, sku } = await good(HOST);
  const { previewProductId } = await shopper.call('createPreview', {
    body: { productUrl: product.link, items: [{ productSkuId: sku.skuId, quantity: 1 }] },
  });
  const checkout = `/checkout?preview=${previewProductId}`;
  expect(await stepsOf(shopper, checkout)).toEqual({ names, current: texts['nav.checkout'] });
  const { orders, paymentNos } = await shopper.call('createPurchaseOrders', {
    body: { previewProductId },
  });
  const orderNo = orders[0]?.orderNo ?? '';
  expect(await stepsOf(shopper, `/payment?nos=${paymentNos}`)).toEqual({
    names,
    current: texts['nav.payment'],
  });
  // The preview is used: its goods can no longer be ordered.
  expect(await stepsOf(shopper, checkout)).toEqual({ names: [], current: undefined });
  await pay(shopper, (await openPayment(shopper, orderNo)).id);
  expect(await stepsOf(shopper, `/payment/done?orders=${orderNo}`)).toEqual({
    names,
    current: undefined,
  });
});

test('an order that repeats another has no steps, because it was not at checkout', async () => {
  const shopper = await newPayer('1000', HOST);
  const { order } = await newPayment(shopper);
  await shopper.call('clonePurchaseOrder', { params: { id: order.id } });
  expect(await stepsOf(shopper, `/payment?clonedFrom=${order.orderNo}`)).toEqual({
    names: [],
    current: undefined,
  });
});
