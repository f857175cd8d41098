import { leastQuantity, priceOfStep, stepAt } from '../../contract/values/goods/price-steps.ts';
import type { Product } from '../../contract/values/goods/product.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { bcp47 } from '../../i18n/locale.ts';
import type { WatchedProduct } from './watch-history.ts';

/** The record of a product for the watch history. */
export function watchedProduct(product: Product, locale: Locale): WatchedProduct {
  const { productId, platform, images, link, titleTrans, shop, productUrl } = product;
  const minQuantity = leastQuantity(product.minOrderQuantity, product.batchNumber);
  const step = stepAt(product.priceRange, minQuantity);
  return {
    productId,
    coverImage: images[0] ?? '',
    productUrl: link,
    name: titleTrans,
    price: step ? priceOfStep(step) : '0.00',
    shopName: shop.nameTrans || shop.name,
    shopWebsite: URL.canParse(productUrl) ? new URL(productUrl).host : '',
    channel: platform,
    lang: bcp47(product.titleLanguage ?? locale),
  };
}
