import type { ReactNode } from 'react';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { AndNext } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';

type ActProps<Field extends string> = {
  view: DeskTenantView;
  call: EndpointName;
  params: Record<string, string>;
  version: number;
  label: string;
  flash: string;
  /** The fields at which errors are shown. */
  fields?: readonly Field[];
  danger?: boolean;
  /** Whether a second sending of the form does nothing: for acts that move money. */
  once?: boolean;
  children?: (form: FormState<Field>) => ReactNode;
};

/** An act on an object: a folded form. It stays open after a refusal. */
export function Act<Field extends string = never>(props: ActProps<Field>) {
  const { view, call, params, version, label, flash, fields = [], danger, once, children } = props;
  const form = formState<Field>(view.flash, call, fields);
  return (
    <details open={form.refused}>
      <summary>{label}</summary>
      <CallForm
        call={call}
        params={params}
        query={{ tenant: view.tenant.id }}
        version={version}
        idempotencyKey={once ? crypto.randomUUID() : undefined}
        flash={flash}
      >
        <FormMessage form={form} />
        {children?.(form)}
        <div className="desk-row">
          <Button type="submit" variant={danger ? 'danger' : 'primary'}>
            {label}
          </Button>
          <AndNext view={view} label={label} />
        </div>
      </CallForm>
    </details>
  );
}
