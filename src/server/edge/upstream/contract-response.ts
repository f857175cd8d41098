import { type UploadToken, uploadToken } from '../../../contract/calls/uploads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { type Misfit, readAnswer } from '../../../contract/read-answer.ts';
import { ok } from '../../../contract/values/fields.ts';
import type { Locale } from '../../../contract/values/locales.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { NO_STORE, readBytes, UpstreamError } from './exchange.ts';
import { problem, type RefusalContext, refusal } from './refusal.ts';

/** The most bytes of an answer: many times the contract's longest list. */
const MOST_BYTES = 8 * 1024 * 1024;

/** A call of the contract. */
export type ContractCall = { name: EndpointName; endpoint: Endpoint };
/** What reading an answer needs to know, and where it reports what did not fit. */
export type AnswerContext = RefusalContext & {
  language: Locale;
  bucketHost: string | undefined;
  report: (misfits: Misfit[]) => void;
};

/** Fields that pages insert as HTML: `html`, `descriptionHtml`. */
const HTML_FIELD = /html$/i;

async function readJson(response: Response): Promise<unknown> {
  const bytes = await readBytes(response.body, MOST_BYTES);
  if (!bytes) throw new UpstreamError('UPSTREAM_FAILED', `more than ${MOST_BYTES} bytes`);
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const safe = (field: string, value: unknown): unknown =>
    typeof value === 'string' && HTML_FIELD.test(field) ? sanitiseArticle(value) : value;
  try {
    return JSON.parse(await bytes.text(), safe);
  } catch {
    throw new UpstreamError('UPSTREAM_FAILED', 'not JSON', { status: response.status });
  }
}

/** Files are posted to this host and to the configured bucket only. */
function requireOurBucket({ bucketHost }: UploadToken, configured: string | undefined): void {
  if (bucketHost === configured || ownPath(bucketHost, '') === bucketHost) return;
  const message = 'the upload token names another bucket than OSS_BUCKET_HOST';
  throw new UpstreamError('UPSTREAM_FAILED', message, { field: 'bucketHost' });
}

/** The output of a call. Throws where the answer can't be read. */
async function outputOf(
  { endpoint }: ContractCall,
  response: Response,
  { language, bucketHost, report }: AnswerContext,
): Promise<unknown> {
  const { output, misfits } = readAnswer(endpoint.output, await readJson(response), language);
  if (output === undefined) {
    throw new UpstreamError('UPSTREAM_FAILED', 'does not fit the contract', { misfits });
  }
  if (misfits.length > 0) report(misfits);
  if (endpoint.output === uploadToken) requireOurBucket(output as UploadToken, bucketHost);
  return output;
}

/** Whether a success that can't be read has changed something all the same. */
const changes = ({ method, answerOnly }: Endpoint): boolean => method !== 'GET' && !answerOnly;

/**
 * The answer to a call as the contract has it, because pages and scripts rely on it. It is read
 * leniently (src/contract/read-answer.ts), and HTML is sanitised. Throws `UpstreamError`: with
 * `RESULT_UNREADABLE` if the call was carried out.
 */
export async function answerOf(
  call: ContractCall,
  response: Response,
  context: AnswerContext,
): Promise<Response> {
  const { endpoint } = call;
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new UpstreamError('UPSTREAM_FAILED', `answered ${status}`);
  if (status === 401 && endpoint.errors?.includes('WRONG_CREDENTIALS')) {
    return problem('WRONG_CREDENTIALS', context);
  }
  // The call had no shopper's token, so no session can have ended.
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
    if (!changes(endpoint) || !(error instanceof Error)) throw error;
    const details = error instanceof UpstreamError ? error.details : {};
    throw new UpstreamError('RESULT_UNREADABLE', error.message, details);
  }
}
