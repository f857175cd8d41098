import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The descriptors of product pictures. Products may share a picture. */
export const pictures = sqliteTable(
  'pictures',
  {
    id: integer('id').primaryKey(),
    /** The path by which products name it. */
    path: text('path').notNull().unique(),
    /** Similar pictures are in the same cell or in one near it. */
    cell: integer('cell').notNull(),
    /** The descriptor in base64: D1 would return a blob as an array of numbers. */
    descriptor: text('descriptor').notNull(),
  },
  (t) => [index('pictures_cell').on(t.cell)],
);

/** The products that show a picture. Position 0 is the product's main picture. */
export const productPictures = sqliteTable(
  'product_pictures',
  {
    pictureId: integer('picture_id').notNull(),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.position, t.productId] }),
    index('product_pictures_product').on(t.productId),
  ],
);
