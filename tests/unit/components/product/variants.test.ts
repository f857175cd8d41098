import { describe, expect, it } from 'vitest';
import {
  availability,
  chosenVariant,
  firstMissing,
  initialChoice,
  priceSpan,
  variantsOf,
} from '../../../../src/components/product/choice/variants.ts';
import type { ProductSku } from '../../../../src/contract/values/goods/product.ts';

const sku = (colour: string, size: string, stock: number, price = '10.00'): ProductSku => ({
  skuId: `${colour}-${size}`,
  specId: '',
  attributes: [
    {
      id: 'c',
      name: '颜色',
      nameTrans: 'Colour',
      value: colour,
      valueTrans: colour.toUpperCase(),
      image: `/goods/${colour}`,
    },
    { id: 's', name: '尺码', nameTrans: 'Size', value: size, valueTrans: size },
  ],
  price,
  stock,
  weightG: 100,
});

// Red exists in M and L, but L is sold out; blue exists in M only.
const { groups, variants } = variantsOf([
  sku('red', 'M', 5),
  sku('red', 'L', 0, '12.00'),
  sku('blue', 'M', 3, '9.50'),
]);

describe('variants of a product', () => {
  it('are groups of values in the seller’s order and the page’s language', () => {
    expect(groups.map(({ label, values }) => [label, values.map((v) => v.label)])).toEqual([
      ['Colour', ['RED', 'BLUE']],
      ['Size', ['M', 'L']],
    ]);
    expect(groups[0]?.values[1]?.image).toBe('/goods/blue');
    expect(variants.map(({ values }) => values)).toEqual([
      ['red', 'M'],
      ['red', 'L'],
      ['blue', 'M'],
    ]);
  });

  it('without attributes are one variant and no group', () => {
    const plain = variantsOf([{ ...sku('red', 'M', 1), attributes: [] }]);
    expect(plain.groups).toEqual([]);
    expect(chosenVariant(plain.variants, [])?.skuId).toBe('red-M');
  });

  it('one is selected once each group has a value', () => {
    expect(chosenVariant(variants, ['red', undefined])).toBeUndefined();
    expect(chosenVariant(variants, ['red', 'L'])?.skuId).toBe('red-L');
    expect(chosenVariant(variants, ['blue', 'L'])).toBeUndefined();
    expect(firstMissing(['red', undefined])).toBe(1);
    expect(firstMissing(['red', 'M'])).toBe(-1);
  });

  it('a group of one value is chosen from the start', () => {
    const { groups: one } = variantsOf([sku('red', 'M', 1), sku('red', 'L', 1)]);
    expect(initialChoice(one)).toEqual(['red', undefined]);
  });
});

describe('availability of a value', () => {
  it('counts any stock while nothing else is chosen', () => {
    expect(availability(variants, [undefined, undefined], 0, 'red')).toBe('AVAILABLE');
    expect(availability(variants, [undefined, undefined], 1, 'L')).toBe('SOLD_OUT');
  });

  it('depends on the selection in the other groups only', () => {
    expect(availability(variants, ['blue', undefined], 1, 'L')).toBe('IMPOSSIBLE');
    expect(availability(variants, ['red', undefined], 1, 'L')).toBe('SOLD_OUT');
    expect(availability(variants, ['red', 'M'], 0, 'blue')).toBe('AVAILABLE');
    expect(availability(variants, ['red', 'L'], 1, 'M')).toBe('AVAILABLE');
  });
});

describe('the span of prices', () => {
  const span = (...choice: (string | undefined)[]) =>
    priceSpan(variants, choice).map(({ price }) => price);

  it('covers the variants that match the selection', () => {
    expect(span(undefined, undefined)).toEqual(['9.50', '12.00']);
    expect(span('red', undefined)).toEqual(['10.00', '12.00']);
  });

  it('is one price if all cost the same, and undefined if no variant matches', () => {
    expect(span('blue', undefined)).toEqual(['9.50']);
    expect(span('blue', 'L')).toEqual([]);
  });
});
