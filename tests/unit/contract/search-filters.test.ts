import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../../src/contract/calls/catalogue.ts';
import { validate } from '../../../src/contract/validate.ts';

const read = (query: Record<string, string>) => v.parse(searchQuery, query);

describe('the filters of a search', () => {
  it.each([
    ['isOnePsaleFreePostage', 'freeShipping'],
    ['isOnePsaleFreePost', 'freeShipping'],
    ['isOnePsale', 'minOrder:1'],
    ['shipIn24Hours', 'shipIn24Hours'],
    ['new7', 'new7'],
  ])('understands the marketplace’s name %s', (given, ours) => {
    expect(read({ filters: ` ${given} ,inStock` }).filters).toBe(`${ours},inStock`);
  });

  it.each(['certifiedFactory', 'shipInToday', 'KZFL', 'minOrder:a', 'attribute:', 'cheap'])(
    'refuses a filter that nothing here can answer: %s',
    (name) => {
      const { problems } = validate(searchQuery, { filters: `inStock,${name}` });
      expect(problems).toEqual([{ field: 'filters', code: 'choice' }]);
    },
  );
});

describe('the sort of a search', () => {
  it.each([
    ['price-desc', 'price-desc'],
    ['{"price":"asc"}', 'price-asc'],
    ['{ "monthSold": "desc" }', 'sold'],
  ])('may be %s', (given, ours) => {
    expect(read({ sort: given }).sort).toBe(ours);
  });

  it.each(['best', '{"rePurchaseRate":"desc"}', '{"price":1}'])('is never guessed: %s', (sort) => {
    const { problems } = validate(searchQuery, { sort });
    expect(problems).toEqual([{ field: 'sort', code: 'choice' }]);
  });
});
