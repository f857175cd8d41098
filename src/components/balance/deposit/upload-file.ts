import type { UploadToken } from '../../../contract/calls/uploads.ts';
import type { UploadCatalog } from '../../../contract/values/account-kinds.ts';
import { call } from '../../session/api.ts';

const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;
/** The same limit as in the contract of upload tokens. */
const MOST_BYTES = 10_485_760;

export const ACCEPTED_FILES = Object.keys(EXTENSIONS).join();

const extensionOf = ({ type }: File) => EXTENSIONS[type as keyof typeof EXTENSIONS];

/** Why a file can't be uploaded; undefined if it can. */
export function fileMistake(file: File): 'wrongType' | 'tooLarge' | undefined {
  if (!extensionOf(file)) return 'wrongType';
  return file.size > MOST_BYTES ? 'tooLarge' : undefined;
}

/** The fields of an OSS PostObject; the file must be the last. */
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
 * Uploads a file to the bucket and resolves to its key. It uses XMLHttpRequest, because `fetch`
 * can't report progress. Rejects if the bucket refuses the file or doesn't answer.
 */
export async function uploadFile(
  file: File,
  catalog: UploadCatalog,
  onProgress: (share: number) => void,
): Promise<string> {
  const ext = extensionOf(file);
  const token = await call('getUploadToken', { query: { ext, catalog } });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      request.status < 300 ? resolve(token.key) : reject(new Error(request.responseText));
    request.onerror = () => reject(new Error());
    request.open('POST', token.bucketHost);
    request.send(postForm(token, file));
  });
}
