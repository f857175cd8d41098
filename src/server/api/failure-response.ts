import { ERROR_STATUS, type ErrorBody, type ErrorCode, Failure } from '../../contract/errors.ts';
import type { Locale } from '../../contract/values/locales.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { Platform } from '../platform/platform.ts';
import { isTransient } from '../platform/transient.ts';

type FailedCall = {
  platform: Platform;
  scope: { t: Translate; locale: Locale } | undefined;
  request: Request;
  endpoint: string;
};

/** When a busy database may be asked again. */
const RETRY_SECONDS = 5;

const unexpected = (error: unknown): Failure =>
  isTransient(error)
    ? new Failure('BUSY', { retryAfterSeconds: RETRY_SECONDS })
    : new Failure('INTERNAL');

/** The failures whose cause is the deployment's: an operator has to see them. */
const OPERATORS_FAULT: readonly ErrorCode[] = ['PAY_PASSWORD_UNREADABLE'];

/** The answer to a call that failed; an unexpected error is logged with the request id and answered as `INTERNAL`. */
export async function failureResponse(error: unknown, call: FailedCall): Promise<Response> {
  const t = call.scope?.t ?? (await call.platform.translator('en'));
  const requestId = call.request.headers.get('x-request-id') ?? '';
  const failure = error instanceof Failure ? error : unexpected(error);
  if (failure !== error) {
    const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
    const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
    call.platform.log({ requestId, endpoint: call.endpoint, error: stack, cause });
  }
  if (OPERATORS_FAULT.includes(failure.code)) {
    call.platform.log({ requestId, endpoint: call.endpoint, error: failure.code });
  }
  const body: ErrorBody = {
    code: failure.code,
    message: translateKey(t, `error.${failure.code}`, failure.details),
    requestId,
  };
  if (failure.fields.length > 0) {
    body.errors = failure.fields.map(({ field, code }) => ({
      field,
      code,
      // A refusal with a code of its own says why; of its fields, only a measure says more.
      message:
        failure.code === 'VALIDATION_FAILED' || code.startsWith('too_')
          ? translateKey(t, `field.${code}`)
          : body.message,
    }));
  }
  if (Object.keys(failure.details).length > 0) body.details = failure.details;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return Response.json(body, { status: ERROR_STATUS[failure.code], headers });
}
