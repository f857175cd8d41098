import * as v from 'valibot';
import { fieldError } from '../contract/errors.ts';

/** What a plain form leaves for the page it leads to: a confirmation, or what was wrong and what was typed. */
export const flash = v.object({
  kind: v.picklist(['success', 'error']),
  /** Message key below `flash.` for a success. */
  key: v.optional(v.string()),
  /** Translated text of an error, with its code. */
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.array(fieldError), []),
  /** Which form it was: the endpoint's name. */
  form: v.string(),
  /** What was typed, without secrets. */
  values: v.optional(v.record(v.string(), v.string()), {}),
});
export type Flash = v.InferOutput<typeof flash>;
