import type {
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/goods/product.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { DomesticFreight } from '../source.ts';
import {
  DEFAULT_DISPATCH_HOURS,
  DEFAULT_FREIGHT,
  localised,
  prefixedId,
  urlFields,
  wholeGrams,
} from './goods.ts';
import type { TaobaoHit, TaobaoItem, TaobaoProperty } from './taobao-answers.ts';

export const TAOBAO = 'taobao';

const urlOf = (itemId: string, platform: ProductPlatform) =>
  platform === 'Tmall'
    ? `https://detail.tmall.com/item.htm?id=${itemId}`
    : `https://item.taobao.com/item.htm?id=${itemId}`;

type Prices = { price?: number; promotion_price?: number; coupon_price?: number };

/** The lowest of the given prices, in fen; undefined if there is none. */
function priceOf({ price, promotion_price, coupon_price }: Prices) {
  const prices = [price, promotion_price, coupon_price].filter((fen) => fen !== undefined);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The card of a hit on one of the given platforms; undefined if the hit has no price or title. */
export function taobaoCard(
  hit: TaobaoHit,
  { locale, platforms }: { locale: Locale; platforms: readonly ProductPlatform[] },
  keys: KeyRing,
): ProductCard | undefined {
  const [itemPlatform, otherPlatform]: [ProductPlatform, ProductPlatform] = hit.detail_url.includes(
    'tmall.',
  )
    ? ['Tmall', 'Taobao']
    : ['Taobao', 'Tmall'];
  // A link of either platform opens the item, so a tenant with one of them shows the items of both.
  const platform = platforms.includes(itemPlatform) ? itemPlatform : otherPlatform;
  const urls = urlFields(keys, urlOf(hit.item_id, platform));
  const price = priceOf(hit);
  const title = hit.title || hit.multi_language_info.title;
  if (!urls || price === undefined || title === '') return undefined;
  return {
    productId: prefixedId(TAOBAO, hit.item_id),
    ...urls,
    title,
    titleTrans: localised(locale, title, hit.multi_language_info.title),
    image: hit.main_image_url || hit.pic_url || hit.multi_language_info.main_image_url,
    priceMode: 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity: 1,
    soldCount: hit.sold_count || hit.sell_number,
    shopName: hit.shop_name,
  };
}

/** The product of an item at the requested URL; undefined if no variant has a price. */
export async function taobaoProduct(
  item: TaobaoItem,
  {
    url,
    locale,
    freight = DEFAULT_FREIGHT,
  }: { url: string; locale: Locale; freight?: DomesticFreight },
  keys: KeyRing,
): Promise<Product | undefined> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const urls = urlFields(keys, url);
  const skus = skusOf(item, locale);
  if (!urls || skus.length === 0) return undefined;
  const lowest = Math.min(...skus.map(({ fen }) => fen));
  const title = item.title || item.multi_language_info.title;
  const attributes = item.properties.length > 0 ? item.properties : item.props_list;
  const isInStock = skus.some(({ sku }) => sku.stock > 0);
  const shopName = item.shop_name || item.seller_nick;
  return {
    productId: prefixedId(TAOBAO, item.item_id),
    ...urls,
    title,
    titleTrans: localised(locale, title, item.multi_language_info.title),
    images: imagesOf(item),
    categoryId: prefixedId(TAOBAO, item.category_id),
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: fromFen(lowest) }],
    skus: skus.map(({ sku }) => sku),
    attributes: attributes.map((property) => attributeOf(property, item, locale)),
    minOrderQuantity: Math.max(item.min_num || item.begin_amount, 1),
    batchNumber: 1,
    unit: 'piece',
    soldCount: item.sell_number,
    shop: {
      shopId: prefixedId(TAOBAO, item.shop_id || `item-${item.item_id}`),
      name: shopName,
      nameTrans: shopName,
      score: 0,
      years: 0,
    },
    domesticFreight: {
      free: freight.free,
      first: fromFen(freight.firstFen),
      next: fromFen(freight.nextFen),
    },
    shipFrom: '',
    dispatchWithin: DEFAULT_DISPATCH_HOURS,
    goodsClass: 'NORMAL',
    descriptionHtml: sanitiseArticle(item.description || item.desc),
    status: statusOf(item, isInStock),
  };
}

const isRemoved = (status: string) => /off|delete|invalid|removed/i.test(status);

function statusOf({ status }: TaobaoItem, isInStock: boolean): Product['status'] {
  if (isRemoved(status)) return 'REMOVED';
  return isInStock ? 'ON_SALE' : 'SOLD_OUT';
}

/** The variants that have a price, with that price in fen. An item without variants counts as one variant. */
function skusOf(item: TaobaoItem, locale: Locale) {
  const weightG = wholeGrams((item.weight ?? 0) * 1000);
  const itemFen = priceOf(item);
  if (item.sku_list.length === 0) {
    const stock = item.quantity || item.inventory;
    const sku = { skuId: item.item_id, specId: '', attributes: [], stock, weightG };
    if (itemFen === undefined) return [];
    return [{ fen: itemFen, sku: { ...sku, price: fromFen(itemFen) } }];
  }
  return item.sku_list.flatMap((info) => {
    const fen = priceOf(info) ?? itemFen;
    if (fen === undefined) return [];
    const attributes = info.properties.map((property, index) => ({
      ...attributeOf(property, item, locale),
      // The variant's picture shows its first attribute, the colour.
      ...(index === 0 && info.pic_url !== '' && { image: info.pic_url }),
    }));
    const sku = {
      skuId: info.sku_id,
      // The id that an order sent to Taobao must have for the variant.
      specId: info.mp_skuId || info.mp_sku_id,
      attributes,
      price: fromFen(fen),
      stock: isRemoved(info.status) ? 0 : info.quantity,
      weightG,
    };
    return [{ fen, sku }];
  });
}

function attributeOf(property: TaobaoProperty, item: TaobaoItem, locale: Locale): ProductAttribute {
  const { prop_id, prop_name, value_id, value_name } = property;
  const { properties, sku_properties } = item.multi_language_info;
  const translated = [...sku_properties, ...properties].find(
    (translation) => translation.prop_id === prop_id && translation.value_id === value_id,
  );
  return {
    id: prop_id,
    name: prop_name,
    nameTrans: localised(locale, prop_name, translated?.prop_name ?? ''),
    value: value_name,
    valueTrans: localised(locale, value_name, translated?.value_name ?? ''),
  };
}

function imagesOf(item: TaobaoItem): string[] {
  const listed = [...item.pic_urls, ...item.item_imgs.map(({ url }) => url)];
  const main = item.pic_url || item.main_image_url;
  const images = listed.some((image) => image !== '') ? listed : [main];
  return [...new Set(images)].filter((image) => image !== '');
}
