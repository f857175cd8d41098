import type { Flash } from '../../site/flash.ts';

/** The state of a form after a failed plain submit: errors at their fields, and the typed values. */
export type FormState<Field extends string = string> = {
  error: (field: Field) => string | undefined;
  value: (field: string) => string | undefined;
  /** The error of the whole form: of no field, or of one that the form does not show. */
  message: string | undefined;
  /** Whether the form came back: its passwords, which never come back, have to be typed again. */
  refused: boolean;
};

/**
 * Reads the flash of one form, identified by its call; flashes of other forms are ignored. `shown`
 * are the fields at which the form shows errors. An error of any other field, such as a hidden one,
 * is the form's.
 */
export function formState<Field extends string>(
  flash: Flash | undefined,
  call: string,
  shown: readonly Field[],
): FormState<Field> {
  const own = flash?.form === call && flash.kind !== 'success' ? flash : undefined;
  const elsewhere = own?.errors.find(({ field }) => !shown.some((name) => name === field));
  // "Please check the marked fields" would point at nothing.
  const ofForm = own?.code === 'VALIDATION_FAILED' ? elsewhere?.message : own?.message;
  return {
    error: (field) => own?.errors.find((e) => e.field === field)?.message,
    value: (field) => own?.values[field],
    message: own && (elsewhere || own.errors.length === 0) ? (ofForm ?? own.message) : undefined,
    refused: own !== undefined,
  };
}
