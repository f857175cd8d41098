import { describe, expect, it } from 'vitest';
import { distinctGoods } from '../../../../src/components/home/distinct-goods.ts';
import { card } from '../../../../src/contract/examples/catalogue.ts';
import type { ProductCard } from '../../../../src/contract/values/goods/product.ts';

const good = (productId: string, image = `/goods/${productId}`): ProductCard => ({
  ...card,
  productId,
  image,
});
const goods = (ids: string) => [...ids].map((id) => good(id));
const group = (name: string, ids: string) => ({ id: name, name, products: goods(ids) });
const idsOf = (products: readonly ProductCard[]) =>
  products.map(({ productId }) => productId).join('');

describe('the goods of the home page', () => {
  it('have no product twice, and keep the tenant’s order', () => {
    const { shelf, groups } = distinctGoods(
      { shelf: goods('abc'), groups: [group('one', 'bdef'), group('two', 'edgha')] },
      [good('c')],
    );
    expect(idsOf(shelf)).toBe('ab');
    expect(groups.map(({ name, products }) => [name, idsOf(products)])).toEqual([
      ['one', 'def'],
      ['two', 'gh'],
    ]);
  });

  it('have no picture twice', () => {
    const twins = [good('a', '/goods/teapot'), good('b', '/goods/teapot'), good('c')];
    expect(idsOf(distinctGoods({ shelf: twins, groups: [] }).shelf)).toBe('ac');
  });

  it('are seven on the shelf and four of a group; what is left over is free for the next group', () => {
    const { shelf, groups } = distinctGoods({
      shelf: goods('abcdefghij'),
      groups: [group('one', 'ghijkl'), group('two', 'klmno')],
    });
    expect(idsOf(shelf)).toBe('abcdefg');
    expect(groups.map(({ products }) => idsOf(products))).toEqual(['hijk', 'lmno']);
  });

  it('leave out a group whose products are all shown already', () => {
    const all = { shelf: goods('ab'), groups: [group('one', 'ab'), group('two', 'c')] };
    expect(distinctGoods(all).groups.map(({ name }) => name)).toEqual(['two']);
  });
});
