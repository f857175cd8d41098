import * as v from 'valibot';
import { uploadToken } from '../../calls/uploads.ts';
import type { Endpoint } from '../../endpoint.ts';
import { id, line, ok, uploadKey } from '../../values/fields.ts';
import { SHOP_PARTS } from '../../values/shop/shop-parts.ts';

/** The types of pictures that everybody can see. */
export const pictureExt = v.picklist(['jpg', 'jpeg', 'png', 'webp']);

export const shopPicture = v.object({
  id,
  name: v.string(),
  /** The path of the picture on the shop's host, as parts of the shop name it. */
  path: v.string(),
  /** Width and height are in pixels. */
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  /** Whether there are smaller sizes and other formats of it. */
  resized: v.boolean(),
  /** The parts whose published value or draft names it. */
  usedIn: v.array(v.picklist(SHOP_PARTS)),
  /** Whether an own product of the shop shows it. */
  ofProduct: v.boolean(),
  /** Whether a channel to top up through shows it. */
  ofChannel: v.boolean(),
  createdAt: v.string(),
  createdBy: v.string(),
  version: v.number(),
});
export type ShopPicture = v.InferOutput<typeof shopPicture>;

const common = { auth: 'operator', group: 'ops' } as const;

export const opsShopPictureEndpoints = {
  listShopPictures: {
    ...common,
    method: 'GET',
    path: '/ops/shop/pictures',
    right: 'shop.see',
    summary: 'The pictures that the shop uploaded for everybody to see, newest first, at most 200',
    output: v.array(shopPicture),
  },
  getShopUploadToken: {
    ...common,
    method: 'GET',
    path: '/ops/shop/upload-token',
    right: 'shop.act',
    summary:
      'A token to upload one picture for everybody to see: JPEG or PNG, and WebP where pictures are resized',
    query: v.object({ ext: pictureExt }),
    output: uploadToken,
  },
  addShopPicture: {
    ...common,
    method: 'POST',
    path: '/ops/shop/pictures',
    right: 'shop.act',
    summary:
      'Add an uploaded picture. On Node it becomes AVIF and WebP in two widths, on Workers it is stored without metadata, in an OSS bucket it stays as it is',
    body: v.object({ file: uploadKey, name: line(80) }),
    output: shopPicture,
    errors: ['NOT_FOUND', 'UPLOAD_REFUSED', 'PICTURE_TOO_LARGE'],
  },
  removeShopPicture: {
    ...common,
    method: 'POST',
    path: '/ops/shop/pictures/{id}/remove',
    right: 'shop.act',
    subject: 'SHOP_PICTURE',
    summary: 'Remove a picture that no part of the shop names',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
