import type { UploadToken } from '../../contract/calls/uploads.ts';
import { CallError, call, type Route } from '../session/api.ts';

const GET_IMAGE_SEARCH_TOKEN: Route<'getImageSearchToken'> = ['GET', '/front/image-search-token'];

const FILE_NAME = 'picture.jpg';

/** A form for Alibaba Cloud OSS's PostObject upload, which requires the file to be the last field. */
export function postForm(token: UploadToken, picture: Blob): FormData {
  const form = new FormData();
  form.set('key', token.key);
  form.set('name', FILE_NAME);
  form.set('policy', token.policy);
  form.set('OSSAccessKeyId', token.accessKeyId);
  if (token.token) form.set('token', token.token);
  form.set('signature', token.signature);
  form.set('file', picture, FILE_NAME);
  return form;
}

/**
 * The message in the response of a bucket that refuses a form (XML from OSS, JSON from other buckets); empty if the
 * response has none.
 */
export function refusalOf(body: string): string {
  const xmlMessage = /<Message>([^<]*)<\/Message>/.exec(body)?.[1];
  if (xmlMessage !== undefined) return xmlMessage;
  try {
    return String((JSON.parse(body) as { message?: unknown }).message ?? '');
  } catch {
    return '';
  }
}

/** Thrown if the bucket refuses the form, with the bucket's message. */
export class BucketRefusal extends Error {}

/**
 * Uploads a JPEG and returns its URL for the search. Throws `CallError` if there is no token or no
 * response, `BucketRefusal` if the bucket refuses the picture, and the signal's reason if it is aborted.
 */
export async function postPicture(picture: Blob, signal: AbortSignal): Promise<string> {
  const token = await call(GET_IMAGE_SEARCH_TOKEN, {
    query: { ext: 'jpg', purpose: 'PRODUCT_SEARCH' },
  });
  signal.throwIfAborted();
  const post = { method: 'POST', body: postForm(token, picture), signal };
  const response = await fetch(token.bucketHost, post).catch(() => {
    signal.throwIfAborted();
    throw new CallError(0);
  });
  if (response.ok) return `${token.cdnUrl}/${token.key}`;
  throw new BucketRefusal(refusalOf(await response.text()));
}
