import type { ReactNode } from 'react';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { CallForm } from '../../form/call-form.tsx';
import type { FormState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';

type PasteCardProps = {
  view: DeskTenantView;
  call: EndpointName;
  form: FormState<'rows'>;
  title: string;
  /** The label of the field, a hint about its rows, and the label of the button. */
  rows: string;
  hint: string;
  submit: string;
  /** The path of the next page, and the message there. */
  next: string;
  flash: string;
  /** Fields above the rows. */
  children?: ReactNode;
};

/** A card with a form into whose field `rows` a table is pasted. */
export function PasteCard({ view, call, form, children, ...props }: PasteCardProps) {
  const { title, rows, hint, submit, next, flash } = props;
  return (
    <section className="desk-card" aria-label={title}>
      <h2>{title}</h2>
      <FormMessage form={form} />
      <CallForm
        call={call}
        query={{ tenant: view.tenant.id }}
        next={next}
        flash={flash}
        className="desk-stack"
      >
        {children}
        <TextArea
          name="rows"
          label={rows}
          hint={hint}
          rows={6}
          required
          defaultValue={form.value('rows')}
          error={form.error('rows')}
        />
        <div>
          <Button type="submit" variant="primary">
            {submit}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
