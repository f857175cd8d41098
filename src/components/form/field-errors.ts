import type { Flash } from '../../site/flash.ts';

/** What a form shows again after a plain submit that failed: texts at their fields, and what was typed. */
export type FormState = {
  error: (field: string) => string | undefined;
  value: (field: string) => string | undefined;
  /** The error of the whole form, when no field is to blame. */
  message: string | undefined;
};

/** Reads the flash for one form, named by its call; the flash of another form says nothing about this one. */
export function formState(flash: Flash | undefined, call: string): FormState {
  const own = flash?.form === call && flash.kind === 'error' ? flash : undefined;
  return {
    error: (field) => own?.errors.find((e) => e.field === field)?.message,
    value: (field) => own?.values[field],
    message: own && own.errors.length === 0 ? own.message : undefined,
  };
}
