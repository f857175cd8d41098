import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  readSearch,
  searchHref,
  searchQueries,
} from '../../src/components/product/results/search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of the results', () => {
  it('says what is searched and how it is narrowed', () => {
    const state = read(
      'keyword=red+dress&channel=Taobao&sort=sold&filters=inStock&filters=freeShipping&priceStart=10&categoryId=c1',
    );
    expect(state).toMatchObject({
      keyword: 'red dress',
      channel: 'Taobao',
      sort: 'sold',
      filters: ['freeShipping', 'inStock'],
      priceStart: '10',
      categoryId: 'c1',
    });
    expect(isNarrowed(state)).toBe(true);
  });

  it('is browsing without any words', () => {
    expect(read('')).toMatchObject({ keyword: '', sort: 'relevance', filters: [], pageNo: 1 });
    expect(searchHref(read(''))).toBe('/product-search');
    expect(isNarrowed(read('keyword=x&sort=sold'))).toBe(false);
  });

  it('leaves out what is wrong in it', () => {
    const state = read('channel=Amazon&sort=best&filters=cheap&priceStart=lots&pageNo=-3&from=x');
    expect(searchHref(state)).toBe('/product-search');
  });

  it('puts two prices in order', () => {
    expect(read('priceStart=90&priceEnd=9.5')).toMatchObject({ priceStart: '9.5', priceEnd: '90' });
  });

  it('never fails, and reads back what it writes', () => {
    const name = fc.constantFrom(
      'keyword',
      'channel',
      'sort',
      'filters',
      'priceStart',
      'pageNo',
      'from',
      'shopId',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
        const state = readSearch(new URLSearchParams(fields));
        const { pageNo, from } = state;
        const href = searchHref(state, { pageNo, from });
        expect(read(href.split('?')[1] ?? '')).toEqual(state);
      }),
    );
  });
});

describe('a change of the search', () => {
  it('begins at the first page', () => {
    const state = read('keyword=a&pageNo=4');
    expect(searchHref(state, { channel: 'JD' })).toBe('/product-search?keyword=a&channel=JD');
    expect(searchHref(state, { pageNo: 5 })).toBe('/product-search?keyword=a&pageNo=5');
  });

  it('may add a page under those that are shown', () => {
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
});
