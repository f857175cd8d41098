import { ApiError, type ErrorCode } from '../../src/contract/errors.ts';

/** The error code of a refused call. Throws if the call succeeds, or fails in another way. */
export async function refusal(call: Promise<unknown>): Promise<ErrorCode> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.code;
  throw error ?? new Error('the call was not refused');
}
