import type { TicketState } from '../../../contract/values/people/ticket-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

export type TicketEvent = 'SHOPPER_WROTE' | 'REPLIED' | 'SNOOZED' | 'WOKEN' | 'CLOSED' | 'REOPENED';

/** The events of a ticket that is not closed. */
const open = {
  SHOPPER_WROTE: 'OPEN',
  REPLIED: 'WAITING_SHOPPER',
  SNOOZED: 'SNOOZED',
  CLOSED: 'CLOSED',
} as const;

/** The states of a ticket: what is closed opens again when somebody writes. */
export const ticketStates = stateMachine<TicketState, TicketEvent>({
  OPEN: open,
  WAITING_SHOPPER: { ...open, REOPENED: 'OPEN' },
  SNOOZED: { ...open, WOKEN: 'OPEN', REOPENED: 'OPEN' },
  CLOSED: { SHOPPER_WROTE: 'OPEN', REPLIED: 'WAITING_SHOPPER', REOPENED: 'OPEN' },
});
