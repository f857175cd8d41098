import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  asQuoted,
  expectedQuote,
  itemsOf,
  keepOrderable,
} from '../../../../../src/components/cart/cart-rules.ts';
import { amountOf, convertedTotal, sumDecimals } from '../../../../../src/components/money/sum.ts';
import { duesOf } from '../../../../../src/components/payment/due.ts';
import type { Cart, Quote } from '../../../../../src/contract/calls/cart.ts';
import {
  leastQuantity,
  priceOfStep,
  stepAt,
} from '../../../../../src/contract/values/goods/price-steps.ts';
import type { Product } from '../../../../../src/contract/values/goods/product.ts';
import { fromFen, toFen } from '../../../../../src/contract/values/money/money.ts';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { addToCart, getCart, refreshCart } from '../../../../../src/server/commerce/cart/cart.ts';
import { createPreview } from '../../../../../src/server/commerce/cart/previews.ts';
import {
  type NotedLine,
  quoteAt,
  viewQuote,
  viewShop,
} from '../../../../../src/server/commerce/cart/quote-view.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { doorOfOrders } from '../../../../../src/server/commerce/purchase/door-of-orders.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { toCard } from '../../../../../src/server/sourcing/catalogue/present.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { entries, linesOf, offer, offers, productOf } from '../../../support/random-carts.ts';
import { fund, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

/*
 * One thing has one price: card, product, cart, checkout, payment, order, refund and statement agree to the
 * fen. Random carts are quoted without a database; some are ordered, paid and cancelled in one.
 */

const CARTS = IS_FULL ? 9_000 : 300;
const ORDERS = IS_FULL ? 1_000 : 12;

const EXCHANGE = { cnyExchangeRate: '0.2134', currency: 'AUD' };

const cartOf = (scope: Scope, lines: readonly NotedLine[]): Cart => {
  const cartShops = quoteAt(scope, lines).shops.map((shop) => viewShop(scope, shop));
  return { cartShops, totalItems: lines.length };
};

const PRICE_NOTICES = ['PRICE_ROSE', 'PRICE_FELL', 'TIER_LOST', 'TIER_REACHED'];

/** The item prices on a page, by item. */
const shownOf = (cart: Cart) =>
  new Map(
    itemsOf(cart).map(({ id, price, notices }) => [
      id,
      [price, ...notices.filter((notice) => PRICE_NOTICES.includes(notice))],
    ]),
  );

type Sums = Pick<Quote, 'goods' | 'domesticFreight' | 'serviceFee' | 'total'>;

const sumsOf = ({ goods, domesticFreight, serviceFee, total }: Sums) => ({
  goods,
  domesticFreight,
  serviceFee,
  total,
});

/** What is paid before goods go home, in the form of an estimate to the door. */
const partsOf = ({ goods, domesticFreight, serviceFee }: Sums) => ({
  goods,
  domesticFreight,
  serviceFee,
});

/** A shop with its random products, and the scope of a shopper, which quotes need for links and fee. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  return { ...shop, scope, fee: scope.tenant.serviceFee };
}

/** The card of a product, as the embedded catalogue makes it of its row. */
function cardOf({ keys }: Scope, of: Product) {
  const steps = of.priceRange.map(({ startQuantity, price }) => ({
    startQuantity,
    priceFen: toFen(price),
  }));
  const isWholesale = of.priceMode === 'SPU_PRICE_RANGE';
  const row = {
    id: of.productId,
    platform: of.platform,
    url: of.productUrl,
    titleZh: of.title,
    titleEn: of.titleTrans,
    titleTrans: null,
    image: '',
    priceMode: of.priceMode,
    priceFen: steps[0]?.priceFen ?? 0,
    minOrderQuantity: of.minOrderQuantity,
    soldCount: 0,
    shopName: '',
    shopNameEn: '',
    steps: isWholesale ? JSON.stringify(steps) : null,
    batchNumber: of.batchNumber,
    goodsClass: of.goodsClass,
    categoryId: of.categoryId,
    titles: '{}',
  };
  return toCard(row, { locale: 'en' }, keys, (id) => [id]);
}

describe('the price of goods', () => {
  it('is the same on a card and in a quote of the least quantity', async () => {
    const { scope } = await open();
    fc.assert(
      fc.property(offer, (terms) => {
        const one = productOf({ ...terms, stock: 5_000 }, 0);
        const quantity = leastQuantity(one.minOrderQuantity, one.batchNumber);
        const amounts = one.skus.map(({ skuId: productSkuId }) => {
          const line = {
            id: 'x',
            productUrl: one.productUrl,
            productSkuId,
            product: one,
            quantity,
          };
          return quoteAt(scope, [{ ...line, message: '' }]).goodsFen;
        });
        const { price, lowestStep } = cardOf(scope, one);
        expect(fromFen(Math.min(...amounts))).toBe(amountOf(price, quantity));
        const lowest = Math.min(...one.priceRange.map((step) => toFen(step.price)));
        expect(toFen(lowestStep?.price ?? price)).toBe(lowest);
      }),
      { numRuns: CARTS },
    );
  });

  it('is the same on a product’s page and in a quote of what is chosen there', async () => {
    const { scope } = await open();
    fc.assert(
      fc.property(offer, fc.integer({ min: 1, max: 400 }), (terms, batches) => {
        const one = productOf({ ...terms, stock: 5_000 }, 0);
        const [sku] = one.skus;
        const quantity = batches * one.batchNumber;
        if (!sku || quantity < one.minOrderQuantity) return;
        const step = stepAt(one.priceRange, quantity);
        const price = one.priceMode === 'SKU_PRICE' || !step ? sku.price : priceOfStep(step);
        const line = { id: 'x', productUrl: one.productUrl, productSkuId: sku.skuId, product: one };
        const { goodsFen } = quoteAt(scope, [{ ...line, quantity, message: '' }]);
        expect(amountOf(price, quantity)).toBe(fromFen(goodsFen));
      }),
      { numRuns: CARTS },
    );
  });
});

describe('the cart', () => {
  it('expects the sums that the server then quotes, for any selection', async () => {
    const { scope, fee } = await open();
    const picks = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(offers, entries, picks, (terms, chosen, isPicked) => {
        const lines = linesOf(terms.map(productOf), chosen);
        const cart = cartOf(scope, lines);
        const picked = lines.filter((_, n) => isPicked[n]).map(({ id }) => id);
        const selected = new Set(keepOrderable(cart, picked));
        const quote = quoteAt(
          scope,
          lines.filter(({ id }) => selected.has(id)),
        );
        // The selection alone may be below a minimum. The page then says so instead of a sum.
        if (!quote.orderable) return;
        const server = viewQuote(scope, quote);
        const page = expectedQuote(cart, selected, fee, undefined, undefined);
        expect(sumsOf(page)).toEqual(sumsOf(server));
        const byShop = (quoted: Quote) =>
          quoted.shops.map((shop) => [shop.shopId, sumsOf(shop)]).toSorted();
        expect(byShop(page)).toEqual(byShop(server));
        expect(convertedTotal(page.shops, EXCHANGE)).toBe(convertedTotal(server.shops, EXCHANGE));
        // The lines of the page add up to its goods.
        const shown = itemsOf(cart).filter(({ id }) => selected.has(id));
        for (const quoted of [page, server]) {
          const amounts = shown
            .map((item) => asQuoted(item, quoted))
            .map(({ price, quantity }) => amountOf(price, quantity));
          expect(sumDecimals(amounts)).toBe(server.goods);
        }
      }),
      { numRuns: CARTS },
    );
  });

  it('shows an edit as the server then does: prices, and why they changed', async () => {
    const { scope } = await open();
    const edit = fc.record({ at: fc.nat(5), batches: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(
        offers,
        entries,
        edit,
        fc.boolean(),
        (terms, chosen, { at, batches }, removes) => {
          const chosenLines = linesOf(terms.map(productOf), chosen);
          // What was put into the cart has the price of that time.
          const prices = new Map(
            itemsOf(cartOf(scope, chosenLines)).map(({ id, addedPrice }) => [
              id,
              toFen(addedPrice),
            ]),
          );
          const lines = chosenLines.map((line) => ({
            ...line,
            addedPriceFen: prices.get(line.id) ?? 0,
          }));
          const edited = lines[at % Math.max(1, lines.length)];
          if (!edited) return;
          const quantity = batches * (edited.product?.batchNumber ?? 1);
          const page = applyEdits(cartOf(scope, lines), {
            quantities: new Map(removes ? [] : [[edited.id, quantity]]),
            removed: new Set(removes ? [edited.id] : []),
          });
          const after = removes
            ? lines.filter((line) => line !== edited)
            : lines.map((line) => (line === edited ? { ...line, quantity } : line));
          expect(shownOf(page)).toEqual(shownOf(cartOf(scope, after)));
        },
      ),
      { numRuns: CARTS },
    );
  });
});

describe('an order', () => {
  it('costs what the cart, the checkout, the payment and the statement say, and gives as much back', async () => {
    const { market, shopper, fee } = await open();
    let buyers = 0;
    await fc.assert(
      fc.asyncProperty(offers, entries, async (terms, chosen) => {
        const products = terms.map((one, index) => productOf({ ...one, stock: 5_000 }, index));
        market.clear();
        for (const one of products) market.set(one.productUrl, one);
        const buyer = await shopper(`buyer${++buyers}`);
        for (const line of linesOf(products, chosen)) {
          const least = leastQuantity(
            line.product?.minOrderQuantity ?? 1,
            line.product?.batchNumber ?? 1,
          );
          const { productUrl, productSkuId } = line;
          const items = [{ productSkuId, quantity: Math.max(line.quantity, least) }];
          await addToCart(buyer, { productUrl, items, message: '' });
          // Buying one product now costs what its line of a cart alone does.
          const { quote } = await createPreview(buyer, { productUrl, items, message: '' });
          expect(quote.goods).toBe(
            sumDecimals(itemsOf({ cartShops: quote.shops }).map((i) => i.amount)),
          );
        }
        const cart = await getCart(buyer);
        const cartItemIds = itemsOf(cart).map(({ id }) => id);
        if (cartItemIds.length === 0) return;
        const quote = await refreshCart(buyer, { cartItemIds });
        const page = expectedQuote(cart, new Set(cartItemIds), fee, undefined, undefined);
        expect(sumsOf(page)).toEqual(sumsOf(quote));
        expect(quote.door).toMatchObject(partsOf(quote));

        await fund(buyer, toFen(quote.total));
        const placed = await createPurchaseOrders(buyer, {
          cartItemIds,
          message: '',
          expectedTotal: quote.total,
        });
        expect(placed.total).toBe(quote.total);
        expect(placed.orders.map(sumsOf)).toEqual(quote.shops.map(sumsOf));
        expect(placed.orders.map(({ items }) => items.map(({ amount }) => amount))).toEqual(
          quote.shops.map(({ cartItems }) => cartItems.map(({ amount }) => amount)),
        );

        const door = await doorOfOrders(
          buyer,
          placed.orders.map(({ orderNo }) => orderNo),
        );
        expect(door).toEqual(quote.door);

        const { payments, total } = await listUnpaid(buyer, { paymentNos: placed.paymentNos });
        expect(total).toBe(quote.total);
        const dues = duesOf(payments, { purchases: placed.orders, transits: [] }, EXCHANGE);
        expect(sumDecimals(dues.map(({ converted }) => converted))).toBe(
          convertedTotal(quote.shops, EXCHANGE),
        );

        for (const { id, total: sum } of placed.orders) {
          expect(await payOrder(buyer, id, PAY_PASSWORD)).toMatchObject({ amount: sum });
          const order = await getPurchaseOrder(buyer, id);
          expect(sumsOf(order)).toMatchObject({ total: sum });
          expect(order.payments).toMatchObject([{ amount: sum, refunded: '0.00', status: 'PAID' }]);
        }
        expect(await getAccount(buyer)).toMatchObject({ available: '0.00' });

        for (const { id, total: sum } of placed.orders) {
          await closePurchaseOrder(buyer, id);
          const { refunds, payments: paid } = await getPurchaseOrder(buyer, id);
          expect(refunds).toMatchObject([{ amount: sum }]);
          expect(paid).toMatchObject([{ amount: sum, refunded: sum }]);
        }
        const statement = await listTransactions(buyer, { pageNo: 1, pageSize: 100 });
        const amountsOf = (type: string) =>
          statement.records
            .filter((record) => record.type === type)
            .map(({ amount }) => amount)
            .toSorted();
        const sums = placed.orders.map((order) => order.total);
        expect(amountsOf('PAYMENT')).toEqual(sums.map((sum) => `-${sum}`).toSorted());
        expect(amountsOf('REFUND')).toEqual(sums.toSorted());
        expect(await getAccount(buyer)).toMatchObject({ available: quote.total });
      }),
      { numRuns: ORDERS },
    );
  });
});
