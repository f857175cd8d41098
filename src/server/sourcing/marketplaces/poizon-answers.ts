import * as v from 'valibot';
import { fen, itemId, list, part, picture, text, whole } from './fields.ts';

/* What Poizon's distribution platform answers. All its prices are in fen. */

const saleAttribute = v.object({ cnName: text, enName: text, cnValue: text, enValue: text });

export const poizonSpu = v.object({
  /** Its place in the list, from which a next page starts. */
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
  sales: whole,
  productDesc: text,
  skuList: list(
    v.object({
      dwSkuId: itemId,
      distSkuId: text,
      distStatus: text,
      image: picture,
      minBidPrice: fen,
      stock: v.fallback(v.optional(whole), undefined),
      saleAttr: list(saleAttribute),
    }),
  ),
});
export type PoizonSpu = v.InferOutput<typeof poizonSpu>;

export const poizonPage = part({ total: whole, spuList: list(v.unknown()) });
