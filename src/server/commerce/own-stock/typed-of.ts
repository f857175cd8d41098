import type {
  OwnProductTyped,
  TypedVariant,
} from '../../../contract/values/goods/own-product-typed.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ownProducts, ownVariants } from '../../db/schema/shop/own-stock.ts';

export type OwnProductRow = typeof ownProducts.$inferSelect;
export type OwnVariantRow = typeof ownVariants.$inferSelect;

/** A product as somebody would have typed it: what is stored without mistakes. */
export function typedOf(row: OwnProductRow, variants: readonly OwnVariantRow[]): OwnProductTyped {
  return {
    code: row.code,
    title: row.titles,
    description: row.descriptions,
    categoryId: row.categoryId,
    goodsClass: row.goodsClass,
    unit: row.unit,
    dispatchHours: String(row.dispatchHours),
    freightFirst: fromFen(row.freightFirstFen),
    freightNext: fromFen(row.freightNextFen),
    tiers: tiersText(row),
    options: row.options,
    pictures: row.pictures,
    variants: variants.map((variant) => typedVariantOf(row, variant)),
  };
}

/** Prices by quantity as they are typed. */
export const tiersText = ({ tiers }: Pick<OwnProductRow, 'tiers'>): string =>
  tiers.map(({ startQuantity, priceFen }) => `${startQuantity}: ${fromFen(priceFen)}`).join('; ');

const typedVariantOf = (row: OwnProductRow, variant: OwnVariantRow): TypedVariant => ({
  id: variant.id,
  sku: variant.sku,
  values: variant.values,
  // Where the price depends on the quantity, no variant has one of its own.
  price: row.tiers.length > 0 ? '' : fromFen(variant.priceFen),
  weightG: String(variant.weightG),
  ...sidesOf(variant),
  stock: '',
  offered: variant.active,
});

/** Sides that nobody measured are empty. */
const sidesOf = ({ lengthMm, widthMm, heightMm }: OwnVariantRow) => ({
  lengthMm: lengthMm === 0 ? '' : String(lengthMm),
  widthMm: widthMm === 0 ? '' : String(widthMm),
  heightMm: heightMm === 0 ? '' : String(heightMm),
});

/** A new variant with nothing typed. */
export const EMPTY_VARIANT: TypedVariant = {
  id: '',
  sku: '',
  values: [],
  price: '',
  weightG: '',
  lengthMm: '',
  widthMm: '',
  heightMm: '',
  stock: '',
  offered: true,
};

/** A new product with nothing typed. */
export const EMPTY_PRODUCT: OwnProductTyped = {
  code: '',
  title: {},
  description: {},
  categoryId: '',
  goodsClass: '',
  unit: '',
  dispatchHours: '',
  freightFirst: '',
  freightNext: '',
  tiers: '',
  options: [],
  pictures: [],
  variants: [],
};
