import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tenant } from '../../../src/contract/calls/site.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { readAnswer } from '../../../src/contract/read-answer.ts';
import { hasTypes, type Shape, sampleOf } from '../../support/contract-samples.ts';
import { mutationsOf, randomEntries } from '../../support/mutations.ts';

const outputOf = (name: EndpointName) => endpoints[name].output as unknown as Shape;
const read = (name: EndpointName, raw: unknown) => readAnswer(outputOf(name), raw, 'ru').output;
const misfits = (name: EndpointName, raw: unknown) =>
  readAnswer(outputOf(name), raw, 'ru').misfits.map(({ field }) => field);
/** A good answer to a call, with other fields. */
const sample = (name: EndpointName, fields: object = {}) => ({
  ...(sampleOf(outputOf(name)) as object),
  ...fields,
});
const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { auth }]) => auth !== 'operator')
  .map(([name]) => name);

describe('an answer as the contract has it', () => {
  it.each(calls)('of %s is read as it is', (name) => {
    const answer = sampleOf(outputOf(name));
    const result = readAnswer(outputOf(name), answer, 'en');
    expect(result).toEqual({ output: v.parse(outputOf(name), answer), misfits: [] });
  });
});

describe('in the answer of another backend', () => {
  const card = sample('listPreferredProducts') as unknown as { 0: Record<string, unknown> };
  const cards = (...fields: object[]) => fields.map((one) => ({ ...card[0], ...one }));

  it('null is absent', () => {
    expect(read('getProduct', sample('getProduct', { video: null, unit: null }))).toMatchObject({
      unit: '',
    });
  });

  it('what is absent has the empty value of its type, or the one that the contract notes', () => {
    const answer = sample('getProduct', { unit: undefined, minOrderQuantity: undefined });
    expect(read('getProduct', answer)).toMatchObject({ unit: '', minOrderQuantity: 1 });
  });

  it('a translation that is absent is the original', () => {
    const [found] = read('listPreferredProducts', cards({ titleTrans: null, title: '包' })) as [
      object,
    ];
    expect(found).toMatchObject({ titleTrans: '包' });
  });

  it('numbers, booleans and texts are taken for each other', () => {
    expect(
      read('getAccount', { available: 12.5, frozen: '3', hasPayPassword: 'true' }),
    ).toMatchObject({ available: '12.50', frozen: '3.00', balance: '12.50', hasPayPassword: true });
    expect(
      read('getProfile', sample('getProfile', { unreadNotificationCount: '2', id: 7 })),
    ).toMatchObject({ unreadNotificationCount: 2, id: '7' });
  });

  it('enumerations are read in any spelling', () => {
    const [found] = read(
      'listPreferredProducts',
      cards({ platform: 'ALIBABA', priceMode: 'sku-price' }),
    ) as [object];
    expect(found).toMatchObject({ platform: 'Alibaba', priceMode: 'SKU_PRICE' });
  });

  it.each([
    ['zh', 'zh-CN'],
    ['zh_TW', 'zh-HK'],
    ['EN', 'en'],
    ['lo-LA', 'la'],
    ['tlh', 'ru'],
    [undefined, 'ru'],
  ])('the language %s is %s for a reader of Russian', (language, expected) => {
    expect(read('getProfile', sample('getProfile', { language }))).toMatchObject({
      language: expected,
    });
  });

  it('unknown values of a list of enumerations are dropped', () => {
    expect(read('listEnabledArticleTypes', ['faq', 'HOROSCOPE'])).toEqual(['FAQ']);
  });

  it('a bad record is left out of its list, and named without its value', () => {
    const mixed = cards({}, { price: 'free' }, { title: 'x' });
    expect(read('listPreferredProducts', mixed)).toHaveLength(2);
    expect(misfits('listPreferredProducts', mixed)).toEqual(['1.price']);
    expect(read('listPreferredProducts', [null, ...cards({})])).toHaveLength(1);
  });

  it('a list of which no record fits does not fit', () => {
    expect(read('listPreferredProducts', [{ a: 1 }, { a: 2 }])).toBeUndefined();
    expect(read('listPreferredProducts', [])).toEqual([]);
  });

  it('a page may be the list of its records', () => {
    expect(read('listNotifications', [])).toMatchObject({ total: 0, records: [], unread: 0 });
    expect(read('listNotifications', {})).toBeUndefined();
    const { records } = sample('listNotifications') as unknown as { records: unknown[] };
    expect(read('listNotifications', { total: 40, pageSize: 20, records })).toMatchObject({
      totalPage: 2,
    });
  });

  it('what the storefront sorts and cleans is in order', () => {
    const steps = [
      { startQuantity: 100, price: 8 },
      { startQuantity: 1, price: '10' },
    ];
    const product = sample('getProduct', { priceRange: steps, images: ['', '/a.jpg', ''] });
    expect(read('getProduct', product)).toMatchObject({
      images: ['/a.jpg'],
      priceRange: [
        { startQuantity: 1, price: '10.00' },
        { startQuantity: 100, price: '8.00' },
      ],
    });
  });

  it('an empty price list is made of the variants’ prices', () => {
    const product = sample('getProduct', { priceRange: [] }) as { skus: object[] };
    const skus = ['20.00', '7.50'].map((price, id) => ({ ...product.skus[0], skuId: id, price }));
    expect(read('getProduct', { ...product, skus })).toMatchObject({
      priceRange: [{ startQuantity: 1, price: '7.50' }],
    });
    expect(read('getProduct', { ...product, skus: [] })).toMatchObject({ priceRange: [] });
  });

  it.each([
    ['abc', 'KZT'],
    ['NaN', 'KZT'],
    ['-1', 'KZT'],
    ['0', 'KZT'],
    ['', 'KZT'],
    ['4.2', ''],
    ['4.2', 'XX'],
    ['4.2', 'US Dollar'],
    ['4.2', 'кип'],
  ])('the rate %j of %j leaves amounts in CNY only', (cnyExchangeRate, currency) => {
    const answer = sample('getTenant', { exchangeInfo: { cnyExchangeRate, currency } });
    expect(read('getTenant', answer)).toMatchObject({
      exchangeInfo: { cnyExchangeRate: '1', currency: 'CNY' },
    });
  });

  it.each([
    [68.5, 'kzt ', '68.5', 'KZT'],
    ['1e2', 'KZT', '100', 'KZT'],
    [0.0000213, 'KZT', '0.0000213', 'KZT'],
  ])('the rate %j of %j is understood', (given, code, cnyExchangeRate, currency) => {
    const answer = sample('getTenant', {
      exchangeInfo: { cnyExchangeRate: given, currency: code },
    });
    expect(read('getTenant', answer)).toMatchObject({
      exchangeInfo: { cnyExchangeRate, currency },
    });
  });

  it.each([
    ['8', 8],
    [5.75, 5.45],
    [-3.5, -3.5],
    [null, 0],
  ])('the offset %j is %j', (timezoneOffset, expected) => {
    expect(read('getTenant', sample('getTenant', { timezoneOffset }))).toMatchObject({
      timezoneOffset: expected,
    });
  });

  it.each(['ab\r\ncd', 'токен', 'a b', '', 'x'.repeat(2501)])(
    'the token %j signs nobody in, because no header can hold it',
    (accessToken) => {
      expect(read('login', { ...sample('login'), accessToken })).toBeUndefined();
    },
  );

  it('the only possible value goes without saying, but another is not taken for it', () => {
    expect(read('getAccount', { available: '1.00' })).toMatchObject({ currency: 'CNY' });
    expect(read('getAccount', { available: '1.00', currency: 'cny' })).toBeDefined();
    expect(read('getAccount', { available: '1.00', currency: 'USD' })).toBeUndefined();
  });

  it('names that every object has are no fields', () => {
    const answer = JSON.parse('{"available":"1.00","__proto__":{"balance":"9.00"}}');
    expect(read('getAccount', answer)).toMatchObject({ balance: '1.00' });
  });

  it('a tree without an end is cut', () => {
    let tree: unknown = [];
    for (let level = 0; level < 3_000; level++) tree = [{ id: 'a', name: 'A', children: tree }];
    expect(read('listCategories', tree)).toHaveLength(1);
  });
});

describe('any single change of a field', () => {
  const SEED = 49;
  const COUNT = 2_000;
  const all = calls.flatMap((name) =>
    mutationsOf(sampleOf(outputOf(name))).map((mutation) => ({ call: name, ...mutation })),
  );
  const some = randomEntries(all, COUNT, SEED);

  it('leaves an answer with the types of the contract, or none', () => {
    for (const { call, name, answer } of some) {
      const output = read(call, answer);
      expect(output === undefined || hasTypes(outputOf(call), output), `${call} ${name}`).toBe(
        true,
      );
    }
  });

  it('in one record of a list takes no other record', () => {
    const inRecord = some.filter(({ path }) => path[0] === 'records' && path.length > 2);
    expect(inRecord.length).toBeGreaterThan(100);
    for (const { call, name, answer } of inRecord) {
      const { records = [] } = (read(call, answer) ?? {}) as { records?: unknown[] };
      expect(records.length, `${call} ${name}`).toBeGreaterThan(0);
    }
  });

  it('of the tenant’s record leaves the tenant, except for its id', () => {
    const changes = mutationsOf(sampleOf(tenant as unknown as Shape));
    const fatal = changes
      .filter(({ answer }) => read('getTenant', answer) === undefined)
      .map(({ path }) => path.join('.'));
    expect([...new Set(fatal)]).toEqual(['id']);
  });
});
