import * as v from 'valibot';
import { FIELD_ERROR_CODES, type FieldErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type FieldProblem = { field: string; code: FieldErrorCode };

/** The error code of a Valibot issue, by the issue's type. */
const BY_ISSUE: Record<string, FieldErrorCode> = {
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'too_small',
  max_value: 'too_large',
  email: 'email',
  picklist: 'choice',
  number: 'number',
  integer: 'number',
};

/**
 * The error code by the field's name, for `FIELD_RULE_ISSUES`: these issues do not say what is wrong with
 * the value.
 */
const BY_FIELD: [RegExp, FieldErrorCode][] = [
  [/phone/i, 'phone'],
  [/paypassword/i, 'pay_password'],
  [/verificationcode/i, 'code'],
  [/^(filters|sort)$/, 'choice'],
];

/** Valibot's issue types of patterns, alternatives and transforms. */
const FIELD_RULE_ISSUES = ['regex', 'union', 'raw_transform'];

function codeOf(issue: v.BaseIssue<unknown>, field: string): FieldErrorCode {
  const stated = FIELD_ERROR_CODES.find((code) => code === issue.message);
  if (stated) return stated;
  const isMissing = issue.input === undefined || issue.input === '' || issue.input === null;
  if (isMissing) return 'required';
  if (issue.type === 'min_length' && Array.isArray(issue.input)) return 'required';
  const codeByField = BY_FIELD.find(([pattern]) => pattern.test(field))?.[1];
  if (codeByField && FIELD_RULE_ISSUES.includes(issue.type)) return codeByField;
  return BY_ISSUE[issue.type] ?? 'invalid';
}

/** Validates a value. Reports each invalid field once, with the code of its first problem. */
export function validate<S extends AnySchema>(
  schema: S,
  value: unknown,
): { output: v.InferOutput<S>; problems?: undefined } | { problems: FieldProblem[] } {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output };
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!problems.has(field)) problems.set(field, { field, code: codeOf(issue, field) });
  }
  return { problems: [...problems.values()] };
}
