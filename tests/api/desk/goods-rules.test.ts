import { beforeAll, describe, expect, test } from 'vitest';
import type { GoodsRule } from '../../../src/contract/values/goods/goods-rules.ts';
import { refusal } from '../../support/refusal.ts';
import { announcementOf, operate } from '../support/fulfilment.ts';
import { newTenantFacts } from '../support/shop-samples.ts';
import { type Good, good, goods, inCart } from '../support/shopping.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { call, DEFAULT_HOST, newShopper, type Shopper, visit } from '../support/world.ts';

/** A tenant of these tests alone, which delivers to two countries. */
const facts = newTenantFacts();
const at = { host: facts.host };
const params = { id: 'goods' as const };
let marketing: Person;
let shopper: Shopper;
let item: Good;

beforeAll(async () => {
  await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
  const file = await operate(at, 'getTenantFile', { params: { id: facts.id } });
  const record = { ...file.record, countries: ['kz', 'au'] };
  await operate(at, 'putTenantFile', { params: { id: facts.id }, body: { ...file, record } });
  marketing = await newPerson('MARKETING', { tenantId: facts.id });
  shopper = await newShopper(facts.host);
  item = await good(facts.host);
});

type Rule = Partial<GoodsRule> & Pick<GoodsRule, 'id' | 'effect'>;
const draft = async (...rules: Rule[]) => {
  const { version } = await marketing.call('getShopPart', { params }, at);
  return marketing.call('draftShopGoods', { body: { goodsRules: rules } }, { ...at, version });
};
const publish = async (...rules: Rule[]) => {
  const { version } = await draft(...rules);
  return marketing.call('publishShopPart', { params }, { ...at, version });
};
/** A word that the product has, in Chinese, and the texts of a rule about it. */
const title = { en: 'Not with us', ru: 'Не у нас' };
const about = (effect: GoodsRule['effect'], more: Partial<GoodsRule> = {}): Rule => ({
  ...{ id: 'rule', effect, title, text: { en: 'No carrier takes it.' } },
  ...{ words: [item.product.title.slice(0, 4)], ...more },
});
const product = (language = 'en') =>
  call('getProduct', { query: { productUrl: item.product.productUrl } }, {
    ...at,
    language,
  } as never);
const add = () => inCart(shopper, 1, item);
const order = (id: string, confirmedRules: string[] = []) =>
  shopper.call('createPurchaseOrders', { body: { cartItemIds: [id], confirmedRules } });

describe('a rule about goods', () => {
  test('refuses nothing while it is a draft, and lists the products to which it would apply', async () => {
    await draft(about('REFUSED'));
    expect((await product()).goodsRules).toEqual([]);
    const trial = await marketing.call('tryGoodsRules', { query: { rule: 'rule' } }, at);
    expect(trial).toMatchObject({ isDraft: true });
    expect(trial.rules[0]).toMatchObject({ id: 'rule', effect: 'REFUSED', freed: 0 });
    const found = trial.products.find(({ productId }) => productId === item.product.productId);
    expect(found).toMatchObject({
      change: 'NEW',
      now: [{ rule: 'rule', effect: 'REFUSED', word: item.product.title.slice(0, 4) }],
      before: [],
    });
    expect(found?.image).toBe(item.product.images[0]);
    await marketing.call('discardShopDraft', { params }, at);
  });

  test('applies to the next request when it is published, and changes nothing else of the shop', async () => {
    const { id } = await add();
    const [other] = (await goods(facts.host)).filter(
      (one) => !one.product.title.includes(item.product.title.slice(0, 4)),
    );
    if (!other) throw new Error('no other product');
    const kept = await inCart(shopper, 1, other);
    await publish(about('REFUSED'));

    expect((await product()).goodsRules).toEqual([
      {
        id: 'rule',
        effect: 'REFUSED',
        title: 'Not with us',
        text: 'No carrier takes it.',
        refusedTo: [],
      },
    ]);
    const page = await visit(`/product?url=${encodeURIComponent(item.product.link)}`, {
      ...at,
      headers: { accept: 'text/html', 'accept-language': 'ru' },
    });
    expect(page.text).toContain('Не у нас');
    expect(await refusal(add())).toBe('PROHIBITED_PRODUCT');
    expect(await refusal(order(id))).toBe('PROHIBITED_PRODUCT');
    const { cartShops } = await shopper.call('getCart');
    const lines = cartShops.flatMap(({ cartItems }) => cartItems);
    expect(lines.find((line) => line.id === id)).toMatchObject({
      orderable: false,
      notices: ['PROHIBITED'],
      goodsRules: [{ title: 'Не у нас' }],
    });
    expect(lines.find((line) => line.id === kept.id)).toMatchObject({ orderable: true });
    expect((await order(kept.id)).orders).toHaveLength(1);
  });

  test('appears in the shoppers’ list of goods that are not sold', async () => {
    expect(await call('listGoodsRules', {}, { ...at, language: 'en' })).toMatchObject([
      { id: 'rule', effect: 'REFUSED', title: 'Not with us' },
    ]);
    const page = await visit('/prohibited-items', { ...at, headers: { accept: 'text/html' } });
    expect(page.text).toContain('Не у нас');
  });

  test('is shown to staff who order for a shopper, and refuses that order, too', async () => {
    const body = {
      ...{
        shopper: shopper.email,
        link: '',
        skuId: '',
        title: `${item.product.title}`,
        price: '10',
      },
      ...{ quantity: 1, weightG: 100, shopName: 'A shop', message: '' },
    };
    expect(await refusal(operate(at, 'createOrderFor', { body }))).toBe('PROHIBITED_PRODUCT');
    await expect(operate(at, 'createOrderFor', { body })).rejects.toMatchObject({
      body: {
        errors: [{ field: 'refusedRules.rule', code: 'prohibited' }],
        details: { rule: 'rule' },
      },
    });
  });

  test('no longer refuses the goods when the rules before are published again', async () => {
    const { history } = await marketing.call('getShopPart', { params }, at);
    const [, before] = history;
    const body = { number: before?.number ?? 0 };
    const { changes } = await draft(about('CONFIRM'));
    expect(changes.map(({ path }) => path)).toContain('goodsRules.0.effect');
    await marketing.call('rollBackShopPart', { params, body }, at);
    expect((await product()).goodsRules).toEqual([]);
    await expect(add()).resolves.toMatchObject({ orderable: true });
    const trial = await marketing.call('tryGoodsRules', { query: { shown: 'changed' } }, at);
    expect(trial.products.every(({ change }) => change !== 'SAME')).toBe(true);
  });

  test('asks the shopper to confirm, and the order is refused without that', async () => {
    await publish(about('CONFIRM'));
    const { id } = await add();
    await expect(order(id)).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ field: 'confirmedRules', code: 'required' }] },
    });
    expect((await order(id, ['rule'])).orders).toHaveLength(1);
  });

  test('for one of the countries lets the goods be sold, and names the countries to which they can’t be sent', async () => {
    await publish(about('REFUSED', { goesTo: ['au'] }));
    expect((await product()).goodsRules).toMatchObject([
      { effect: 'RESTRICTED', refusedTo: ['au'] },
    ]);
    await expect(add()).resolves.toMatchObject({ orderable: true });
    await publish(about('RESTRICTED', { onlyCountries: ['nz'] }));
    expect((await product()).goodsRules).toMatchObject([{ effect: 'REFUSED', refusedTo: [] }]);
  });

  test('makes an exception of what a rule above it allows', async () => {
    const allowed: Rule = { ...about('ALLOWED'), id: 'allowed' };
    await publish(allowed, about('REFUSED'));
    expect((await product()).goodsRules).toEqual([]);
    await publish(about('REFUSED'), allowed);
    expect((await product()).goodsRules).toMatchObject([{ effect: 'REFUSED' }]);
  });
});

describe('rules about goods', () => {
  test('are refused without a condition, with an unknown country, or with the same id twice', async () => {
    const bad: [Rule[], string][] = [
      [[{ id: 'all', effect: 'REFUSED' }], 'goodsRules.0.words'],
      [[{ id: 'r', effect: 'RESTRICTED', words: ['a'] }], 'goodsRules.0.onlyCountries'],
      [[{ id: 'no id', effect: 'REFUSED', words: ['a'] }], 'goodsRules.0.id'],
    ];
    for (const [rules, field] of bad) {
      await expect(draft(...rules)).rejects.toMatchObject({
        body: { code: 'VALIDATION_FAILED', errors: [{ field }] },
      });
    }
    await expect(publish(about('REFUSED', { goesTo: ['zz'] }))).rejects.toMatchObject({
      body: { errors: [{ field: 'goodsRules.0.goesTo' }] },
    });
    await expect(publish(about('REFUSED'), about('CONFIRM'))).rejects.toMatchObject({
      body: { errors: [{ field: 'goodsRules.1.id' }] },
    });
  });

  test('are tried and changed only with the right', async () => {
    const warehouse = await newPerson('WAREHOUSE', { tenantId: facts.id });
    const rules = { body: { goodsRules: [about('REFUSED')] } };
    expect(await refusal(warehouse.call('draftShopGoods', rules, at))).toBe('FORBIDDEN');
    expect(await refusal(warehouse.call('tryGoodsRules', { query: {} }, at))).toBe('FORBIDDEN');
  });

  test('are in the file of the tenant; an older file without rules leaves them as they are', async () => {
    await publish(about('REFUSED'));
    const file = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    expect(file.record.goodsRules).toMatchObject([{ id: 'rule', effect: 'REFUSED' }]);
    const { goodsRules: _, ...record } = file.record;
    await operate(at, 'putTenantFile', {
      params: { id: facts.id },
      body: { ...file, record } as never,
    });
    const again = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    expect(again.record.goodsRules).toEqual(file.record.goodsRules);
  });
});

describe('goods of a shopper’s own', () => {
  test('are refused at what is declared, if a rule refuses them', async () => {
    await publish({ id: 'vapes', effect: 'REFUSED', words: ['vape*', '电子烟'] });
    const file = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    const tenantPreference = {
      ...file.record.tenantPreference,
      showUserWarehouse: true,
      showStockin: true,
    };
    const record = { ...file.record, tenantPreference };
    await operate(at, 'putTenantFile', { params: { id: facts.id }, body: { ...file, record } });
    const announce = async (named: string) => {
      const body = await announcementOf(shopper);
      const items = [...body.items, { title: named, quantity: 1, price: '10' }];
      return shopper.call('announceParcel', { body: { ...body, items } });
    };
    await expect(announce('Two VAPES')).rejects.toMatchObject({
      body: { errors: [{ field: 'items.1.title', code: 'prohibited' }] },
    });
    await expect(announce('Grapes')).resolves.toMatchObject({ orderNo: '' });
  });
});
