import type { Goods } from '../../../contract/values/goods/goods-rules.ts';
import { type TitledRow, titlesOf } from '../../db/product-titles.ts';
import type { products } from '../../db/schema/shop/catalogue.ts';

type NamedRow = TitledRow & Pick<typeof products.$inferSelect, 'goodsClass' | 'platform'>;

/** What the rules for goods need of a stored product. `categoryIds`: its category and those above it. */
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
