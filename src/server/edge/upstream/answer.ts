import * as v from 'valibot';
import { type UploadToken, uploadToken } from '../../../contract/calls/uploads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, errorBody } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import { readBytes, UpstreamError } from './exchange.ts';

/** The most bytes of an answer: many times the contract's longest list. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The most bytes of an error answer: a plain form's page gets its message in a sealed cookie. */
const MOST_ERROR_BYTES = 2048;

/** Answers are private, whatever the upstream's own headers say. */
const NO_STORE = { 'cache-control': 'no-store' };

/** A call of the contract. */
export type ContractCall = { name: EndpointName; endpoint: Endpoint };
/** For the texts and the request id of our own answer. */
export type AnswerContext = { t: Translate; requestId: string };

/** The error for an upstream that refuses with an unknown code. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  504: 'UPSTREAM_TIMEOUT',
};

/** An error in the contract's form. */
export function problem(code: ErrorCode, { t, requestId }: AnswerContext, headers = {}): Response {
  const message = translateKey(t, `error.${code}`);
  const status = ERROR_STATUS[code];
  return Response.json(
    { code, message, requestId },
    { status, headers: { ...headers, ...NO_STORE } },
  );
}

/** Fields that pages insert as HTML: `html`, `descriptionHtml`. */
const HTML_FIELD = /html$/i;

async function readJson(response: Response, most: number): Promise<unknown> {
  const bytes = await readBytes(response.body, most);
  if (!bytes) throw new UpstreamError('UPSTREAM_FAILED', `more than ${most} bytes`);
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const safe = (field: string, value: unknown): unknown =>
    typeof value === 'string' && HTML_FIELD.test(field) ? sanitiseArticle(value) : value;
  try {
    return JSON.parse(await bytes.text(), safe);
  } catch {
    throw new UpstreamError('UPSTREAM_FAILED', 'not JSON', { status: response.status });
  }
}

/** An error answer, with the upstream's code and message if the contract knows the code, else with ours. The request id is always ours. */
export async function refusal(response: Response, context: AnswerContext): Promise<Response> {
  const { status } = response;
  const wait = response.headers.get('retry-after') ?? '';
  const headers: Record<string, string> = /^[\w ,:]{1,40}$/.test(wait)
    ? { 'retry-after': wait }
    : {};
  const json = await readJson(response, MOST_ERROR_BYTES).catch((error: unknown) => {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  });
  const parsed = v.safeParse(errorBody, json);
  if (parsed.success) {
    const body = { ...parsed.output, requestId: context.requestId };
    return Response.json(body, { status, headers: { ...headers, ...NO_STORE } });
  }
  const code = CODE_BY_STATUS[status];
  if (!code) throw new UpstreamError('UPSTREAM_FAILED', `answered ${status}`);
  return problem(code, context, headers);
}

/** Files are posted to this host and to the configured bucket only. */
function isOurBucket({ bucketHost }: UploadToken, configured: string | undefined): boolean {
  return bucketHost === configured || ownPath(bucketHost, '') === bucketHost;
}

/**
 * The answer to a call, checked against the contract, because pages and scripts rely on it. Unknown
 * fields are dropped, and HTML is sanitised. Throws `UpstreamError`; if the answer breaks the contract,
 * its details name the field.
 */
export async function answerOf(
  { endpoint }: ContractCall,
  response: Response,
  context: AnswerContext & { bucketHost: string | undefined },
): Promise<Response> {
  const { status, ok } = response;
  if (status >= 300 && status < 400)
    throw new UpstreamError('UPSTREAM_FAILED', `answered ${status}`);
  // The call had no token, so no session can have ended.
  if (status === 401 && endpoint.auth === 'public') {
    throw new UpstreamError('UPSTREAM_FAILED', 'answered 401 to a public call');
  }
  if (!ok) return refusal(response, context);
  const json = await readJson(response, MOST_BYTES);
  const result = v.safeParse(endpoint.output, json, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const details = { field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type };
    throw new UpstreamError('UPSTREAM_FAILED', 'does not fit the contract', details);
  }
  const { output } = result;
  const isUploadToken = endpoint.output === uploadToken;
  if (isUploadToken && !isOurBucket(output as UploadToken, context.bucketHost)) {
    throw new UpstreamError(
      'UPSTREAM_FAILED',
      'the upload token names another bucket than OSS_BUCKET_HOST',
      {
        field: 'bucketHost',
      },
    );
  }
  return Response.json(output, { headers: NO_STORE });
}
