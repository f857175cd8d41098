import type { products } from './schema/shop/catalogue.ts';

/** The columns of a stored product that hold its titles. */
export type TitledRow = Pick<typeof products.$inferSelect, 'titleZh' | 'titleEn' | 'titles'>;

/** The titles of a stored product in all its languages. */
export const titlesOf = ({ titleZh, titleEn, titles }: TitledRow): string[] => [
  titleZh,
  titleEn,
  ...Object.values(titles),
];
