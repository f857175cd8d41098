import * as v from 'valibot';
import { type UploadToken, uploadToken } from '../../../contract/calls/uploads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, errorBody } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import { NoAnswer, readBytes } from './exchange.ts';

/** Many times the longest list of the contract. */
const MOST_BYTES = 8 * 1024 * 1024;
/** An error goes into a sealed cookie, for a plain form's page. */
const MOST_ERROR_BYTES = 2048;

/** What one shopper asked for is nobody else's, whatever the upstream says of it. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/** A call of the contract. */
export type Called = { name: EndpointName; endpoint: Endpoint };
/** What an answer of ours needs besides. */
export type Reader = { t: Translate; requestId: string };

/** What is told of an upstream that refuses in words that are not the contract's. */
const BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  504: 'UPSTREAM_TIMEOUT',
};

/** An error as every call of the contract tells it. */
export function problem(code: ErrorCode, { t, requestId }: Reader, headers = {}): Response {
  const message = translateKey(t, `error.${code}`);
  const status = ERROR_STATUS[code];
  return Response.json(
    { code, message, requestId },
    { status, headers: { ...headers, ...NOT_KEPT } },
  );
}

/** What pages set as HTML: `html`, `descriptionHtml`. */
const HTML_FIELD = /html$/i;

async function readJson(response: Response, most: number): Promise<unknown> {
  const bytes = await readBytes(response.body, most);
  if (!bytes) throw new NoAnswer('UPSTREAM_FAILED', `more than ${most} bytes`);
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const safe = (field: string, value: unknown): unknown =>
    typeof value === 'string' && HTML_FIELD.test(field) ? sanitiseArticle(value) : value;
  try {
    return JSON.parse(await bytes.text(), safe);
  } catch {
    throw new NoAnswer('UPSTREAM_FAILED', 'not JSON', { status: response.status });
  }
}

/** A refusal in the contract's own words where it has them, else in ours; the id is always ours. */
export async function refusal(response: Response, reader: Reader): Promise<Response> {
  const { status } = response;
  const wait = response.headers.get('retry-after') ?? '';
  const headers: Record<string, string> = /^[\w ,:]{1,40}$/.test(wait)
    ? { 'retry-after': wait }
    : {};
  const json = await readJson(response, MOST_ERROR_BYTES).catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  const told = v.safeParse(errorBody, json);
  if (told.success) {
    const body = { ...told.output, requestId: reader.requestId };
    return Response.json(body, { status, headers: { ...headers, ...NOT_KEPT } });
  }
  const code = BY_STATUS[status];
  if (!code) throw new NoAnswer('UPSTREAM_FAILED', `answered ${status}`);
  return problem(code, reader, headers);
}

/** Only to us and to the bucket that is configured are files ever posted. */
function isOurBucket({ bucketHost }: UploadToken, configured: string | undefined): boolean {
  return bucketHost === configured || ownPath(bucketHost, '') === bucketHost;
}

/**
 * The answer to a call, checked against the contract, because pages and their scripts rely on it:
 * nothing that the contract does not know passes, and no HTML but what an article may have. Throws
 * `NoAnswer`, which names the field.
 */
export async function answerOf(
  { endpoint }: Called,
  response: Response,
  reader: Reader & { bucketHost: string | undefined },
): Promise<Response> {
  const { status, ok } = response;
  if (status >= 300 && status < 400) throw new NoAnswer('UPSTREAM_FAILED', `answered ${status}`);
  // No token went with it, so no session can have ended.
  if (status === 401 && endpoint.auth === 'public') {
    throw new NoAnswer('UPSTREAM_FAILED', 'answered 401 to a call for everybody');
  }
  if (!ok) return refusal(response, reader);
  const json = await readJson(response, MOST_BYTES);
  const result = v.safeParse(endpoint.output, json, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const details = { field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type };
    throw new NoAnswer('UPSTREAM_FAILED', 'does not fit the contract', details);
  }
  const { output } = result;
  const isLeave = endpoint.output === uploadToken;
  if (isLeave && !isOurBucket(output as UploadToken, reader.bucketHost)) {
    throw new NoAnswer('UPSTREAM_FAILED', 'OSS_BUCKET_HOST does not name its bucket', {
      field: 'bucketHost',
    });
  }
  return Response.json(output, { headers: NOT_KEPT });
}
