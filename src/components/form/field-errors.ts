import type { Flash } from '../../site/flash.ts';

/** The state of a form after a failed plain submit: errors at their fields, and the typed values. */
export type FormState = {
  error: (field: string) => string | undefined;
  value: (field: string) => string | undefined;
  /** The error of the whole form, if it belongs to no field. */
  message: string | undefined;
};

/** Reads the flash of one form, identified by its call; flashes of other forms are ignored. */
export function formState(flash: Flash | undefined, call: string): FormState {
  const own = flash?.form === call && flash.kind === 'error' ? flash : undefined;
  return {
    error: (field) => own?.errors.find((e) => e.field === field)?.message,
    value: (field) => own?.values[field],
    message: own && own.errors.length === 0 ? own.message : undefined,
  };
}
