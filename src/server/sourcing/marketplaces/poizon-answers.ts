import * as v from 'valibot';
import { fen, integer, itemId, list, nested, picture, text } from './fields.ts';

/*
 * The answers of Poizon's distribution platform. All prices are in fen. The names are Poizon's: `dw` is
 * Dewu (the app in China), `dist` the distribution platform, `l1` and `l3` are levels of categories.
 */

const saleAttribute = v.object({ cnName: text, enName: text, cnValue: text, enValue: text });

export const poizonSpu = v.object({
  /** The position in the list; the next page starts after it. */
  id: text,
  dwSpuId: itemId,
  distStatus: text,
  dwSpuTitle: text,
  distSpuTitle: text,
  distBrandName: text,
  distCategoryl1Name: text,
  distCategoryl3Name: text,
  image: picture,
  baseImage: list(picture),
  authPrice: fen,
  sales: integer,
  productDesc: text,
  skuList: list(
    v.object({
      dwSkuId: itemId,
      distSkuId: text,
      distStatus: text,
      image: picture,
      minBidPrice: fen,
      stock: v.fallback(v.optional(integer), undefined),
      saleAttr: list(saleAttribute),
    }),
  ),
});
export type PoizonSpu = v.InferOutput<typeof poizonSpu>;

export const poizonPage = nested({ total: integer, spuList: list(v.unknown()) });
