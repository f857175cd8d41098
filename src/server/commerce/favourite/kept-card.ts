import { leastQuantity, priceOfStep, stepAt } from '../../../contract/values/goods/price-steps.ts';
import type { Product, ProductCard } from '../../../contract/values/goods/product.ts';

/** The card of a product as it was shown when the favourite was added. */
export type KeptCard = Omit<ProductCard, 'link'>;

/** The price of a piece at the least quantity that can be bought, CNY. */
export function leastPrice({ priceRange, minOrderQuantity, batchNumber }: Product): string {
  const step = stepAt(priceRange, leastQuantity(minOrderQuantity, batchNumber));
  return step ? priceOfStep(step) : '0.00';
}

/** The card of a product, with the price at the least quantity. */
export function cardOf(product: Product): KeptCard {
  const { productId, platform, productUrl, title, titleTrans, images, shop } = product;
  const { priceMode, minOrderQuantity, soldCount } = product;
  return {
    ...{ productId, platform, productUrl, title, titleTrans, priceMode },
    ...{ minOrderQuantity, soldCount },
    image: images[0] ?? '',
    price: leastPrice(product),
    shopName: shop.nameTrans || shop.name,
  };
}

/** Whether at least one variant can be bought. */
export const isOnSale = ({ status, skus }: Product): boolean =>
  status === 'ON_SALE' && skus.some(({ stock }) => stock > 0);
