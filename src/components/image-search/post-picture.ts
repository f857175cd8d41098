import type { UploadToken } from '../../contract/calls/uploads.ts';
import { CallError, call } from '../session/api.ts';

const FILE_NAME = 'picture.jpg';

/** The fields of an OSS PostObject in their order; the file must be the last. */
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

/** The message of a bucket that refuses a form: JSON from ours, XML from OSS. */
export function refusalOf(answer: string): string {
  const xml = /<Message>([^<]*)<\/Message>/.exec(answer)?.[1];
  if (xml !== undefined) return xml;
  try {
    return String((JSON.parse(answer) as { message?: unknown }).message ?? '');
  } catch {
    return '';
  }
}

/** The bucket refused the form; the message is the bucket's. */
export class BucketRefusal extends Error {}

/**
 * Uploads a JPEG and returns its address for the search. Throws `CallError` without a token or an
 * answer, `BucketRefusal`, and the signal's reason.
 */
export async function postPicture(picture: Blob, signal: AbortSignal): Promise<string> {
  const token = await call('getImageSearchToken', {
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
