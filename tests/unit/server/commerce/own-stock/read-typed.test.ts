import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnProductTyped } from '../../../../../src/contract/values/goods/own-product-typed.ts';
import { combinations } from '../../../../../src/server/commerce/own-stock/combine.ts';
import type { ShopFacts } from '../../../../../src/server/commerce/own-stock/read-cells.ts';
import { readTyped, tiersIn } from '../../../../../src/server/commerce/own-stock/read-typed.ts';
import { tidied } from '../../../../../src/server/commerce/own-stock/tidy-typed.ts';
import {
  EMPTY_PRODUCT,
  EMPTY_VARIANT,
} from '../../../../../src/server/commerce/own-stock/typed-of.ts';

const FACTS: ShopFacts = {
  first: 'ru',
  otherCodes: new Set(['taken']),
  otherSkus: new Set(['sku-taken']),
  isCategory: (id) => id === 'cups',
  isPicture: (path) => path.startsWith('/goods/'),
};

const CUP: OwnProductTyped = {
  ...EMPTY_PRODUCT,
  code: 'CUP',
  title: { ru: 'Кружка' },
  variants: [{ ...EMPTY_VARIANT, sku: 'CUP-1', price: '12,50', weightG: '180', stock: '3' }],
};
const RED_BLUE: OwnProductTyped['options'] = [
  {
    key: 'o1',
    name: { ru: 'Цвет' },
    values: [
      { key: 'v1', name: { ru: 'Красный' }, image: '' },
      { key: 'v2', name: { ru: 'Синий' }, image: '' },
    ],
  },
];

const read = (typed: OwnProductTyped) => readTyped(tidied(typed), FACTS);
const problemsOf = (more: Partial<OwnProductTyped>) =>
  read({ ...CUP, ...more }).problems.map(({ field, code }) => `${field} ${code}`);
const variant = (more: Partial<(typeof CUP)['variants'][number]>) => ({
  variants: [{ ...EMPTY_VARIANT, sku: 'CUP-1', price: '1', weightG: '1', ...more }],
});

describe('what was typed of a product', () => {
  it('is read without mistakes, with what is usual where nothing was typed', () => {
    expect(read(CUP).problems).toEqual([]);
    expect(read(CUP).value).toMatchObject({
      code: 'CUP',
      titles: { ru: 'Кружка' },
      goodsClass: 'NORMAL',
      dispatchHours: 48,
      freightFirstFen: 0,
      variants: [{ sku: 'CUP-1', priceFen: 1250, weightG: 180, lengthMm: 0, stock: 3 }],
    });
  });

  it.each<[string, Partial<OwnProductTyped>, string[]]>([
    ['without a code', { code: ' ' }, ['code required']],
    ['with a code of another', { code: 'Taken' }, ['code taken']],
    ['with a code that is none', { code: '<b>' }, ['code invalid']],
    ['without a title', { title: { en: ' ' } }, ['title.ru required']],
    ['of no category', { categoryId: 'hats' }, ['categoryId choice']],
    ['of no class', { goodsClass: 'SOFT' }, ['goodsClass choice']],
    ['with a wrong picture', { pictures: [{ path: '/x', alt: {} }] }, ['pictures.0.path invalid']],
    ['with freight that is no amount', { freightFirst: 'six' }, ['freightFirst number']],
    ['with hours beyond a quarter', { dispatchHours: '3000' }, ['dispatchHours too_large']],
    ['with prices that do not rise', { tiers: '10: 5; 2: 4' }, ['tiers invalid']],
    ['without a variant', { variants: [] }, ['variants.0.sku required']],
    ['with a SKU of another', variant({ sku: 'SKU-taken' }), ['variants.0.sku taken']],
    ['without a price', variant({ price: '' }), ['variants.0.price required']],
    ['for nothing', variant({ price: '0.00' }), ['variants.0.price too_small']],
    ['without weight', variant({ weightG: '0' }), ['variants.0.weightG too_small']],
    ['as long as a street', variant({ lengthMm: '90000' }), ['variants.0.lengthMm too_large']],
    ['without a colour', { options: RED_BLUE }, ['variants.0.values choice']],
  ])('%s is wrong at its field', (_, more, problems) => {
    expect(problemsOf(more)).toEqual(problems);
    expect(read({ ...CUP, ...more }).value).toBeUndefined();
  });

  it('may not have two variants of the same values, or of the same code', () => {
    const row = { ...EMPTY_VARIANT, sku: 'A', price: '1', weightG: '1', values: ['v1'] };
    expect(problemsOf({ options: RED_BLUE, variants: [row, { ...row, sku: 'B' }] })).toEqual([
      'variants.1.values taken',
    ]);
    expect(
      problemsOf({ options: RED_BLUE, variants: [row, { ...row, sku: 'a', values: ['v2'] }] }),
    ).toEqual(['variants.1.sku taken']);
  });

  it('has one price for all variants where it depends on the quantity', () => {
    const { value } = read({ ...CUP, ...variant({ price: '' }), tiers: '2: 9.90; 10: 8' });
    expect(value?.tiers).toEqual([
      { startQuantity: 2, priceFen: 990 },
      { startQuantity: 10, priceFen: 800 },
    ]);
    expect(value?.variants[0]?.priceFen).toBe(990);
  });

  it('gives options and values keys of their own, and keeps those that they have', () => {
    const [first] = RED_BLUE;
    const doubled = first && { ...first, name: { ru: 'Размер' } };
    const { options } = tidied({ ...CUP, options: [...RED_BLUE, ...(doubled ? [doubled] : [])] });
    const keys = options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
    expect(keys.slice(0, 3)).toEqual(['o1', 'v1', 'v2']);
    expect(new Set(keys).size).toBe(6);
  });

  it('loses no text when it is tidied again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.string()), (code, title, names) => {
        const typed = {
          ...CUP,
          code,
          title: { ru: title },
          options: [
            {
              key: '',
              name: { ru: 'x' },
              values: names.map((name) => ({ key: '', name: { ru: name }, image: '' })),
            },
          ],
        };
        const once = tidied(typed);
        expect(tidied(once)).toEqual(once);
        expect(once.code).toBe(code.trim());
        const kept = once.options.flatMap(({ values }) => values.map(({ name }) => name.ru));
        expect(kept).toEqual(names.map((name) => name.trim()).filter(Boolean));
      }),
    );
  });
});

describe('prices by quantity', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 99_999_99 }),
        (quantities, priceFen) => {
          const sorted = quantities.toSorted((a, b) => a - b);
          const price = (priceFen / 100).toFixed(2);
          const text = sorted.map((quantity) => `${quantity}: ${price}`).join('; ');
          expect(tiersIn(text)).toEqual(
            sorted.map((startQuantity) => ({ startQuantity, priceFen })),
          );
        },
      ),
    );
  });
  it.each(['x', '1', '0: 5', '1: 0', '1: 5; 1: 4', '1:1;2:1;3:1;4:1;5:1;6:1'])(
    '%s is none',
    (text) => {
      expect(tiersIn(text)).toBeUndefined();
    },
  );
});

describe('all combinations of options', () => {
  it('are as many as the product of their values, and each is there once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), (sizes) => {
        const options = sizes.map((size, i) => ({
          key: `o${i}`,
          name: {},
          values: Array.from({ length: size }, (_, j) => ({
            key: `v${i}${j}`,
            name: {},
            image: '',
          })),
        }));
        const all = combinations(options).map((keys) => keys.join());
        expect(all.length).toBe(sizes.reduce((product, size) => product * size, 1));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
