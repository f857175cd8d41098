import type { Flash } from '../../site/flash.ts';

/** The state of a form after a failed plain submit: errors at their fields, and the typed values. */
export type FormState<Field extends string = string> = {
  error: (field: Field) => string | undefined;
  value: (field: string) => string | undefined;
  /** Whether a field whose name begins with `prefix` has an error. */
  hasErrorBelow: (prefix: string) => boolean;
  /** The error to show above the form: one that belongs to no field that shows errors. Undefined if there is none. */
  message: string | undefined;
  /** Whether the form was refused. Then passwords, which are never sent back, must be typed again. */
  refused: boolean;
};

/**
 * Whether a flash is about the object with this id: the call has it in its path, else in its field `id`. An id that
 * could be another part of the path, because a person chose it, is given with the part before it: `providers/test`.
 */
export const isAbout = (flash: Flash | undefined, id: string): boolean =>
  `${flash?.path}/`.includes(`/${id}/`) || flash?.values.id === id;

/**
 * Reads the flash of one form, identified by its call, and by the `id` of its object where a page has the form several
 * times; flashes of other forms are ignored. `shown` are the fields at which the form shows errors. An error of any
 * other field, such as a hidden one, becomes the message of the form.
 */
export function formState<Field extends string>(
  flash: Flash | undefined,
  call: string,
  shown: readonly Field[],
  id?: string,
): FormState<Field> {
  const isOfForm = flash?.form === call && flash.kind !== 'success';
  const isOfObject = id === undefined || isAbout(flash, id);
  const refusal = isOfForm && isOfObject ? flash : undefined;
  return {
    error: (field) => refusal?.errors.find((error) => error.field === field)?.message,
    value: (field) => refusal?.values[field],
    hasErrorBelow: (prefix) =>
      refusal?.errors.some(({ field }) => field.startsWith(prefix)) ?? false,
    message: refusal && messageOf(refusal, shown),
    refused: refusal !== undefined,
  };
}

/**
 * The props of a field: its value (what was typed if the form was refused, else `stored`) and its error.
 */
export const typedField = <Field extends string>(
  form: FormState<Field>,
  name: Field,
  stored?: string | number,
) => ({
  name,
  defaultValue: form.value(name) ?? stored,
  error: form.error(name),
});

/** Whether a checkbox is ticked: as it was sent if the form was refused, else as it is `stored`. */
export const isTicked = (
  form: Pick<FormState, 'refused' | 'value'>,
  name: string,
  stored = false,
): boolean => (form.refused ? form.value(name) === 'on' : stored);

/**
 * The message of the form, with a notice if the form could not show again everything that was typed.
 */
const messageOf = (refusal: Flash, shown: readonly string[]): string | undefined =>
  [formMessage(refusal, shown), refusal.cutText].filter(Boolean).join(' ') || undefined;

function formMessage(refusal: Flash, shown: readonly string[]): string | undefined {
  const { errors, code, message } = refusal;
  const hiddenError = errors.find(({ field }) => !shown.includes(field));
  if (errors.length > 0 && !hiddenError) return undefined;
  // The message of VALIDATION_FAILED, "check the marked fields", would point at nothing.
  return (code === 'VALIDATION_FAILED' && hiddenError?.message) || message;
}
