import type { Locale, ProductPlatform } from '../../../contract/values/enums.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { Product, ProductAttribute, ProductCard } from '../../../contract/values/product.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { DomesticFreight } from '../source.ts';
import { addressed, ownId, USUAL_FREIGHT, wholeGrams, worded } from './goods.ts';
import type { TaobaoHit, TaobaoItem, TaobaoProperty } from './taobao-answers.ts';

export const TAOBAO = 'taobao';

const addressOf = (itemId: string, platform: ProductPlatform) =>
  platform === 'Tmall'
    ? `https://detail.tmall.com/item.htm?id=${itemId}`
    : `https://item.taobao.com/item.htm?id=${itemId}`;

/** What a piece costs now, in fen: the least of what is said. */
function priceOf(said: { price?: number; promotion_price?: number; coupon_price?: number }) {
  const prices = [said.price, said.promotion_price, said.coupon_price].filter(
    (fen) => fen !== undefined,
  );
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** A hit as a card of one of the platforms that are asked for; undefined for one without a price. */
export function taobaoCard(
  hit: TaobaoHit,
  { locale, platforms }: { locale: Locale; platforms: readonly ProductPlatform[] },
  keys: KeyRing,
): ProductCard | undefined {
  const isTmall = hit.detail_url.includes('tmall.');
  const wanted: ProductPlatform = isTmall ? 'Tmall' : 'Taobao';
  // Either's link opens the item, so a tenant with one of them shows all of them.
  const platform = platforms.includes(wanted) ? wanted : isTmall ? 'Taobao' : 'Tmall';
  const address = addressed(keys, addressOf(hit.item_id, platform));
  const price = priceOf(hit);
  const title = hit.title || hit.multi_language_info.title;
  if (!address || price === undefined || title === '') return undefined;
  return {
    productId: ownId(TAOBAO, hit.item_id),
    ...address,
    title,
    titleTrans: worded(locale, title, hit.multi_language_info.title),
    image: hit.main_image_url || hit.pic_url || hit.multi_language_info.main_image_url,
    priceMode: 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity: 1,
    soldCount: hit.sold_count || hit.sell_number,
    shopName: hit.shop_name,
  };
}

/** An item as a product at the address that was asked for; undefined for one without any price. */
export async function taobaoProduct(
  item: TaobaoItem,
  {
    url,
    locale,
    freight = USUAL_FREIGHT,
  }: { url: string; locale: Locale; freight?: DomesticFreight },
  keys: KeyRing,
): Promise<Product | undefined> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const address = addressed(keys, url);
  const skus = skusOf(item, locale);
  if (!address || skus.length === 0) return undefined;
  const lowest = Math.min(...skus.map(({ fen }) => fen));
  const title = item.title || item.multi_language_info.title;
  const attributes = item.properties.length > 0 ? item.properties : item.props_list;
  const isInStock = skus.some(({ sku }) => sku.stock > 0);
  const shopName = item.shop_name || item.seller_nick;
  return {
    productId: ownId(TAOBAO, item.item_id),
    ...address,
    title,
    titleTrans: worded(locale, title, item.multi_language_info.title),
    images: imagesOf(item),
    categoryId: ownId(TAOBAO, item.category_id),
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: fromFen(lowest) }],
    skus: skus.map(({ sku }) => sku),
    attributes: attributes.map((property) => attributeOf(property, item, locale)),
    minOrderQuantity: Math.max(item.min_num || item.begin_amount, 1),
    batchNumber: 1,
    unit: 'piece',
    soldCount: item.sell_number,
    shop: {
      shopId: ownId(TAOBAO, item.shop_id || `item-${item.item_id}`),
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
    dispatchWithin: 72,
    goodsClass: 'NORMAL',
    descriptionHtml: sanitiseArticle(item.description || item.desc),
    status: isGone(item.status) ? 'REMOVED' : isInStock ? 'ON_SALE' : 'SOLD_OUT',
  };
}

const isGone = (status: string) => /off|delete|invalid|removed/i.test(status);

/** The variants that have a price. An item without any is its own only one. */
function skusOf(item: TaobaoItem, locale: Locale) {
  const weightG = wholeGrams((item.weight ?? 0) * 1000);
  const ownFen = priceOf(item);
  if (item.sku_list.length === 0) {
    const stock = item.quantity || item.inventory;
    const only = { skuId: item.item_id, specId: '', attributes: [], stock, weightG };
    return ownFen === undefined ? [] : [{ fen: ownFen, sku: { ...only, price: fromFen(ownFen) } }];
  }
  return item.sku_list.flatMap((info) => {
    const fen = priceOf(info) ?? ownFen;
    if (fen === undefined) return [];
    const attributes = info.properties.map((property, index) => ({
      ...attributeOf(property, item, locale),
      // The picture is the variant's; it shows what the first attribute, the colour, is.
      ...(index === 0 && info.pic_url !== '' && { image: info.pic_url }),
    }));
    const sku = {
      skuId: info.sku_id,
      // By this one it is ordered.
      specId: info.mp_skuId || info.mp_sku_id,
      attributes,
      price: fromFen(fen),
      stock: isGone(info.status) ? 0 : info.quantity,
      weightG,
    };
    return [{ fen, sku }];
  });
}

function attributeOf(said: TaobaoProperty, item: TaobaoItem, locale: Locale): ProductAttribute {
  const { properties, sku_properties } = item.multi_language_info;
  const translated = [...sku_properties, ...properties].find(
    (one) => one.prop_id === said.prop_id && one.value_id === said.value_id,
  );
  return {
    id: said.prop_id,
    name: said.prop_name,
    nameTrans: worded(locale, said.prop_name, translated?.prop_name ?? ''),
    value: said.value_name,
    valueTrans: worded(locale, said.value_name, translated?.value_name ?? ''),
  };
}

function imagesOf(item: TaobaoItem): string[] {
  const all = [...item.pic_urls, ...item.item_imgs.map(({ url }) => url)];
  const shown = [...new Set(all)].filter((image) => image !== '');
  const first = item.pic_url || item.main_image_url;
  return shown.length > 0 ? shown : first === '' ? [] : [first];
}
