import { expect, it } from 'vitest';
import {
  isSortable,
  queryOf,
  readOrderSearch,
} from '../../../../../src/components/desk/orders/order-search.ts';

const sortOf = (query: string) => {
  const search = readOrderSearch(new URLSearchParams(query));
  return [isSortable(search), (queryOf(search) as { sort?: string }).sort];
};

it('orders of one status are sorted by waiting time, or by age if the address says so', () => {
  expect(sortOf('status=PAID')).toEqual([true, 'waiting']);
  expect(sortOf('status=PAID&sort=newest')).toEqual([true, 'newest']);
  expect(sortOf('status=PAID&sort=dearest')).toEqual([true, 'waiting']);
});

it('other lists of orders have one sort only, because an index serves no other', () => {
  for (const filter of [
    'status=all',
    'status=PAID&platform=Taobao',
    'status=PAID&platform=Taobao&shopId=s1',
    'status=PAID&shopperId=u1',
    'status=PAID&dateStart=2026-11-01',
  ]) {
    expect(sortOf(`${filter}&sort=waiting`)).toEqual([false, 'newest']);
  }
});
