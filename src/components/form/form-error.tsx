import type { Flash } from '../../site/flash.ts';
import { Notice } from '../ui/notice.tsx';
import { formState, isAbout } from './field-errors.ts';

type MissingRowProps = {
  flash: Flash | undefined;
  call: string;
  rows: readonly { readonly id: string }[];
};

/** Shows the error of a form that is only a button in a list. Stands above the list. */
export function FormError({ flash, call }: { flash: Flash | undefined; call: string }) {
  const { message } = formState(flash, call, []);
  if (!message) return null;
  return (
    <Notice tone="danger" live>
      {message}
    </Notice>
  );
}

/**
 * Shows the error of a form whose row is no longer in the list, because somebody else was faster. Stands above the
 * list.
 */
export function MissingRowError({ flash, call, rows }: MissingRowProps) {
  if (rows.some(({ id }) => isAbout(flash, id))) return null;
  return <FormError flash={flash} call={call} />;
}
