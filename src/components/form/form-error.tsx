import type { Flash } from '../../site/flash.ts';
import { Notice } from '../ui/notice.tsx';
import { formState } from './field-errors.ts';

/** The error of a form that is only a button in a list; shown above the list. */
export function FormError({ flash, call }: { flash: Flash | undefined; call: string }) {
  const { message } = formState(flash, call, []);
  if (!message) return null;
  return (
    <Notice tone="danger" live>
      {message}
    </Notice>
  );
}
