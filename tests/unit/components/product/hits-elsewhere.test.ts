import { describe, expect, it } from 'vitest';
import {
  elsewhereQuery,
  hitsElsewhere,
} from '../../../../src/components/product/results/hits-elsewhere.ts';
import { readSearch } from '../../../../src/components/product/results/search-state.ts';
import type { SearchResult } from '../../../../src/contract/calls/catalogue.ts';

const PLATFORMS = ['Taobao', 'Tmall', 'Alibaba'];
const search = (query: string) => readSearch(new URLSearchParams(query));
type Short = Pick<SearchResult, 'records' | 'nextPage' | 'facets'>;

/** An answer with some records, and hits at marketplaces. */
function answer(records: number, counts: Record<string, number>, nextPage?: string): Short {
  const channels = Object.entries(counts).map(([id, count]) => ({ id, name: id, count }));
  const card = {} as SearchResult['records'][number];
  return {
    records: Array.from({ length: records }, () => card),
    facets: { channels, categories: [], attributes: [], prices: [], services: [], minOrders: [] },
    ...(nextPage && { nextPage }),
  };
}

describe('a list of one marketplace', () => {
  const state = search('keyword=teapot&channel=Taobao');
  const counts = { Taobao: 4, Tmall: 3, Alibaba: 5 };

  it('goes on at the others if it is short', () => {
    expect(hitsElsewhere(state, answer(4, counts), PLATFORMS)).toBe(8);
    expect(hitsElsewhere(state, answer(0, { ...counts, Taobao: 0 }), PLATFORMS)).toBe(8);
  });

  it('goes on without a number of hits if some of the others don’t count theirs', () => {
    expect(hitsElsewhere(state, answer(4, { Taobao: 4 }), PLATFORMS)).toBe(0);
  });

  it('ends if the others have no hits', () => {
    expect(hitsElsewhere(state, answer(4, { Taobao: 4, Tmall: 0, Alibaba: 0 }), PLATFORMS)).toBe(
      undefined,
    );
  });

  it.each([
    ['it is long', state, answer(12, counts)],
    ['it has another page', state, answer(4, counts, 'next')],
    ['all marketplaces are searched', search('keyword=teapot'), answer(4, counts)],
    ['a category is browsed', search('channel=Taobao&categoryId=c'), answer(4, counts)],
    ['it is a later page', search('keyword=teapot&channel=Taobao&pageNo=2'), answer(4, counts)],
  ])('ends if %s', (_, searched, found) => {
    expect(hitsElsewhere(searched, found, PLATFORMS)).toBeUndefined();
  });

  it('asks once for the hits at all marketplaces, with the same filters and without facets', () => {
    const query = elsewhereQuery(search('keyword=teapot&channel=Taobao&filters=inStock'));
    expect(query).toMatchObject({
      keyword: 'teapot',
      filters: 'inStock',
      pageNo: 1,
      facets: false,
    });
    expect(query).not.toHaveProperty('channel');
    expect(query.pageSize).toBeLessThanOrEqual(24);
  });
});
