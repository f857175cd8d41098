import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type GoodsRule, goodsRule } from '../../../../../src/contract/values/goods/goods-rules.ts';
import type { GoodsClass } from '../../../../../src/contract/values/goods/product-kinds.ts';
import { sendingOf, sentGoods } from '../../../../../src/server/commerce/goods/sent-goods.ts';
import { viewOpsOrder } from '../../../../../src/server/commerce/purchase/ops-order.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { getTransitQuote } from '../../../../../src/server/commerce/transit/quote.ts';
import { purchaseOrderItems } from '../../../../../src/server/db/schema/orders/orders.ts';
import { announcedContents } from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder, homeAddress, operator, stocked, wishFor } from '../../../support/forwarding.ts';
import { failureOf } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';

type Typed = Omit<v.InferInput<typeof goodsRule>, 'id'>;

/** A shopper with a parcel of tea sets, in a shop with these rules. */
async function open(...typed: Typed[]) {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  const goodsRules: GoodsRule[] = typed.map((one, i) =>
    v.parse(goodsRule, { ...one, id: `rule-${i}` }),
  );
  const parcel = await stocked(scope);
  await scope.db.insert(announcedContents).values({
    ...{ tenantId: scope.tenantId, parcelId: parcel.id, position: 0 },
    ...{ title: '茶具 Tea set', quantity: 1, priceFen: 1000 },
  });
  const withRules = { ...scope, tenant: { ...scope.tenant, goodsRules } };
  const quote = (country: string) =>
    getTransitQuote(withRules, {
      ...{ purchaseParcelIds: [parcel.id], insured: false, packing: 'STANDARD', country },
    });
  return { scope: withRules, parcel, quote };
}

describe('goods that a rule concerns', () => {
  it('are sent by no option to a country that it refuses, and by all to others', async () => {
    const { scope, parcel, quote } = await open({
      effect: 'REFUSED',
      words: ['tea set'],
      goesTo: ['au'],
      title: { en: 'No tea sets' },
    });
    const toAustralia = await quote('au');
    expect(toAustralia.options).toEqual([]);
    expect(new Set(toAustralia.refused.map(({ reason }) => reason))).toEqual(
      new Set(['GOODS_RULE']),
    );
    expect(toAustralia.goodsRules).toMatchObject([{ title: 'No tea sets', refusedTo: ['au'] }]);
    const home = await quote('kz');
    expect(home.options.length).toBeGreaterThan(0);
    expect(home).not.toHaveProperty('goodsRules');
    const userAddressId = (await homeAddress(scope, 'au')).id;
    const wish = await wishFor(scope, [parcel], { transitOptionName: 'POSTAL_EMS', userAddressId });
    expect(await failureOf(createTransitOrder(scope, wish))).toMatchObject({
      code: 'TRANSIT_OPTION_UNAVAILABLE',
      details: { option: 'POSTAL_EMS', reason: 'GOODS_RULE' },
    });
    await expect(createTransitOrder(scope, await wishFor(scope, [parcel]))).resolves.toMatchObject({
      parcelCount: 1,
    });
  });

  it('are sent only by the options that all rules allow', async () => {
    const { quote } = await open(
      { effect: 'RESTRICTED', words: ['茶具'], onlyOptions: ['TRUCK', 'POSTAL_EMS'] },
      { effect: 'RESTRICTED', words: ['tea'], onlyOptions: ['TRUCK'] },
    );
    const { options, refused } = await quote('kz');
    expect(options.map(({ code }) => code)).toEqual(['TRUCK']);
    expect(refused.every(({ reason }) => reason === 'GOODS_RULE')).toBe(true);
  });

  it('are sent as the class that it gives them', async () => {
    const { quote } = await open({ effect: 'RESTRICTED', words: ['tea'], asClass: 'LIQUID' });
    const { goodsClasses, refused } = await quote('au');
    expect(goodsClasses).toEqual(['NORMAL', 'LIQUID']);
    expect(refused.map(({ code, reason }) => [code, reason])).toContainEqual([
      'SEA_BULK',
      'GOODS_CLASS',
    ]);
  });

  it('are judged by the titles of the product in all languages, also at the desk', async () => {
    const { scope, parcel, quote } = await open({ effect: 'REFUSED', words: ['drone'] });
    expect((await quote('kz')).options.length).toBeGreaterThan(0);
    const [item] = await scope.db
      .select()
      .from(purchaseOrderItems)
      .where(eq(purchaseOrderItems.orderId, parcel.orderId ?? ''));
    await insertRow(scope.db, 'products', {
      ...{ id: 'p1', url: item?.productUrl ?? '', title_zh: '无人机', title_en: 'Camera drone' },
      ...{ titles: '{"fr":"Aéronef"}', status: 'ON_SALE', platform: 'Taobao' },
    });
    expect((await quote('kz')).options).toEqual([]);
    const order = await viewOpsOrder(operator(scope), parcel.orderId ?? '');
    expect(order.items[0]?.goodsRules).toMatchObject([{ rule: 'rule-0', word: 'drone' }]);
  });

  it('are judged by the class that the warehouse saw', async () => {
    const { scope, quote } = await open({ effect: 'REFUSED', goodsClasses: ['POWDER'] });
    expect((await quote('kz')).options.length).toBeGreaterThan(0);
    const powder = await stocked(scope, { goodsClass: 'POWDER' });
    const answer = await getTransitQuote(scope, {
      ...{ purchaseParcelIds: [powder.id], insured: false, packing: 'STANDARD', country: 'kz' },
    });
    expect(answer.options).toEqual([]);
  });
});

describe('a parcel', () => {
  /** The decision of the rules for a new parcel of one ordered product, sent to Kazakhstan. */
  async function judged(
    typed: Typed[],
    { ordered, seen }: { ordered: GoodsClass; seen: GoodsClass },
  ) {
    const { scope } = await open(...typed);
    const parcel = await stocked(scope, { goodsClass: seen });
    await scope.db
      .update(purchaseOrderItems)
      .set({ goodsClass: ordered })
      .where(eq(purchaseOrderItems.orderId, parcel.orderId ?? ''));
    return sendingOf(scope, await sentGoods(scope, [parcel]), 'kz').refused;
  }
  const POWDER: Typed = { effect: 'REFUSED', goodsClasses: ['POWDER'] };
  const BOTH_POWDER = { ordered: 'POWDER', seen: 'POWDER' } as const;
  const SEEN_POWDER = { ordered: 'NORMAL', seen: 'POWDER' } as const;

  it('from a marketplace meets no rule about goods of the shop itself', async () => {
    const rules: Typed[] = [{ effect: 'REFUSED', platforms: ['SelfOwned'] }];
    expect(await judged(rules, BOTH_POWDER)).toBe(false);
    expect(await judged(rules, SEEN_POWDER)).toBe(false);
    const ofMarket: Typed[] = [{ ...POWDER, platforms: ['Taobao'] }];
    expect(await judged(ofMarket, SEEN_POWDER)).toBe(true);
  });

  it('is sent if a rule by a word allows its goods, or makes an exception of them', async () => {
    expect(await judged([POWDER], BOTH_POWDER)).toBe(true);
    expect(await judged([{ effect: 'ALLOWED', words: ['product'] }, POWDER], BOTH_POWDER)).toBe(
      false,
    );
    const except: Typed[] = [{ ...POWDER, exceptWords: ['product'] }];
    expect(await judged(except, BOTH_POWDER)).toBe(false);
    expect(await judged(except, SEEN_POWDER)).toBe(false);
  });

  it('of a class that only the warehouse saw may hold what no word of its goods allows', async () => {
    expect(await judged([{ effect: 'ALLOWED', words: ['product'] }, POWDER], SEEN_POWDER)).toBe(
      true,
    );
    expect(await judged([{ ...POWDER, words: ['product'] }], SEEN_POWDER)).toBe(true);
    expect(await judged([{ ...POWDER, words: ['flour'] }], SEEN_POWDER)).toBe(false);
  });
});
