import type { Context } from 'hono';
import type { UploadToken } from '../../../contract/calls/uploads.ts';
import { createApiClient } from '../../../contract/client.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { ApiError, type ErrorBody, type FieldErrorCode } from '../../../contract/errors.ts';
import { TIMEOUT_MS } from '../../../contract/timeout.ts';
import type { UploadCatalog } from '../../../contract/values/money/account-kinds.ts';
import { DESK_TENANT } from '../../../site/desk-path.ts';
import type { RequestEnv } from '../../request/context.ts';
import { CONTENT_TYPES, type Extension } from '../../storage/file-type.ts';
import { MAX_FILE_BYTES, readForm } from '../../storage/posted-form.ts';
import { callOfForm, handleForm, respondFailure } from './forms.ts';

/** Reads a form with a file; without a session, only its text fields. Undefined if the form is malformed. */
export function readFileForm(c: Context<RequestEnv>): Promise<FormData | undefined> {
  const { session, desk } = c.var;
  return readForm(c.req.raw, { most: session || desk?.token ? MAX_FILE_BYTES : 0 });
}

/**
 * Handles a plain form with files, for signed-in shoppers and at the desk. Its hidden field `_upload` names the files'
 * field and catalog. Uploads the files; then handles the form like one without files, whose field has the
 * keys of the uploads. An empty file field is left out. Undefined if the form's path is not that of a call.
 */
export async function handleFileForm(
  c: Context<RequestEnv>,
  form: FormData,
): Promise<Response | undefined> {
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
  }
  const call = callOfForm(c, fields);
  if (!call) return undefined;
  if (!c.var.session && !c.var.desk?.token) {
    const body = errorBody(c, 'UNAUTHENTICATED', 'error.UNAUTHENTICATED');
    return respondFailure(c, call.name, fields, 401, body);
  }
  const [field = '', catalog = ''] = (fields.get('_upload') ?? '').split(':');
  const files = form
    .getAll(field)
    .filter((file) => typeof file === 'object')
    .filter(({ size }) => size > 0);
  try {
    // The form is cut off at the limit, so that its last file may be damaged.
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES) {
      throw refusal(c, field, 'too_large', 'upload.tooLarge');
    }
    for (const file of files) {
      const fileField = { call: call.name, field, catalog: catalog as UploadCatalog, file };
      fields.append(field, await upload(c, fileField));
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return respondFailure(c, call.name, fields, error.status, error.body);
  }
  return handleForm(c, fields);
}

/** The extensions of a bank's files, and of nothing else. */
const TABLES = ['csv', 'txt', 'xml'] as const satisfies Extension[];
type Table = (typeof TABLES)[number];

const isTable = (ext: Extension): ext is Table => TABLES.some((table) => table === ext);
type UploadText = 'upload.tooLarge' | 'upload.wrongType' | 'upload.failed' | 'refund.photoType';
type FileField = { call: EndpointName; field: string; catalog: UploadCatalog; file: File };

/** Uploads a form's file and returns its key. Throws `UPLOAD_REFUSED`, with the field, if that fails. */
async function upload(
  c: Context<RequestEnv>,
  { call, field, catalog, file }: FileField,
): Promise<string> {
  const wrongType = () =>
    refusal(
      c,
      field,
      'invalid',
      catalog === 'REFUND_PHOTO' ? 'refund.photoType' : 'upload.wrongType',
    );
  const ext = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!Object.hasOwn(CONTENT_TYPES, ext)) throw wrongType();
  const tokenRequest = tokenFor(c, { call, catalog }, ext as Extension);
  if (!tokenRequest) throw wrongType();
  const token = await tokenRequest.catch((error: unknown) => {
    const isWrongType = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
    throw isWrongType ? wrongType() : error;
  });
  const response = await postToBucket(c, token, file);
  await response.body?.cancel();
  if (response.ok) return token.key;
  throw response.status === 422 ? wrongType() : refusal(c, field, 'invalid', 'upload.failed');
}

/**
 * The token for a file: at the desk pictures of the shop, photos of goods and files of banks are uploaded by a plain form,
 * in a shop pictures and PDF. Undefined for any other file.
 */
function tokenFor(
  c: Context<RequestEnv>,
  { call, catalog }: Pick<FileField, 'call' | 'catalog'>,
  ext: Extension,
): Promise<UploadToken> | undefined {
  const desk = createApiClient((path, init) => c.var.send(atTenant(c, path), init));
  if (catalog === 'BANK_FILE') {
    return c.var.desk && isTable(ext) ? desk('getBankUploadToken', { query: { ext } }) : undefined;
  }
  if (isTable(ext)) return undefined;
  if (c.var.desk) {
    if (ext === 'pdf') return undefined;
    if (catalog === 'QC_PHOTO') return desk('getOpsUploadToken', { query: { ext } });
    // Whoever proposes channels need not have the right to change the shop.
    const token = call === 'proposeChannel' ? 'getChannelUploadToken' : 'getShopUploadToken';
    return desk(token, { query: { ext } });
  }
  return c.var.api('getUploadToken', { query: { ext, catalog } });
}

/** The path of a call for the tenant that the form names. */
function atTenant(c: Context<RequestEnv>, path: string): string {
  const tenant = new URL(c.req.url).searchParams.get(DESK_TENANT);
  if (!tenant) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [DESK_TENANT]: tenant })}`;
}

function refusal(
  c: Context<RequestEnv>,
  field: string,
  code: FieldErrorCode,
  text: UploadText,
): ApiError {
  return new ApiError(422, errorBody(c, 'UPLOAD_REFUSED', text, { field, code }));
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
  return bucketHost.startsWith('/')
    ? c.var.send(atTenant(c, bucketHost), post)
    : fetch(bucketHost, post);
}

function errorBody(
  c: Context<RequestEnv>,
  code: ErrorBody['code'],
  text: 'error.UNAUTHENTICATED' | UploadText,
  fieldError?: { field: string; code: FieldErrorCode },
): ErrorBody {
  const message = c.var.t(text);
  const errors = fieldError && [{ ...fieldError, message }];
  return { code, message, requestId: c.var.requestId, ...(errors && { errors }) };
}
