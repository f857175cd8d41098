import * as v from 'valibot';
import { currentObject, fieldError } from '../contract/errors.ts';

/**
 * The result of a plain form, for the page that is shown next: a confirmation (`success`), or the errors
 * and the typed values (`error`). `typed` has only the typed values, because the shopper had to sign in
 * before the form was accepted.
 */
export const flash = v.object({
  kind: v.picklist(['success', 'error', 'typed']),
  /** The message key of a success, without the prefix `flash.`. */
  key: v.optional(v.string()),
  /** Translated text of an error, with its code. */
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.array(fieldError), []),
  /** The endpoint of the form. */
  form: v.string(),
  /** The path of its call, which says of which object the form was. */
  path: v.optional(v.string()),
  /** The typed values, without passwords. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** Translated text that says that not all typed values are here, because they are too long. */
  cut: v.optional(v.string()),
  /** What stands now, if somebody else was first. Only the fields that the form has. */
  current: v.optional(currentObject),
});
/** The code of a flash that asks a visitor to sign in who had no session that could have ended. */
export const SIGN_IN_TO_GO_ON = 'SIGN_IN_TO_GO_ON';

export type Flash = v.InferOutput<typeof flash>;
