import * as v from 'valibot';
import { LOCALES } from '../shop/locales.ts';
import {
  MAX_OWN_OPTIONS,
  MAX_OWN_PICTURES,
  MAX_OWN_VALUES,
  MAX_OWN_VARIANTS,
} from './own-products.ts';

/** A text as it is typed, also a wrong one. */
const typed = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(max),
      v.check((value: string) => !value.includes('\0')),
    ),
    '',
  );
/** A text in any languages; empty ones are left out. */
const texts = (max: number) =>
  v.optional(
    v.strictObject(v.entriesFromList(LOCALES, v.optional(v.pipe(v.string(), v.maxLength(max))))),
    {},
  );
const key = typed(40);

/** A variant as it is typed. */
export const typedVariant = v.strictObject({
  /** The id of a variant that already exists; empty for a new one. */
  id: typed(40),
  sku: typed(60),
  /** The keys of the variant's values, one of each option. */
  values: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
  price: typed(20),
  weightG: typed(20),
  lengthMm: typed(20),
  widthMm: typed(20),
  heightMm: typed(20),
  /** The pieces on the shelf, for a new variant only: later its stock is corrected with a reason. */
  stock: typed(20),
  offered: v.optional(v.boolean(), true),
});

/** A product as it is typed. A wrong value is kept, and named in `problems`, but does not apply until it is right. */
export const ownProductTyped = v.strictObject({
  code: typed(60),
  title: texts(300),
  /** HTML; what the sanitiser of articles does not pass is removed. */
  description: texts(20_000),
  /** A category of the catalogue. */
  categoryId: typed(64),
  goodsClass: typed(40),
  unit: typed(40),
  dispatchHours: typed(20),
  freightFirst: typed(20),
  freightNext: typed(20),
  /** Prices by quantity, such as `10: 8.50; 100: 7.20`. */
  tiers: typed(200),
  options: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          name: texts(60),
          values: v.optional(
            v.pipe(
              v.array(v.strictObject({ key, name: texts(60), image: typed(300) })),
              v.maxLength(MAX_OWN_VALUES + 5),
            ),
            [],
          ),
        }),
      ),
      v.maxLength(MAX_OWN_OPTIONS + 2),
    ),
    [],
  ),
  pictures: v.optional(
    v.pipe(
      v.array(v.strictObject({ path: typed(300), alt: texts(200) })),
      v.maxLength(MAX_OWN_PICTURES + 8),
    ),
    [],
  ),
  variants: v.optional(v.pipe(v.array(typedVariant), v.maxLength(MAX_OWN_VARIANTS + 20)), []),
});
export type TypedVariant = v.InferOutput<typeof typedVariant>;
export type OwnProductTyped = v.InferOutput<typeof ownProductTyped>;
/** What variants differ in, such as the colour, with its values. Keys are unique within a product. */
export type OwnOption = OwnProductTyped['options'][number];
export type OwnValue = OwnOption['values'][number];
/** A picture that the shop uploaded or has in its own files, and what it shows. */
export type OwnPicture = OwnProductTyped['pictures'][number];
