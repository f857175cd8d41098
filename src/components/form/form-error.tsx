import type { Flash } from '../../site/flash.ts';
import { Notice } from '../ui/notice.tsx';
import { formState } from './field-errors.ts';

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
