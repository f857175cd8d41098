import type { Flash } from '../../site/flash.ts';
import { Notice } from '../ui/notice.tsx';
import { formState, isAbout } from './field-errors.ts';

type MissingRowProps = {
  flash: Flash | undefined;
  call: string;
  rows: readonly { readonly id: string }[];
};

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

/** The error of a form in a row that the list does not show, because somebody else was faster; shown above the list. */
export function MissingRowError({ flash, call, rows }: MissingRowProps) {
  if (rows.some(({ id }) => isAbout(flash, id))) return null;
  return <FormError flash={flash} call={call} />;
}
