import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential } from '../foreign.ts';
import { UPLOAD_CATALOGS } from '../values/money/account-kinds.ts';

/** The fields that a browser needs to post a file to the bucket, as in an OSS PostObject form. */
export const uploadToken = v.object({
  /** The name of the file in the bucket. */
  key: essential(v.string()),
  /** The policy document in base64. */
  policy: essential(v.string()),
  accessKeyId: essential(v.string()),
  /** The session token of a temporary OSS access key. */
  token: v.optional(v.string()),
  /** base64(HMAC-SHA1(secret, policy)). */
  signature: essential(v.string()),
  /** The URL to post the form to. */
  bucketHost: essential(v.string()),
  /** The URL prefix to read the file from. */
  cdnUrl: essential(v.string()),
});
export type UploadToken = v.InferOutput<typeof uploadToken>;

export const uploadEndpoints = {
  getUploadToken: {
    method: 'GET',
    path: '/front/upload-token',
    auth: 'user',
    group: 'content',
    summary: 'A token to upload one file: JPEG, PNG, WebP or PDF, at most 10,485,760 bytes',
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
      'A public token to upload one picture to search by: JPEG or PNG, at most 10,485,760 bytes',
    query: v.object({
      ext: v.picklist(['jpg', 'jpeg', 'png']),
      purpose: v.optional(v.literal('PRODUCT_SEARCH'), 'PRODUCT_SEARCH'),
    }),
    output: uploadToken,
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
