import { ApiError, type ErrorCode } from '../../src/contract/errors.ts';

/** The code with which a call was refused; fails the test when it was not. */
export async function refusal(call: Promise<unknown>): Promise<ErrorCode> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.code;
  throw error ?? new Error('the call was not refused');
}
