import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STANDARD_TARIFF } from '../../../../../demo/tariffs/standard.ts';
import { toFen } from '../../../../../src/contract/values/money/money.ts';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { doorOfProduct } from '../../../../../src/server/commerce/cart/door-of-product.ts';
import { doorOfQuote } from '../../../../../src/server/commerce/cart/door-of-quote.ts';
import { quoteAt, viewQuote } from '../../../../../src/server/commerce/cart/quote-view.ts';
import { packTogether, sendingHome } from '../../../../../src/server/commerce/door/sending.ts';
import { waysHome } from '../../../../../src/server/commerce/door/ways-home.ts';
import { estimate } from '../../../../../src/server/commerce/freight/estimate.ts';
import { priceOptions } from '../../../../../src/server/commerce/freight/list.ts';
import { currentTariff } from '../../../../../src/server/commerce/freight/stored.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { entries, linesOf, offers, productOf } from '../../../support/random-carts.ts';
import { openShop } from '../../../support/shop.ts';

/* One estimate to the door on every page, and the bill that follows from it. */

const RUNS = { numRuns: IS_FULL ? 10_000 : 200 };

const COUNTRIES = ['au', 'kz', 'la', 'mx', 'pk'];

async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  const tenant = { ...scope.tenant, countries: COUNTRIES };
  return { ...shop, scope: { ...scope, tenant } as Scope };
}

const side = fc.integer({ min: 10, max: 900 });
const box = fc.record({
  weightG: fc.integer({ min: 1, max: 30_000 }),
  sizeMm: fc.tuple(side, side, side),
  declaredFen: fc.nat(500_000),
  insured: fc.boolean(),
  storageFen: fc.constantFrom(0, 1_500),
  country: fc.constantFrom(...COUNTRIES),
  postCode: fc.constantFrom('', '2000', '0872', '050000'),
});

it('is what is billed for a box that weighs and measures the same', async () => {
  const { scope } = await open();
  const tariff = await currentTariff(scope);
  expect(tariff.rows.length).toBe(STANDARD_TARIFF.rows.length);
  const paid = { goodsFen: 10_000, freightFen: 600, serviceFeeFen: 500 };
  let compared = 0;
  fc.assert(
    fc.property(box, ({ weightG, sizeMm, country, postCode, ...terms }) => {
      const [length, width, height] = sizeMm;
      const estimatedMeasures = {
        volumeMm3: length * width * height,
        longestMm: Math.max(...sizeMm),
      };
      const packed = { weightG, estimatedMeasures, goodsClasses: ['NORMAL' as const], goods: [] };
      const asked = { destination: { country, postCode }, ...terms };
      const { ways, ...sums } = waysHome(scope, tariff, paid, packed, asked);
      expect(sums).toEqual({
        goods: '100.00',
        domesticFreight: '6.00',
        serviceFee: '5.00',
        weightG,
      });
      const { question } = sendingHome(scope, packed, asked);
      const options = priceOptions(tariff, question);
      expect(ways.map(({ code }) => code)).toEqual(options.map(({ option }) => option.code));
      for (const [index, { option }] of options.entries()) {
        const { estimatedMeasures: _, ...parcel } = question.parcel;
        const destination = { country, postCode };
        const bill = estimate(option, { ...parcel, sizeMm, destination });
        const way = ways[index];
        expect(toFen(way?.freight ?? '') + toFen(way?.services ?? '')).toBe(bill.totalFen);
        expect(toFen(way?.total ?? '')).toBe(bill.totalFen + 11_100);
        compared += 1;
      }
    }),
    RUNS,
  );
  expect(compared).toBeGreaterThan(RUNS.numRuns / 2);
});

it('adds up, and is the same for a product and for a cart with that product alone', async () => {
  const { scope, market } = await open();
  const wish = { destination: { country: 'au' } };
  let estimated = 0;
  await fc.assert(
    fc.asyncProperty(offers, entries, async (terms, chosen) => {
      const products = terms.map((one, index) => productOf({ ...one, stock: 50_000 }, index));
      market.clear();
      for (const one of products) market.set(one.productUrl, one);
      const lines = linesOf(products, chosen);
      const quote = quoteAt(scope, lines);
      const door = await doorOfQuote(scope, quote, wish);
      const { goods, domesticFreight, serviceFee, total } = viewQuote(scope, quote);
      if (!door) {
        expect(lines.length === 0 || quote.weightG === 0).toBe(true);
        return;
      }
      expect(door).toMatchObject({ goods, domesticFreight, serviceFee });
      for (const way of door.ways) {
        const later = toFen(way.freight) + toFen(way.services);
        expect(toFen(way.total)).toBe(toFen(total) + later);
        estimated += 1;
      }
      const totals = door.ways.map((way) => toFen(way.total));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      const [first] = products;
      const ofFirst = lines.filter((line) => line.productUrl === first?.productUrl);
      const alone = quoteAt(scope, ofFirst);
      if (!first || !alone.orderable) return;
      const items = ofFirst.map(({ productSkuId, quantity }) => ({ productSkuId, quantity }));
      expect(await doorOfProduct(scope, { productUrl: first.productUrl, items }, wish)).toEqual(
        await doorOfQuote(scope, alone, wish),
      );
    }),
    RUNS,
  );
  expect(estimated).toBeGreaterThan(RUNS.numRuns / 2);
});

it('never weighs less than its goods, and no parcel less for being packed with others', async () => {
  const { scope } = await open();
  const parcel = fc.record({
    weightG: fc.integer({ min: 1, max: 20_000 }),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
  });
  fc.assert(
    fc.property(fc.array(parcel, { minLength: 1, maxLength: 5 }), (parcels) => {
      const { weightG, estimatedMeasures } = packTogether(scope, parcels);
      expect(weightG).toBeGreaterThan(parcels.reduce((sum, one) => sum + one.weightG, 0));
      for (const one of parcels) {
        expect(estimatedMeasures.longestMm).toBeGreaterThanOrEqual(one.lengthMm);
      }
    }),
    RUNS,
  );
});
