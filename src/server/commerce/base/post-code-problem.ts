import type { FailedField } from '../../../contract/errors.ts';
import { examplePostCode } from '../../../contract/values/warehouse/post-codes.ts';

/** The problem of a postcode that its country does not write so. It shows how the country writes them. */
export function postCodeProblem(country: string, field = 'postCode'): FailedField {
  const example = examplePostCode(country);
  return { field, code: 'post_code', ...(example && { example }) };
}
