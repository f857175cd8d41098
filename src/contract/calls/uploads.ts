import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { UPLOAD_CATALOGS } from '../values/account-kinds.ts';

/** What a browser needs to post a file to a bucket: the form of an OSS PostObject. */
export const uploadToken = v.object({
  /** Name of the file in the bucket. */
  key: v.string(),
  /** The policy document, base64. */
  policy: v.string(),
  accessKeyId: v.string(),
  /** The session that a temporary access key of OSS belongs to. */
  token: v.optional(v.string()),
  /** base64(HMAC-SHA1(secret, policy)). */
  signature: v.string(),
  /** Where the form goes. */
  bucketHost: v.string(),
  /** Prefix under which the file can be read. */
  cdnUrl: v.string(),
});
export type UploadToken = v.InferOutput<typeof uploadToken>;

export const uploadEndpoints = {
  getUploadToken: {
    method: 'GET',
    path: '/front/upload-token',
    auth: 'user',
    group: 'content',
    summary: 'Leave to upload one file: JPEG, PNG, WebP or PDF, at most 10,485,760 bytes',
    query: v.object({
      ext: v.picklist(['jpg', 'jpeg', 'png', 'webp', 'pdf']),
      catalog: v.picklist(UPLOAD_CATALOGS),
    }),
    output: uploadToken,
  },
  getImageSearchToken: {
    method: 'GET',
    path: '/front/image-search-token',
    auth: 'public',
    group: 'product',
    summary:
      'Leave for anybody to upload one picture to search by: JPEG or PNG, at most 10,485,760 bytes',
    query: v.object({
      ext: v.picklist(['jpg', 'jpeg', 'png']),
      purpose: v.optional(v.literal('PRODUCT_SEARCH'), 'PRODUCT_SEARCH'),
    }),
    output: uploadToken,
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
