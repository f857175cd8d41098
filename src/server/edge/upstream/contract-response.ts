import { type UploadToken, uploadToken } from '../../../contract/calls/uploads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { type Misfit, readAnswer } from '../../../contract/read-answer.ts';
import { ok } from '../../../contract/values/fields.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { NO_STORE, readBytes, UpstreamError } from './exchange.ts';
import { problem, type RefusalContext, refusal } from './refusal.ts';

/** The limit for a response: many times the contract's longest list. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A call of the contract. */
export type ContractCall = { name: EndpointName; endpoint: Endpoint };
/** The context that reading a response needs besides the call. */
export type ResponseContext = RefusalContext & {
  language: Locale;
  /** The configured host of the bucket (`OSS_BUCKET_HOST`). */
  bucketHost: string | undefined;
  /** Called with the parts of the response that do not fit the contract, but could be left out. */
  report: (misfits: Misfit[]) => void;
};

/** Fields that pages insert as HTML: `html`, `descriptionHtml`. */
const HTML_FIELD = /html$/i;

/** Parses a response as JSON, and sanitises its HTML fields. */
async function readJson(response: Response): Promise<unknown> {
  const bytes = await readBytes(response.body, MAX_BYTES);
  if (!bytes) throw new UpstreamError('UPSTREAM_FAILED', `more than ${MAX_BYTES} bytes`);
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const sanitise = (field: string, value: unknown): unknown =>
    typeof value === 'string' && HTML_FIELD.test(field) ? sanitiseArticle(value) : value;
  try {
    return JSON.parse(await bytes.text(), sanitise);
  } catch {
    throw new UpstreamError('UPSTREAM_FAILED', 'not JSON', { status: response.status });
  }
}

/** Lets files be posted only to this host, or to the configured bucket. Throws `UpstreamError`. */
function requireAllowedBucket({ bucketHost }: UploadToken, configured: string | undefined): void {
  if (bucketHost === configured || ownPath(bucketHost, '') === bucketHost) return;
  const message = 'the upload token names another bucket than OSS_BUCKET_HOST';
  throw new UpstreamError('UPSTREAM_FAILED', message, { field: 'bucketHost' });
}

/** The output of a call. Throws `UpstreamError` if the response can't be read. */
async function outputOf(
  { endpoint }: ContractCall,
  response: Response,
  { language, bucketHost, report }: ResponseContext,
): Promise<unknown> {
  const { output, misfits } = readAnswer(endpoint.output, await readJson(response), language);
  if (output === undefined) {
    throw new UpstreamError('UPSTREAM_FAILED', 'does not fit the contract', { misfits });
  }
  if (misfits.length > 0) report(misfits);
  if (endpoint.output === uploadToken) requireAllowedBucket(output as UploadToken, bucketHost);
  return output;
}

/** Whether a successful call has changed something, even if its response can't be read. */
const changesState = ({ method, answerOnly }: Endpoint): boolean => method !== 'GET' && !answerOnly;

/**
 * Turns an upstream's response to a call into one that fits the contract, on which pages and scripts rely.
 * The response is read leniently (src/contract/read-answer.ts), and its HTML is sanitised. Throws
 * `UpstreamError`; with the code `RESULT_UNREADABLE` if the call was carried out all the same.
 */
export async function contractResponse(
  call: ContractCall,
  response: Response,
  context: ResponseContext,
): Promise<Response> {
  const { endpoint } = call;
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new UpstreamError('UPSTREAM_FAILED', `answered ${status}`);
  if (status === 401 && endpoint.errors?.includes('WRONG_CREDENTIALS')) {
    return problem('WRONG_CREDENTIALS', context);
  }
  // A public call is sent without a shopper's token, so no session can have ended.
  if ((status === 401 || status === 403) && endpoint.auth === 'public') {
    const message = `answered ${status} to a public call: check the token in API_UPSTREAM`;
    throw new UpstreamError('UPSTREAM_FAILED', message);
  }
  if (!response.ok) return refusal(response, { ...context, endpoint });
  if (endpoint.output === ok) {
    await response.body?.cancel();
    return Response.json({ ok: true }, { headers: NO_STORE });
  }
  try {
    return Response.json(await outputOf(call, response, context), { headers: NO_STORE });
  } catch (error) {
    if (!changesState(endpoint) || !(error instanceof Error)) throw error;
    const details = error instanceof UpstreamError ? error.details : {};
    throw new UpstreamError('RESULT_UNREADABLE', error.message, details);
  }
}
