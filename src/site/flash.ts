import * as v from 'valibot';
import { fieldError } from '../contract/errors.ts';

/**
 * The result of a plain form, for the page that is shown next: a confirmation, or the errors and the
 * typed values; after signing in for a form, only what was typed.
 */
export const flash = v.object({
  kind: v.picklist(['success', 'error', 'typed']),
  /** Of a success: its message key without the prefix `flash.`. */
  key: v.optional(v.string()),
  /** Translated text of an error, with its code. */
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.array(fieldError), []),
  /** The endpoint of the form. */
  form: v.string(),
  /** The typed values, without passwords. */
  values: v.optional(v.record(v.string(), v.string()), {}),
});
export type Flash = v.InferOutput<typeof flash>;
