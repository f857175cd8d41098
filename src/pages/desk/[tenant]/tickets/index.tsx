import { ticketQuery } from '../../../../components/desk/list/list-queries.ts';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { TicketList } from '../../../../components/desk/tickets/ticket-list.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../server/request/desk-list.ts';
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
  const now = Date.now();
  const [list, job] = await Promise.all([
    read('listTickets', { query: chosen }),
    begunJob(opened.fields),
  ]);
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        <a href={deskPath(tenant.id, 'tickets', 'answers')}>{t('desk.answers')}</a>
      </div>
      <NewRowsBar view={view} list="TICKETS" query={chosen} now={now} />
      <TicketList view={view} list={list} opened={opened} job={job} now={now} chosen={chosen} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
