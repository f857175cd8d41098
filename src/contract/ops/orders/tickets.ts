import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { documentNo, id, language, line, ok, optionalText, text } from '../../values/fields.ts';
import {
  TICKET_ACTIONS,
  TICKET_KINDS,
  TICKET_MESSAGE_KINDS,
  TICKET_STATES,
} from '../../values/people/ticket-kinds.ts';

const time = v.string();
const TEXT_LENGTH = 4000;

export const ticketRow = v.object({
  id,
  kind: v.picklist(TICKET_KINDS),
  state: v.picklist(TICKET_STATES),
  /** The number of the order, parcel or shipment; may be empty. */
  subjectNo: v.string(),
  shopperId: id,
  /** Empty if the caller may not see shoppers. */
  shopperName: v.string(),
  /** Id and name of who takes care of it; empty if nobody does. */
  assignee: v.string(),
  assigneeName: v.string(),
  /** The beginning of the first message. */
  excerpt: v.string(),
  /** Since when the shopper waits for a reply. */
  waitingSince: v.optional(time),
  snoozedUntil: v.optional(time),
  createdAt: time,
});
export type TicketRow = v.InferOutput<typeof ticketRow>;

export const opsTicket = v.object({
  ...ticketRow.entries,
  /** The language of the shopper. */
  language,
  messages: v.array(
    v.object({
      id,
      kind: v.picklist(TICKET_MESSAGE_KINDS),
      /** Who of the staff wrote it; empty for the shopper, and for replies of earlier versions. */
      author: v.string(),
      text: v.string(),
      at: time,
      mailed: v.boolean(),
    }),
  ),
  /** What the caller has typed and not sent yet. */
  draft: v.string(),
  /** The others of the staff who opened it within the last minutes. */
  viewers: v.array(v.object({ name: v.string(), at: v.string() })),
  actions: v.array(v.picklist(TICKET_ACTIONS)),
  version: v.number(),
});
export type OpsTicket = v.InferOutput<typeof opsTicket>;

export const readyAnswer = v.object({
  id,
  title: v.string(),
  texts: v.array(v.object({ language, text: v.string() })),
  version: v.number(),
});
export type ReadyAnswer = v.InferOutput<typeof readyAnswer>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const params = v.object({ id });
const act = {
  ...common,
  right: 'tickets.act',
  subject: 'TICKET',
  params,
  output: opsTicket,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
} as const;
/** In the texts, `{name}` and `{shop}` stand for the names of shopper and shop, `{number}` for the subject’s number, `{agent}` for who writes. */
const answerBody = v.object({
  title: line(80),
  texts: v.pipe(
    v.array(v.object({ language, text: optionalText(TEXT_LENGTH) })),
    v.minLength(1),
    v.maxLength(17),
  ),
});

export const opsTicketEndpoints = {
  listTickets: {
    ...common,
    method: 'GET',
    path: '/ops/tickets',
    right: 'tickets.see',
    summary:
      'Tickets in a state: open tickets by how long they wait, snoozed tickets by when they return, others newest first',
    query: v.object({
      state: v.optional(v.picklist(TICKET_STATES), 'OPEN'),
      assignee: v.optional(v.picklist(['ALL', 'ME', 'NONE']), 'ALL'),
      kind: v.optional(v.union([v.literal(''), v.picklist(TICKET_KINDS)]), ''),
      ...cursorQuery,
    }),
    output: listOf(ticketRow),
  },
  getTicket: {
    ...common,
    method: 'GET',
    path: '/ops/tickets/{id}',
    right: 'tickets.see',
    summary: 'A ticket with its messages',
    params,
    output: opsTicket,
    errors: ['NOT_FOUND'],
  },
  openTicket: {
    ...common,
    path: '/ops/tickets',
    right: 'tickets.act',
    summary: 'Open a ticket for a shopper who called or claims; `text` is a note',
    body: v.object({
      shopperId: id,
      kind: v.picklist(TICKET_KINDS),
      subjectNo: v.optional(v.union([v.literal(''), documentNo]), ''),
      text: text(TEXT_LENGTH),
    }),
    output: opsTicket,
    errors: ['NOT_FOUND'],
  },
  replyToTicket: {
    ...act,
    path: '/ops/tickets/{id}/reply',
    summary:
      'Write to the shopper, who is notified. With `If-Match`, refused if a message came since',
    body: v.object({ text: text(TEXT_LENGTH), close: v.optional(v.boolean(), false) }),
  },
  noteTicket: {
    ...act,
    path: '/ops/tickets/{id}/note',
    summary: 'Add a note that only the staff see',
    body: v.object({ text: text(TEXT_LENGTH) }),
  },
  assignTicket: {
    ...act,
    path: '/ops/tickets/{id}/assign',
    summary: 'Take a ticket (`ME`), or give it back (`NONE`)',
    body: v.object({ assignee: v.picklist(['ME', 'NONE']) }),
  },
  snoozeTicket: {
    ...act,
    path: '/ops/tickets/{id}/snooze',
    summary: 'Put a ticket aside until a day begins in the tenant’s zone, or the shopper writes',
    body: v.object({ until: v.pipe(v.string(), v.isoDate()) }),
  },
  closeTicket: {
    ...act,
    path: '/ops/tickets/{id}/close',
    summary: 'Close a ticket. It opens again when the shopper writes',
    body: v.object({}),
  },
  reopenTicket: {
    ...act,
    path: '/ops/tickets/{id}/reopen',
    summary: 'Open a ticket again',
    body: v.object({}),
  },
  keepTicketDraft: {
    ...common,
    path: '/ops/tickets/{id}/draft',
    right: 'tickets.act',
    summary:
      'Keep what one has typed for a ticket, and add a ready answer in the shopper’s language',
    params,
    body: v.object({
      text: v.optional(v.pipe(v.string(), v.maxLength(TEXT_LENGTH)), ''),
      answerId: v.optional(v.union([v.literal(''), id]), ''),
    }),
    output: v.object({ text: v.string() }),
    errors: ['NOT_FOUND'],
  },
  listReadyAnswers: {
    ...common,
    method: 'GET',
    path: '/ops/ready-answers',
    right: 'tickets.see',
    summary: 'The ready answers of the tenant, by title',
    output: v.array(readyAnswer),
  },
  addReadyAnswer: {
    ...common,
    path: '/ops/ready-answers',
    right: 'tickets.lead',
    summary:
      'Add a ready answer. A language without a text gets the English text, or if there is none, the first',
    body: answerBody,
    output: readyAnswer,
  },
  changeReadyAnswer: {
    ...common,
    method: 'PUT',
    path: '/ops/ready-answers/{id}',
    right: 'tickets.lead',
    subject: 'READY_ANSWER',
    summary: 'Change a ready answer',
    params,
    body: answerBody,
    output: readyAnswer,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  removeReadyAnswer: {
    ...common,
    method: 'DELETE',
    path: '/ops/ready-answers/{id}',
    right: 'tickets.lead',
    subject: 'READY_ANSWER',
    summary: 'Remove a ready answer',
    params,
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
