import type { ErrorCode } from '../../contract/errors.ts';
import type { Flash } from '../../site/flash.ts';
import { type FormState, formState } from './field-errors.ts';

/**
 * The state of a form after a failed submit, with some refusals moved to their field: "The pay password
 * is wrong" is shown at the pay password, not above the form.
 */
export function refusedForm(
  flash: Flash | undefined,
  call: string,
  fieldOf: Partial<Record<ErrorCode, string>>,
): FormState {
  const state = formState(flash, call);
  const own = flash?.form === call && flash.kind === 'error' ? flash : undefined;
  const blamed = own?.code ? fieldOf[own.code as ErrorCode] : undefined;
  if (!own || !blamed) return state;
  return {
    value: state.value,
    error: (field) => (field === blamed ? own.message : state.error(field)),
    message: undefined,
  };
}
