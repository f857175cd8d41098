import type { FieldErrorCode } from '../../../contract/errors.ts';

/** A mistake in a field of a tenant's file. */
export type Problem = { field: string; code: FieldErrorCode };

/** The problem of a field if it is wrong; else none. */
export const problemIf = (isWrong: boolean, field: string, code: FieldErrorCode): Problem[] =>
  isWrong ? [{ field, code }] : [];
