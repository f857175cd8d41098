import type { Goods } from '../../../contract/values/goods/goods-rules.ts';
import { type TitledRow, titlesOf } from '../../db/product-titles.ts';
import type { products } from '../../db/schema/shop/catalogue.ts';

type NamedRow = TitledRow & Pick<typeof products.$inferSelect, 'goodsClass' | 'platform'>;

/**
 * The facts about a stored product that the rules about goods need. `categoryIds`: its category and the
 * ancestors of that.
 */
export const goodsOf = ({
  goodsClass,
  platform,
  categoryIds,
  ...titled
}: NamedRow & { categoryIds: string[] }): Goods => ({
  texts: titlesOf(titled),
  categoryIds,
  goodsClass,
  platform,
});
