import { Notice } from '../ui/notice.tsx';
import type { FormState } from './field-errors.ts';

/** Says why a form was refused, if the reason belongs to none of its fields. */
export function FormMessage({ form: { message } }: { form: Pick<FormState, 'message'> }) {
  return (
    message && (
      <Notice tone="danger" live>
        {message}
      </Notice>
    )
  );
}
