import type { ReactNode } from 'react';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { AndNext } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';

export type ActProps = { view: DeskTenantView; order: OpsOrder };

type OrderActProps = ActProps & {
  call: EndpointName;
  title: string;
  /** A text below the title, about what the act does. */
  text?: string;
  /** Whether the form is open at first: that of the one act that is usual in the state of the order. */
  open?: boolean;
  danger?: boolean;
  /** The fields at which the form shows errors. */
  fields?: readonly string[];
  children?: (form: FormState) => ReactNode;
};

/**
 * An act on an order: a form that its title opens. A refused form stays open with what was typed. Of an open form
 * without fields only the button is shown.
 */
export function OrderAct({ view, order, call, title, text, ...props }: OrderActProps) {
  const { tenant, flash } = view;
  const { open = false, danger = false, fields = [], children } = props;
  const form = formState(flash, call, fields);
  const isButton = open && !text && !children;
  const callForm = (
    <CallForm
      call={call}
      params={{ id: order.id }}
      query={{ tenant: tenant.id }}
      version={order.version}
      flash="desk.flash.orderChanged"
      id={isButton ? `act-${call}` : undefined}
    >
      <FormMessage form={form} />
      {text && <p className="desk-quiet">{text}</p>}
      {children?.(form)}
      <div className="desk-row">
        <Button type="submit" variant={danger ? 'danger' : 'primary'}>
          {title}
        </Button>
        <AndNext view={view} label={title} />
      </div>
    </CallForm>
  );
  if (isButton) return callForm;
  return (
    <details open={open || form.refused} id={`act-${call}`}>
      <summary>{title}</summary>
      {callForm}
    </details>
  );
}
