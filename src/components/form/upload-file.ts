import type { UploadToken } from '../../contract/calls/uploads.ts';
import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import { call, type Route } from '../session/api.ts';

const GET_UPLOAD_TOKEN: Route<'getUploadToken'> = ['GET', '/front/upload-token'];

const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;
/** The same limit as in the contract of upload tokens: 10 MiB. */
const MAX_BYTES = 10 * 1024 * 1024;

type FileType = keyof typeof EXTENSIONS;

/** The MIME types of files that a shopper may upload, and of photos. */
export const FILE_TYPES = Object.keys(EXTENSIONS) as FileType[];
export const PHOTO_TYPES = FILE_TYPES.filter((type) => type.startsWith('image/'));

/** Why a file can't be uploaded where these types are accepted; undefined if nothing is wrong with the file. */
export function fileMistake(
  file: File,
  accepted: readonly string[],
): 'wrongType' | 'tooLarge' | undefined {
  if (!accepted.includes(file.type)) return 'wrongType';
  return file.size > MAX_BYTES ? 'tooLarge' : undefined;
}

/** A form for Alibaba Cloud OSS's PostObject upload, which requires the file to be the last field. */
function postForm(token: UploadToken, file: File): FormData {
  const form = new FormData();
  form.set('key', token.key);
  form.set('policy', token.policy);
  form.set('OSSAccessKeyId', token.accessKeyId);
  form.set('signature', token.signature);
  form.set('success_action_status', '200');
  form.set('file', file);
  return form;
}

/**
 * Uploads a file to the bucket and resolves to its key. Calls `onProgress` with the uploaded share,
 * 0 to 1. Rejects if the bucket refuses the file or doesn't respond. Uses XMLHttpRequest, because
 * `fetch` can't report progress.
 */
export async function uploadFile(
  file: File,
  catalog: UploadCatalog,
  onProgress?: (share: number) => void,
): Promise<string> {
  const ext = EXTENSIONS[file.type as FileType];
  const token = await call(GET_UPLOAD_TOKEN, { query: { ext, catalog } });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () =>
      request.status < 300 ? resolve(token.key) : reject(new Error(request.responseText));
    request.onerror = () => reject(new Error());
    request.open('POST', token.bucketHost);
    request.send(postForm(token, file));
  });
}
