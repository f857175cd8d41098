import type { Locale } from '../../contract/values/locales.ts';
import { fromFen, toFen } from '../../contract/values/money.ts';
import type { Product } from '../../contract/values/product.ts';
import { bcp47 } from '../../i18n/locale.ts';
import type { WatchedProduct } from './watch-history.ts';

/** The record of a product for the watch history. */
export function watchedProduct(product: Product, locale: Locale): WatchedProduct {
  const { productId, platform, images, link, titleTrans, priceRange, shop, productUrl } = product;
  const prices = priceRange.map(({ price, promotionPrice }) => toFen(promotionPrice ?? price));
  return {
    productId,
    coverImage: images[0] ?? '',
    productUrl: link,
    name: titleTrans,
    price: fromFen(Math.min(...prices)),
    shopName: shop.nameTrans || shop.name,
    shopWebsite: URL.canParse(productUrl) ? new URL(productUrl).host : '',
    channel: platform,
    lang: bcp47(product.titleLanguage ?? locale),
  };
}
