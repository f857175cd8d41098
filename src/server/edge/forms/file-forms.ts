import type { Context } from 'hono';
import type { UploadToken } from '../../../contract/calls/uploads.ts';
import { ApiError, type ErrorBody, type FieldErrorCode } from '../../../contract/errors.ts';
import { TIMEOUT_MS } from '../../../contract/timeout.ts';
import type { UploadCatalog } from '../../../contract/values/account-kinds.ts';
import type { RequestEnv } from '../../request/context.ts';
import { CONTENT_TYPES, type Extension } from '../../storage/file-type.ts';
import { MAX_FILE_BYTES, readForm } from '../../storage/posted-form.ts';
import { answerForm, callOfForm, fail } from './forms.ts';

/** Reads a form with a file. Without a session the file is dropped. */
export function readFileForm(c: Context<RequestEnv>): Promise<FormData | undefined> {
  return readForm(c.req.raw, { most: c.var.session ? MAX_FILE_BYTES : 0 });
}

/**
 * Answers a plain form with a file, for signed-in shoppers. Its hidden field `_upload` names the
 * file's field and catalog. The file is uploaded, and then the form is answered like one without a
 * file, with the uploaded key as the field's text. An empty file field is left out.
 */
export async function answerFileForm(
  c: Context<RequestEnv>,
  form: FormData,
): Promise<Response | undefined> {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value);
  const call = callOfForm(c, fields);
  if (!call) return undefined;
  if (!c.var.session) {
    return fail(c, call.name, fields, 401, problem(c, 'UNAUTHENTICATED', 'error.UNAUTHENTICATED'));
  }
  const [field = '', catalog = ''] = (fields.get('_upload') ?? '').split(':');
  const file = form.get(field);
  try {
    if (typeof file === 'object' && file && file.size > 0) {
      fields.set(field, await upload(c, { field, catalog: catalog as UploadCatalog, file }));
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail(c, call.name, fields, error.status, error.body);
  }
  return answerForm(c, fields);
}

type UploadText = 'upload.tooLarge' | 'upload.wrongType' | 'upload.failed';
type Posted = { field: string; catalog: UploadCatalog; file: File };

/** Uploads a form's file and returns its key. */
async function upload(c: Context<RequestEnv>, { field, catalog, file }: Posted): Promise<string> {
  const refuse = (code: FieldErrorCode, text: UploadText) =>
    new ApiError(422, problem(c, 'UPLOAD_REFUSED', text, { field, code }));
  const ext = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (file.size > MAX_FILE_BYTES) throw refuse('too_large', 'upload.tooLarge');
  if (!Object.hasOwn(CONTENT_TYPES, ext)) throw refuse('invalid', 'upload.wrongType');
  const query = { ext: ext as Extension, catalog };
  const token = await c.var.api('getUploadToken', { query }).catch((error: unknown) => {
    const isWrongType = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
    throw isWrongType ? refuse('invalid', 'upload.wrongType') : error;
  });
  const response = await postToBucket(c, token, file);
  await response.body?.cancel();
  if (response.ok) return token.key;
  throw refuse('invalid', response.status === 422 ? 'upload.wrongType' : 'upload.failed');
}

function postToBucket(
  c: Context<RequestEnv>,
  { key, policy, accessKeyId, signature, bucketHost }: UploadToken,
  file: File,
): Promise<Response> {
  const body = new FormData();
  const texts = { key, name: file.name, policy, OSSAccessKeyId: accessKeyId, signature };
  for (const [name, text] of Object.entries(texts)) body.set(name, text);
  body.set('file', file);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const post: RequestInit = { method: 'POST', body, signal, redirect: 'manual' };
  return bucketHost.startsWith('/') ? c.var.send(bucketHost, post) : fetch(bucketHost, post);
}

function problem(
  c: Context<RequestEnv>,
  code: ErrorBody['code'],
  text: 'error.UNAUTHENTICATED' | UploadText,
  at?: { field: string; code: FieldErrorCode },
): ErrorBody {
  const message = c.var.t(text);
  const errors = at && [{ ...at, message }];
  return { code, message, requestId: c.var.requestId, ...(errors && { errors }) };
}
