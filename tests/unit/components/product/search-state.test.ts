import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  attributeFilter,
  chosenMinOrder,
  chosenValues,
  minOrderFilter,
  readFilters,
  withFilter,
  withoutFilter,
} from '../../../../src/components/product/results/search-filters.ts';
import {
  clearedHref,
  currentHref,
  isFiltered,
  nextHref,
  readSearch,
  type SearchState,
  searchHref,
  searchQueries,
} from '../../../../src/components/product/results/search-state.ts';
import { searchQuery } from '../../../../src/contract/calls/catalogue.ts';
import type { SearchFilter } from '../../../../src/contract/values/goods/search-filters.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the query of the results', () => {
  it('contains the keyword and all filters', () => {
    const state = read(
      'keyword=red+dress&channel=Taobao&sort=sold&filters=inStock&filters=freeShipping&priceStart=10&categoryId=c1',
    );
    expect(state).toMatchObject({
      keyword: 'red dress',
      channel: 'Taobao',
      sort: 'sold',
      filters: ['inStock', 'freeShipping'],
      priceStart: '10',
      categoryId: 'c1',
    });
    expect(isFiltered(state)).toBe(true);
    expect(clearedHref(state)).toBe('/product-search?keyword=red+dress&channel=Taobao&sort=sold');
  });

  it('keeps the beginning of a keyword that is too long, instead of finding everything', () => {
    const { keyword } = read(`keyword=${'x'.repeat(300)}`);
    expect(keyword).toBe('x'.repeat(200));
    const emoji = read(`keyword=${encodeURIComponent(`${'x'.repeat(199)}🫖`)}`).keyword;
    expect(v.safeParse(searchQuery, { keyword: emoji }).success).toBe(true);
    expect(emoji.isWellFormed()).toBe(true);
  });

  it('browses without a keyword', () => {
    expect(read('')).toMatchObject({ keyword: '', sort: 'relevance', filters: [], pageNo: 1 });
    expect(searchHref(read(''))).toBe('/product-search');
    expect(isFiltered(read('keyword=x&sort=sold'))).toBe(false);
  });

  it('ignores invalid values', () => {
    const state = read(
      'channel=Amazon&sort=best&filters=cheap,minOrder:0,attribute:&priceStart=lots&pageNo=-3&from=x&nextPage=',
    );
    expect(searchHref(state)).toBe('/product-search');
  });

  it('puts two prices in order', () => {
    expect(read('priceStart=90&priceEnd=9.5')).toMatchObject({ priceStart: '9.5', priceEnd: '90' });
  });

  it('accepts a decimal comma in prices', () => {
    expect(read('priceStart=9,5&priceEnd=1,299,99')).toMatchObject({ priceStart: '9.5' });
    expect(read('priceEnd=1,299,99').priceEnd).toBeUndefined();
  });

  it('never fails, and can be written and read back', () => {
    const name = fc.constantFrom(
      'keyword',
      'channel',
      'sort',
      'filters',
      'priceStart',
      'pageNo',
      'from',
      'shopId',
      'imageUrl',
      'nextPage',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.nat({ max: 12 }).map(String),
      fc.string().map((id) => `attribute:${id}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text)), (fields) => {
        const state = readSearch(new URLSearchParams(fields));
        expect(read(currentHref(state).split('?')[1] ?? '')).toEqual(state);
      }),
    );
  });
});

describe('the filters of a query', () => {
  it('keep the order they were chosen in, each once', () => {
    const filters = 'attribute:red,minOrder:10,inStock,attribute:red,attribute:blue';
    expect(readFilters([filters, ' freeShipping '])).toEqual([
      'attribute:red',
      'minOrder:10',
      'inStock',
      'attribute:blue',
      'freeShipping',
    ]);
  });

  it('ignore texts that are no filter', () => {
    const wrong = [
      'cheap',
      'minOrder:',
      'minOrder:-1',
      'minOrder:1.5',
      'attribute:',
      '',
      'instock',
    ];
    expect(readFilters([wrong.join(',')])).toEqual([]);
    expect(readFilters([`attribute:${'x'.repeat(65)}`, 'attribute:a\nb'])).toEqual([]);
  });

  it('can be written and read back', () => {
    const filters = readFilters(['attribute:red,minOrder:10']);
    expect(searchHref(read(''), { filters })).toBe(
      '/product-search?filters=attribute:red,minOrder:10',
    );
  });

  it('contain at most one minimum order, and any number of values', () => {
    const state = read('filters=minOrder:10,inStock');
    const filters = withFilter(state.filters, minOrderFilter(1));
    expect(filters).toEqual(['inStock', 'minOrder:1']);
    expect(chosenMinOrder(filters)).toBe(1);
    const values = withFilter(withFilter([], attributeFilter('a')), attributeFilter('b'));
    expect(chosenValues(values)).toEqual(['a', 'b']);
    expect(withoutFilter(values, attributeFilter('a'))).toEqual(['attribute:b']);
  });

  it('are never more than the contract accepts', () => {
    const filter = fc.oneof(
      fc.string({ maxLength: 70 }).map((id) => `attribute:${id}`),
      fc.nat().map((pieces) => `minOrder:${pieces}`),
      fc.constantFrom('inStock', 'freeShipping', 'shipIn48Hours'),
    );
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 60 }), (names) => {
        const filters = readFilters(names);
        expect(v.is(searchQuery.entries.filters, filters.join(','))).toBe(true);
        expect(readFilters([filters.join(',')])).toEqual(filters);
      }),
    );
    const full = readFilters(Array.from({ length: 60 }, (_, id) => attributeFilter(`value-${id}`)));
    expect(withFilter(full, 'attribute:one more' satisfies SearchFilter)).toBe(full);
  });
});

describe('a change of the search', () => {
  it('begins at the first page', () => {
    const state = read('keyword=a&pageNo=4');
    expect(searchHref(state, { channel: 'JD' })).toBe('/product-search?keyword=a&channel=JD');
    expect(searchHref(state, { pageNo: 5 })).toBe('/product-search?keyword=a&pageNo=5');
  });

  it('may add a page below those that are shown', () => {
    const state = read('keyword=a&pageNo=2&from=1');
    expect(searchHref(state, { pageNo: 3, from: state.from })).toBe(
      '/product-search?keyword=a&pageNo=3&from=1',
    );
    expect(searchQueries(state, 40).map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  });

  it('shows five pages at once at most', () => {
    expect(searchQueries(read('pageNo=30&from=1'), 40).map(({ pageNo }) => pageNo)).toEqual([
      26, 27, 28, 29, 30,
    ]);
  });

  it('keeps the picture of a search by picture', () => {
    const state = read('imageUrl=%2Fuploads%2Fa.jpg&filters=inStock');
    expect(isFiltered(state)).toBe(true);
    expect(clearedHref(state)).toBe('/product-search?imageUrl=%2Fuploads%2Fa.jpg');
  });
});

describe('the page after those that are shown', () => {
  /** The state after a click on the link to the next page. */
  const follow = (state: SearchState, last: Parameters<typeof nextHref>[1]) => {
    const href = nextHref(state, last);
    return href === undefined ? undefined : read(href.split(/[?#]/)[1] ?? '');
  };

  it('has a page number if the source has page numbers', () => {
    const state = read('keyword=a');
    expect(nextHref(state, { totalPage: 3 })).toBe(
      '/product-search?keyword=a&pageNo=2&from=1#page-2',
    );
    // A list that has both keeps its numbers.
    expect(nextHref(state, { totalPage: 3, nextPage: 'c' })).toBe(
      '/product-search?keyword=a&pageNo=2&from=1#page-2',
    );
    expect(nextHref(read('pageNo=3'), { totalPage: 3 })).toBeUndefined();
  });

  it('has a cursor if the source has no page numbers', () => {
    let state: SearchState | undefined = read('keyword=a');
    for (const nextPage of ['c2', 'c3']) state = state && follow(state, { totalPage: 0, nextPage });
    expect(state && currentHref(state)).toBe(
      '/product-search?keyword=a&pageNo=3&from=1&nextPage=c2&nextPage=c3',
    );
    const queries = state ? searchQueries(state, 40) : [];
    expect(queries.map(({ nextPage }) => nextPage)).toEqual([undefined, 'c2', 'c3']);
    expect(state && nextHref(state, { totalPage: 0 })).toBeUndefined();
  });

  it('is shown alone once five pages are shown', () => {
    let state: SearchState | undefined = read('keyword=a');
    for (const nextPage of ['c2', 'c3', 'c4', 'c5', 'c6']) {
      state = state && follow(state, { totalPage: 0, nextPage });
    }
    expect(state).toMatchObject({ pageNo: 6, from: 6, cursors: ['c6'] });
    expect(state && searchHref(state, { sort: 'sold' })).toBe(
      '/product-search?keyword=a&sort=sold',
    );
  });
});
