import type { TicketRow } from '../../contract/ops/orders/tickets.ts';
import type { ListPage } from '../../contract/values/desk/list.ts';
import { listTickets } from '../commerce/ticket/list-tickets.ts';
import { rightsAt } from './identity.ts';
import type { StaffScope } from './staff-scope.ts';

type Assignee = 'ALL' | 'ME' | 'NONE';
type TicketQuery = Omit<Parameters<typeof listTickets>[1], 'assignee'> & { assignee: Assignee };

/** Which parts of tickets the caller may see, and whether they may reply. */
export function ticketViewer({ identity, tenantId }: StaffScope) {
  const rights = rightsAt(identity, tenantId);
  return { seesShoppers: rights.has('shoppers.see'), mayAct: rights.has('tickets.act') };
}

/** The person whose tickets are wanted; undefined for all. */
export const assigneeOf = ({ identity }: StaffScope, assignee: Assignee): string | undefined =>
  ({ ALL: undefined, ME: identity.id, NONE: '' })[assignee];

/** A page of the tickets of a state, as the caller sees them. */
export const listTicketsFor = (
  scope: StaffScope,
  { assignee, ...query }: TicketQuery,
): Promise<ListPage<TicketRow>> =>
  listTickets(scope, { ...query, assignee: assigneeOf(scope, assignee) }, ticketViewer(scope));
