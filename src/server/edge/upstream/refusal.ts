import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  errorBody,
} from '../../../contract/errors.ts';
import { readAnswer } from '../../../contract/read-answer.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import { NO_STORE, readBytes, UpstreamError } from './exchange.ts';

/** The limit for an error's body: a plain form's page gets the message in a sealed cookie. */
const MAX_BYTES = 2048;

/** For the text and the request id of an error. */
export type RefusalContext = { t: Translate; requestId: string };

/** The error for an upstream that refuses with a code that the contract does not have, by status. */
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
export function problem(code: ErrorCode, { t, requestId }: RefusalContext, headers = {}): Response {
  const message = translateKey(t, `error.${code}`);
  const status = ERROR_STATUS[code];
  return Response.json(
    { code, message, requestId },
    { status, headers: { ...headers, ...NO_STORE } },
  );
}

/** The error in an upstream's response; undefined if the contract has no such error. */
async function readError(response: Response): Promise<ErrorBody | undefined> {
  try {
    const text = await (await readBytes(response.body, MAX_BYTES))?.text();
    return readAnswer(errorBody, JSON.parse(text ?? ''), 'en').output as ErrorBody | undefined;
  } catch {
    return undefined;
  }
}

/**
 * Turns an upstream's error into one that fits the contract: with the upstream's code and message if the
 * contract has the code, else with a code by the status and the message of that code. The request id is
 * always this server's. Throws `UpstreamError` if the contract has no error for the status.
 */
export async function refusal(
  response: Response,
  { endpoint, ...context }: RefusalContext & { endpoint?: Endpoint },
): Promise<Response> {
  const { status } = response;
  const retryAfter = response.headers.get('retry-after') ?? '';
  const headers: Record<string, string> = /^[\w ,:]{1,40}$/.test(retryAfter)
    ? { 'retry-after': retryAfter }
    : {};
  const described = await readError(response);
  const code = described?.code ?? CODE_BY_STATUS[status];
  if (!code) throw new UpstreamError('UPSTREAM_FAILED', `answered ${status}`);
  // If the contract does not limit the call, it is not the visitor but the whole storefront that has
  // sent too many requests.
  const isUnlimited = endpoint?.method === 'GET' && !endpoint.errors?.includes('TOO_MANY_REQUESTS');
  if (code === 'TOO_MANY_REQUESTS' && isUnlimited) {
    return problem('UPSTREAM_FAILED', context, headers);
  }
  if (!described?.message) return problem(code, context, headers);
  const body = { ...described, requestId: context.requestId };
  return Response.json(body, { status, headers: { ...headers, ...NO_STORE } });
}
