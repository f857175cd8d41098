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
  /** The name of the call that the form makes. */
  form: v.string(),
  /** The path of its call, which names the object that the form changes. */
  path: v.optional(v.string()),
  /** The typed values, without passwords. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * A translated notice that some typed values are not shown again, because they were too long to be stored; else
   * absent.
   */
  cutText: v.optional(v.string()),
  /** After a conflict of versions: the present values of the object's fields, only those that the form has. */
  current: v.optional(currentObject),
});
/** The code for a visitor who never had a session: asks to sign in, instead of saying that the session has ended. */
export const SIGN_IN_TO_GO_ON = 'SIGN_IN_TO_GO_ON';

export type Flash = v.InferOutput<typeof flash>;
