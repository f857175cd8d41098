import { withNeighbours } from '../../../../components/desk/list/neighbours.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { TicketPage } from '../../../../components/desk/tickets/ticket-page.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskTicketPage({ id }: { id: string }) {
  const request = deskTenantRequest();
  if (!request.may('tickets.see')) {
    markForbidden();
    return <NoRight view={request} right="tickets.see" />;
  }
  const path = deskPath(request.tenant.id, 'tickets', id);
  const [ticket, answers, view] = await Promise.all([
    read('getTicket', { params: { id } }),
    read('listReadyAnswers'),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={view.t} title={`${view.t('desk.ticket')} ${ticket.shopperName}`} />
      <TicketPage view={view} ticket={ticket} answers={answers} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
