import type { Goods } from '../../../contract/values/goods-rules.ts';
import type { products } from '../../db/schema/catalogue.ts';

type NamedRow = Pick<
  typeof products.$inferSelect,
  'titleZh' | 'titleEn' | 'titles' | 'goodsClass' | 'platform'
>;

/** What rules look at, of a stored product and its category with those above it. */
export const goodsOf = ({
  titleZh,
  titleEn,
  titles,
  goodsClass,
  platform,
  categoryIds,
}: NamedRow & { categoryIds: string[] }): Goods => ({
  texts: [titleZh, titleEn, ...Object.values(titles)],
  categoryIds,
  goodsClass,
  platform,
});
