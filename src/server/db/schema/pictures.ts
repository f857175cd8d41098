import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pictures of products, each described once, however many products show it. */
export const pictures = sqliteTable(
  'pictures',
  {
    id: integer('id').primaryKey(),
    /** As products name it. */
    path: text('path').notNull().unique(),
    /** Roughly what it looks like: pictures that look alike are in the same cell or one near it. */
    cell: integer('cell').notNull(),
    /** What it looks like, base64: as a blob, D1 would hand it over as a list of numbers. */
    descriptor: text('descriptor').notNull(),
  },
  (t) => [index('pictures_cell').on(t.cell)],
);

/** Which products show a picture, as position 0 the one they are shown by. */
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
