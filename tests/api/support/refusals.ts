import * as v from 'valibot';
import { expect } from 'vitest';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  errorBody,
} from '../../../src/contract/errors.ts';
import type { Answer } from '../../../tools/servers/http.ts';

/**
 * The body of a response, after checking that it is an error of the contract with the status of its code
 * and a readable text.
 */
export function refusalOf(answer: Answer): ErrorBody {
  const result = v.safeParse(errorBody, answer.json);
  if (!result.success)
    throw new Error(`${answer.status} without an error body: ${answer.text.slice(0, 400)}`);
  const { code, message, requestId, errors = [] } = result.output;
  expect(ERROR_STATUS[code], answer.text).toBe(answer.status);
  expect(message, answer.text).not.toMatch(/^$|^error\./);
  for (const error of errors) expect(error.message, answer.text).not.toMatch(/^$|^field\./);
  expect(answer.headers['x-request-id'], answer.text).toBe(requestId);
  return result.output;
}

/** Expects an error with this code. */
export function expectRefused(answer: Answer, code: ErrorCode): ErrorBody {
  const body = refusalOf(answer);
  expect(body.code, answer.text).toBe(code);
  return body;
}
