import { Failure } from '../../../../contract/errors.ts';
import type { opsTicketEndpoints } from '../../../../contract/ops/orders/tickets.ts';
import { fromLocal } from '../../../../i18n/time-zone.ts';
import {
  assignTicket,
  closeTicket,
  noteTicket,
  openTicket,
  reopenTicket,
  replyToTicket,
  snoozeTicket,
} from '../../../commerce/ticket/answer-ticket.ts';
import {
  addReadyAnswer,
  changeReadyAnswer,
  keepDraft,
  listReadyAnswers,
  removeReadyAnswer,
} from '../../../commerce/ticket/ready-answers.ts';
import { getTicket } from '../../../commerce/ticket/ticket-detail.ts';
import { noteViewer } from '../../../commerce/ticket/viewers.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import { assigneeOf, listTicketsFor, ticketViewer } from '../../../staff/ticket-reader.ts';
import type { Handlers } from '../../handler.ts';

/** Changes a ticket, and returns the changed ticket. */
async function ticketAfter(scope: StaffScope, id: string, change: Promise<void>) {
  await change;
  return getTicket(scope, id, ticketViewer(scope));
}

/**
 * Sends a reply. If a newer message came meanwhile, the reply becomes the caller's draft: a long text does
 * not fit into what a form can show again.
 */
async function withDraft<T>(
  scope: StaffScope,
  ticketId: string,
  text: string,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Failure && error.code === 'STALE_VERSION') {
      // This write is not part of the refused change, so it goes without the record of that change.
      const { record: _, ...own } = scope;
      await keepDraft(own, ticketId, { text, answerId: '' }, scope.identity.name);
    }
    throw error;
  }
}

export const opsTicketHandlers: Pick<Handlers, keyof typeof opsTicketEndpoints> = {
  listTickets: (scope, { query }) => listTicketsFor(scope, query),
  getTicket: async (scope, { params }) => {
    const ticket = await getTicket(scope, params.id, ticketViewer(scope));
    if (scope.identity.kind === 'PERSON') await noteViewer(scope, ticket.id);
    return ticket;
  },
  openTicket: async (scope, { body }) =>
    getTicket(scope, await openTicket(scope, body), ticketViewer(scope)),
  replyToTicket: (scope, { params, body }) =>
    withDraft(scope, params.id, body.text, () =>
      ticketAfter(scope, params.id, replyToTicket(scope, params.id, body)),
    ),
  noteTicket: (scope, { params, body }) =>
    ticketAfter(scope, params.id, noteTicket(scope, params.id, body.text)),
  assignTicket: (scope, { params, body }) => {
    const assignee = assigneeOf(scope, body.assignee) ?? '';
    return ticketAfter(scope, params.id, assignTicket(scope, params.id, assignee));
  },
  snoozeTicket: (scope, { params, body }) => {
    const until = fromLocal(scope.tenant, Date.parse(body.until));
    return ticketAfter(scope, params.id, snoozeTicket(scope, params.id, until));
  },
  closeTicket: (scope, { params }) => ticketAfter(scope, params.id, closeTicket(scope, params.id)),
  reopenTicket: (scope, { params }) =>
    ticketAfter(scope, params.id, reopenTicket(scope, params.id)),
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
