import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { TicketPage } from '../../../../components/desk/tickets/ticket-page.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskTicketPage({ id }: { id: string }) {
  const view = deskTenantRequest();
  if (!view.may('tickets.see')) {
    markForbidden();
    return <NoRight view={view} right="tickets.see" />;
  }
  const [ticket, answers] = await Promise.all([
    read('getTicket', { params: { id } }),
    read('listReadyAnswers'),
  ]);
  return (
    <>
      <DeskHead t={view.t} title={`${view.t('desk.ticket')} ${ticket.shopperName}`} />
      <TicketPage view={view} ticket={ticket} answers={answers} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
