import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  Failure,
  type FieldErrorCode,
} from '../../contract/errors.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { Platform } from '../platform/platform.ts';
import { isTransient } from '../platform/transient.ts';

type FailedCall = {
  platform: Platform;
  scope: { t: Translate; locale: Locale } | undefined;
  request: Request;
  endpoint: string;
};

/** When a call may be repeated that failed because the database was busy. */
const RETRY_SECONDS = 5;

/** The failure that callers get for an unexpected error. */
const failureOf = (error: unknown): Failure =>
  isTransient(error)
    ? new Failure('BUSY', { retryAfterSeconds: RETRY_SECONDS })
    : new Failure('INTERNAL');

/** The failures that are logged, because the deployment causes them and an operator has to mend it. */
const CAUSED_BY_DEPLOYMENT: readonly ErrorCode[] = ['PAY_PASSWORD_UNREADABLE'];

/** The message for a refused quantity, by the limit that the details name. */
const QUANTITY_MESSAGES = {
  stock: 'cart.notice.STOCK_SHORT',
  minimum: 'cart.notice.BELOW_MINIMUM',
  batch: 'cart.notice.NOT_A_MULTIPLE',
} as const;

/** Why a call failed, in words. For a wrong quantity they name the limit that it breaks. */
function reasonMessage(t: Translate, code: ErrorCode, details: Failure['details']): string {
  const [, message] = Object.entries(QUANTITY_MESSAGES).find(([name]) => name in details) ?? [];
  return code === 'QUANTITY_NOT_ALLOWED' && message
    ? t(message, details)
    : translateKey(t, `error.${code}`, details);
}

/** The message for a wrong field, with an example of a right value if there is one. */
const fieldMessage = (t: Translate, code: FieldErrorCode, example: string | undefined): string =>
  [translateKey(t, `field.${code}`), example && t('address.postCodeHint', { example })]
    .filter(Boolean)
    .join(' ');

/**
 * The response to a call that failed. An unexpected error is logged with the request id, and becomes `BUSY`
 * if the database will recover by itself, else `INTERNAL`.
 */
export async function failureResponse(error: unknown, call: FailedCall): Promise<Response> {
  const t = call.scope?.t ?? (await call.platform.translator('en'));
  const requestId = call.request.headers.get('x-request-id') ?? '';
  const failure = error instanceof Failure ? error : failureOf(error);
  if (failure !== error) {
    const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
    const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
    call.platform.log({ requestId, endpoint: call.endpoint, error: stack, cause });
  }
  if (CAUSED_BY_DEPLOYMENT.includes(failure.code)) {
    call.platform.log({ requestId, endpoint: call.endpoint, error: failure.code });
  }
  const body: ErrorBody = {
    code: failure.code,
    message: reasonMessage(t, failure.code, failure.details),
    requestId,
  };
  if (failure.fields.length > 0) {
    body.errors = failure.fields.map(({ field, code, reason = failure.code, example }) => ({
      field,
      code,
      // A specific code says why the call is refused. Its fields repeat that message, unless they are too
      // long, too small and so on.
      message:
        reason === 'VALIDATION_FAILED' ||
        (code.startsWith('too_') && reason !== 'QUANTITY_NOT_ALLOWED')
          ? fieldMessage(t, code, example)
          : reasonMessage(t, reason, failure.details),
    }));
  }
  if (Object.keys(failure.details).length > 0) body.details = failure.details;
  if (failure.current) body.current = failure.current;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return Response.json(body, { status: ERROR_STATUS[failure.code], headers });
}
