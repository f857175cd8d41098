import type { Flash } from '../../contract/flash.ts';
import { formState } from '../form/field-errors.ts';
import { Notice } from '../ui/notice.tsx';

/** What went wrong with a form that is a single button, said where its list stands. */
export function FormError({ flash, call }: { flash: Flash | undefined; call: string }) {
  const { message } = formState(flash, call);
  if (!message) return null;
  return (
    <Notice tone="danger" live>
      {message}
    </Notice>
  );
}
