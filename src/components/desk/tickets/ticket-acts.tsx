import type { ReactNode } from 'react';
import type { OpsTicket } from '../../../contract/ops/orders/tickets.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AndNext } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';

type ActsProps = { view: DeskTenantView; ticket: OpsTicket };

/** The acts on a ticket: take, give back, snooze, close and open. */
export function TicketActs({ view, ticket }: ActsProps) {
  const { t } = view;
  const { actions } = ticket;
  const isTaken = actions.includes('RELEASE');
  if (actions.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.acts')}</h2>
      <ActForm view={view} ticket={ticket} call="assignTicket">
        <input type="hidden" name="assignee" value={isTaken ? 'NONE' : 'ME'} />
        <Button type="submit">{t(isTaken ? 'desk.ticket.release' : 'desk.ticket.take')}</Button>
      </ActForm>
      {actions.includes('CLOSE') && (
        <ActForm view={view} ticket={ticket} call="closeTicket">
          <div className="desk-row">
            <Button type="submit">{t('desk.ticket.close')}</Button>
            <AndNext view={view} label={t('desk.ticket.close')} />
          </div>
        </ActForm>
      )}
      {actions.includes('REOPEN') && (
        <ActForm view={view} ticket={ticket} call="reopenTicket">
          <Button type="submit">{t('desk.ticket.reopen')}</Button>
        </ActForm>
      )}
      {actions.includes('SNOOZE') && <Snooze view={view} ticket={ticket} />}
    </section>
  );
}

function Snooze({ view, ticket }: ActsProps) {
  const { t, flash } = view;
  const form = formState(flash, 'snoozeTicket', ['until']);
  return (
    <ActForm view={view} ticket={ticket} call="snoozeTicket">
      <TextInput
        name="until"
        type="date"
        label={t('desk.ticket.snoozeUntil')}
        required
        defaultValue={form.value('until')}
        error={form.error('until')}
      />
      <div className="desk-row">
        <Button type="submit">{t('desk.ticket.snooze')}</Button>
        <AndNext view={view} label={t('desk.ticket.snooze')} />
      </div>
    </ActForm>
  );
}

const SHOWN_FIELDS = ['until'];

function ActForm({
  view,
  ticket,
  call,
  children,
}: ActsProps & {
  call: 'assignTicket' | 'closeTicket' | 'reopenTicket' | 'snoozeTicket';
  children: ReactNode;
}) {
  const { tenant, flash, pagePath } = view;
  const { message } = formState(flash, call, SHOWN_FIELDS);
  return (
    <CallForm
      call={call}
      params={{ id: ticket.id }}
      query={{ tenant: tenant.id }}
      version={ticket.version}
      back={pagePath}
      flash="desk.flash.saved"
      className="desk-stack"
    >
      {message && (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
      {children}
      {/* Stands after the buttons: the server reads the first, and a button may send its own. */}
      <input type="hidden" name="_next" value={pagePath} />
    </CallForm>
  );
}
