/** What shoppers write about. */
export const FEEDBACK_KINDS = ['QUESTION', 'COMPLAINT', 'SUGGESTION', 'PRAISE'] as const;

/** The kinds of tickets: those of feedback, and claims for money. */
export const TICKET_KINDS = [...FEEDBACK_KINDS, 'CLAIM'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Whom a ticket waits for: the staff, the shopper, a day, or nobody any more. */
export const TICKET_STATES = ['OPEN', 'WAITING_SHOPPER', 'SNOOZED', 'CLOSED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** A message of the shopper, a reply of the staff, or a note that only the staff see. */
export const TICKET_MESSAGE_KINDS = ['SHOPPER', 'REPLY', 'NOTE'] as const;
export type TicketMessageKind = (typeof TICKET_MESSAGE_KINDS)[number];

/** What the staff can do with a ticket. */
export const TICKET_ACTIONS = [
  'REPLY',
  'NOTE',
  'TAKE',
  'RELEASE',
  'SNOOZE',
  'CLOSE',
  'REOPEN',
] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];
