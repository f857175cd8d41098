import { ticketQuery } from '../../../../components/desk/list/list-queries.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { TicketList } from '../../../../components/desk/tickets/ticket-list.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskTicketsPage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const title = t('desk.nav.tickets');
  if (!view.may('tickets.see')) {
    markForbidden();
    return <NoRight view={view} right="tickets.see" />;
  }
  const opened = await openDeskList('TICKETS');
  const chosen = ticketQuery(opened.fields);
  const list = await read('listTickets', { query: chosen });
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        <a href={deskPath(tenant.id, 'tickets', 'answers')}>{t('desk.answers')}</a>
      </div>
      <TicketList view={view} list={list} opened={opened} chosen={chosen} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
