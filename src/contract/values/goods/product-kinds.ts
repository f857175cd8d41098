/** Platforms, price modes and goods classes of products (docs/specification.md section 3, docs/domain.md section 1). */

export const PRODUCT_PLATFORMS = [
  'SelfOwned',
  'Taobao',
  'Tmall',
  'JD',
  'Alibaba',
  'Yiwugou',
  'Poizon',
] as const;
export type ProductPlatform = (typeof PRODUCT_PLATFORMS)[number];

export const PRICE_MODES = ['SKU_PRICE', 'SPU_PRICE_RANGE'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/**
 * From the easiest to the hardest to ship. The order matters: a parcel gets the hardest class of its
 * goods.
 */
export const GOODS_CLASSES = [
  'NORMAL',
  'BATTERY_BUILT_IN',
  'BATTERY_PURE',
  'LIQUID',
  'POWDER',
  'FOOD',
  'COSMETIC',
  'MAGNETIC',
  'BRANDED',
  'FRAGILE',
  'OVERSIZE',
  'PROHIBITED',
] as const;
export type GoodsClass = (typeof GOODS_CLASSES)[number];
