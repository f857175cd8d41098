import type { UploadToken, uploadEndpoints } from '../calls/uploads.ts';
import type { Examples } from './example.ts';

export const uploadToken: UploadToken = {
  key: 'deposit-certificate/4be1c0d2.png',
  policy: 'eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMFQwNDowMDowMFoifQ==',
  accessKeyId: 'embedded',
  signature: 'b1C5d9E3f7G1h5J9k3L7m1N5p9Q=',
  bucketHost: '/uploads',
  cdnUrl: '/uploads/',
};

export const uploadExamples: Examples<typeof uploadEndpoints> = {
  getUploadToken: {
    input: { query: { ext: 'png', catalog: 'DEPOSIT_CERTIFICATE' } },
    answer: uploadToken,
  },
  getImageSearchToken: {
    input: { query: { ext: 'png', purpose: 'PRODUCT_SEARCH' } },
    answer: { ...uploadToken, key: 'product-search/7d3e9a10.png' },
  },
};
