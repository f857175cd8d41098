import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { TicketList } from '../../../../components/desk/tickets/ticket-list.tsx';
import { TICKET_KINDS, TICKET_STATES } from '../../../../contract/values/ticket-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

const ASSIGNEES = ['ALL', 'ME', 'NONE'] as const;

export default async function DeskTicketsPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const title = t('desk.nav.tickets');
  if (!view.may('tickets.see')) {
    markForbidden();
    return <NoRight view={view} right="tickets.see" />;
  }
  const fields = new URLSearchParams(query ?? '');
  const state = TICKET_STATES.find((one) => one === fields.get('state')) ?? 'OPEN';
  const assignee = ASSIGNEES.find((one) => one === fields.get('assignee')) ?? 'ALL';
  const kind = TICKET_KINDS.find((one) => one === fields.get('kind')) ?? '';
  const cursor = fields.get('cursor') ?? undefined;
  const list = await read('listTickets', { query: { state, assignee, kind, cursor } });
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        <a href={deskPath(tenant.id, 'tickets', 'answers')}>{t('desk.answers')}</a>
      </div>
      <TicketList view={view} list={list} chosen={{ state, assignee, kind }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
