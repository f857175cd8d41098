import type { opsTicketEndpoints } from '../../../contract/ops/tickets.ts';
import { fromLocal } from '../../../i18n/time-zone.ts';
import {
  assignTicket,
  closeTicket,
  noteTicket,
  openTicket,
  reopenTicket,
  replyToTicket,
  snoozeTicket,
} from '../../commerce/ticket/answer-ticket.ts';
import { listTickets } from '../../commerce/ticket/list-tickets.ts';
import {
  addReadyAnswer,
  changeReadyAnswer,
  keepDraft,
  listReadyAnswers,
  removeReadyAnswer,
} from '../../commerce/ticket/ready-answers.ts';
import { getTicket } from '../../commerce/ticket/ticket-detail.ts';
import { noteViewer } from '../../commerce/ticket/viewers.ts';
import { rightsAt } from '../../staff/identity.ts';
import type { StaffScope } from '../../staff/staff-scope.ts';
import type { Handlers } from '../handler.ts';

function viewerOf({ identity, tenantId }: StaffScope) {
  const rights = rightsAt(identity, tenantId);
  return { seesShoppers: rights.has('shoppers.see'), mayAct: rights.has('tickets.act') };
}

/** Changes a ticket, and returns it as it is then. */
async function changed(scope: StaffScope, id: string, change: Promise<void>) {
  await change;
  return getTicket(scope, id, viewerOf(scope));
}

/** Whose tickets are meant: undefined for all. */
const assigneeOf = ({ identity }: StaffScope, assignee: 'ALL' | 'ME' | 'NONE') =>
  ({ ALL: undefined, ME: identity.id, NONE: '' })[assignee];

export const opsTicketHandlers: Pick<Handlers, keyof typeof opsTicketEndpoints> = {
  listTickets: (scope, { query }) => {
    const assignee = assigneeOf(scope, query.assignee);
    return listTickets(scope, { ...query, assignee }, viewerOf(scope));
  },
  getTicket: async (scope, { params }) => {
    const ticket = await getTicket(scope, params.id, viewerOf(scope));
    if (scope.identity.kind === 'PERSON') await noteViewer(scope, ticket.id);
    return ticket;
  },
  openTicket: async (scope, { body }) =>
    getTicket(scope, await openTicket(scope, body), viewerOf(scope)),
  replyToTicket: (scope, { params, body }) =>
    changed(scope, params.id, replyToTicket(scope, params.id, body)),
  noteTicket: (scope, { params, body }) =>
    changed(scope, params.id, noteTicket(scope, params.id, body.text)),
  assignTicket: (scope, { params, body }) => {
    const assignee = assigneeOf(scope, body.assignee) ?? '';
    return changed(scope, params.id, assignTicket(scope, params.id, assignee));
  },
  snoozeTicket: (scope, { params, body }) => {
    const until = fromLocal(scope.tenant, Date.parse(body.until));
    return changed(scope, params.id, snoozeTicket(scope, params.id, until));
  },
  closeTicket: (scope, { params }) => changed(scope, params.id, closeTicket(scope, params.id)),
  reopenTicket: (scope, { params }) => changed(scope, params.id, reopenTicket(scope, params.id)),
  keepTicketDraft: (scope, { params, body }) =>
    keepDraft(scope, params.id, body, scope.identity.name),
  listReadyAnswers: (scope) => listReadyAnswers(scope),
  addReadyAnswer: (scope, { body }) => addReadyAnswer(scope, body),
  changeReadyAnswer: (scope, { params, body }) => changeReadyAnswer(scope, params.id, body),
  removeReadyAnswer: async (scope, { params }) => {
    await removeReadyAnswer(scope, params.id);
    return { ok: true };
  },
};
