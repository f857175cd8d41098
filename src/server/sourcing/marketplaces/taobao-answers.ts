import * as v from 'valibot';
import {
  decimal,
  fen,
  integer,
  itemId,
  list,
  longText,
  nested,
  picture,
  text,
  yuan,
} from './fields.ts';

/*
 * The answers of Taobao's global platform. Their fields are known only from published clients, which
 * disagree: if a field has two names, both are read (docs/decisions/024).
 */

/** A search hit. Prices are in yuan. */
export const taobaoHit = v.object({
  item_id: itemId,
  title: text,
  multi_language_info: nested({ title: text, main_image_url: picture }),
  main_image_url: picture,
  pic_url: picture,
  price: yuan,
  promotion_price: yuan,
  coupon_price: yuan,
  shop_name: text,
  inventory: v.fallback(v.optional(integer), undefined),
  sold_count: integer,
  sell_number: integer,
  /** `https://detail.tmall.com/…` for a Tmall shop. */
  detail_url: text,
});
export type TaobaoHit = v.InferOutput<typeof taobaoHit>;

/** A page of hits, in `data` or `item_list`. */
export const taobaoPage = nested({
  data: v.fallback(v.optional(v.array(v.unknown())), undefined),
  item_list: list(v.unknown()),
  total: v.fallback(v.optional(integer), undefined),
  total_results: v.fallback(v.optional(integer), undefined),
});

const property = v.object({
  prop_id: text,
  prop_name: text,
  value_id: text,
  value_name: text,
});
export type TaobaoProperty = v.InferOutput<typeof property>;

/** An item. Prices are in fen. */
export const taobaoItem = v.object({
  item_id: itemId,
  title: text,
  description: longText,
  desc: longText,
  category_id: text,
  pic_urls: list(picture),
  item_imgs: list(v.object({ url: picture })),
  pic_url: picture,
  main_image_url: picture,
  price: fen,
  promotion_price: fen,
  coupon_price: fen,
  quantity: integer,
  inventory: integer,
  min_num: integer,
  begin_amount: integer,
  sell_number: integer,
  status: text,
  shop_id: text,
  shop_name: text,
  seller_nick: text,
  /** Kilograms. */
  weight: decimal,
  properties: list(property),
  props_list: list(property),
  multi_language_info: nested({
    title: text,
    properties: list(property),
    sku_properties: list(property),
  }),
  sku_list: list(
    v.object({
      sku_id: itemId,
      mp_skuId: text,
      mp_sku_id: text,
      price: fen,
      promotion_price: fen,
      coupon_price: fen,
      quantity: integer,
      pic_url: picture,
      status: text,
      properties: list(property),
    }),
  ),
});
export type TaobaoItem = v.InferOutput<typeof taobaoItem>;

export const taobaoImage = v.union([
  v.pipe(
    v.object({ image_id: text, imageId: text }),
    v.transform(({ image_id, imageId }) => image_id || imageId),
  ),
  text,
]);

/** The freight of an item to the warehouse, in fen. */
export const taobaoFreight = v.pipe(
  v.object({
    post_fee: v.fallback(v.optional(integer), undefined),
    postFee: v.fallback(v.optional(integer), undefined),
  }),
  v.transform(({ post_fee, postFee }) => post_fee ?? postFee),
);
