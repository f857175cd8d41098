import { describe, expect, it } from 'vitest';
import { settledAddress, shownView } from '../../../src/site/list-address.ts';

const LIST = '/desk/sampan/orders';
const view = (id: string, query: string, isDefault = false) => ({
  id,
  query,
  isDefault,
  scope: 'OWN' as const,
  applies: true,
});
const settled = (query: string, views = [view('a', 'status=PAID')]) =>
  settledAddress('ORDERS', LIST + query, views);

describe('the address of a list', () => {
  it('stays as it is if it names what is shown', () => {
    const opening = [view('a', 'status=PAID', true)];
    for (const query of ['?status=PAID', '?view=none', '?status=PAID&view=a', '?view=gone']) {
      expect(settled(query, opening)).toBeUndefined();
    }
    expect(settled('')).toBeUndefined();
    expect(settled('?view=a', [view('a', '')])).toBeUndefined();
  });

  it('leads to the view with which the list opens if it has no fields', () => {
    expect(settled('', [view('a', 'status=PAID', true)])).toBe(`${LIST}?status=PAID&view=a`);
    expect(settled('', [view('a', '', true)])).toBe(`${LIST}?view=a`);
  });

  it('leads to what a view holds if it only names the view', () => {
    expect(settled('?view=a')).toBe(`${LIST}?status=PAID&view=a`);
    expect(settled('?view=a&platform=Taobao')).toBeUndefined();
  });

  it('has the ticked columns in one field, and none if all are shown in their order', () => {
    expect(settled('?columns=order&columns=total&columns=goods&status=PAID')).toBe(
      `${LIST}?status=PAID&columns=order%2Ctotal%2Cgoods`,
    );
    const all = ['order', 'goods', 'seller', 'total', 'age'].map((name) => `columns=${name}`);
    expect(settled(`?status=PAID&${all.join('&')}`)).toBe(`${LIST}?status=PAID`);
    expect(settled(`?${all.join('&')}`)).toBe(`${LIST}?view=none`);
  });

  it('has the size of a page and the density, unless they are the usual ones', () => {
    const all = ['order', 'goods', 'seller', 'total', 'age'].map((name) => `columns=${name}`);
    const sent = (query: string) => settled(`?status=PAID&${all.join('&')}&${query}`);
    expect(sent('pageSize=25&density=dense')).toBe(`${LIST}?status=PAID&pageSize=25&density=dense`);
    expect(sent('pageSize=50&density=roomy')).toBe(`${LIST}?status=PAID`);
    expect(sent('pageSize=5000&density=x')).toBe(`${LIST}?status=PAID`);
  });

  it('of a view that was changed to what is usual does not lead back to what the view holds', () => {
    const views = [view('a', 'pageSize=25&columns=order')];
    const all = ['order', 'goods', 'seller', 'total', 'age'];
    const sent = `?view=a&pageSize=50&${all.map((name) => `columns=${name}`).join('&')}`;
    const address = settled(sent, views) ?? '';
    expect(new URLSearchParams(address.split('?')[1]).get('columns')).toBe(all.join());
    expect(settledAddress('ORDERS', address, views)).toBeUndefined();
    expect(shownView('ORDERS', address, views)).toMatchObject({ query: '', isChanged: true });
    expect(settled('?view=a&pageSize=100', views)).toBeUndefined();
  });

  it('has a column moved, but never before the first one or beyond the last', () => {
    const ticked = '?columns=order&columns=total&columns=goods';
    const moved = (move: string) =>
      new URLSearchParams(settled(`${ticked}&move=${move}`)?.split('?')[1]).get('columns');
    expect(moved('goods:up')).toBe('order,goods,total');
    expect(moved('total:down')).toBe('order,goods,total');
    for (const move of ['total:up', 'order:down', 'order:up', 'goods:down', 'gone:up']) {
      expect(moved(move)).toBe('order,total,goods');
    }
    expect(settled(`${ticked}&move=goods:up`)).toMatch(/&edit=columns$/);
  });
});

it('a view is changed if something else is shown than what it holds', () => {
  const known = view('a', 'status=PAID');
  const shown = (query: string) => shownView('ORDERS', LIST + query, [known]);
  expect(shown('?status=PAID&view=a&cursor=5~x&number=')).toMatchObject({
    view: known,
    isChanged: false,
  });
  expect(shown('?status=PAID&view=a&columns=order')).toMatchObject({ isChanged: true });
  expect(shown('?status=PAID')).toMatchObject({ view: undefined, isChanged: false });
});
