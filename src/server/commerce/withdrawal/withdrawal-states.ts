import type { WithdrawalStatus } from '../../../contract/values/money-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

/** What can happen to a withdrawal, by the name it has in the history. */
export const WITHDRAWAL_EVENTS = [
  'APPROVED',
  'SENT',
  'PAID',
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** The life of a withdrawal (docs/domain.md section 1.5): what is held is released unless it is paid. */
export const withdrawalStates = stateMachine<WithdrawalStatus, WithdrawalEvent>({
  PENDING_REVIEW: {
    APPROVED: 'APPROVED',
    PAID: 'PAID',
    REJECTED: 'REJECTED',
    CANCELLED: 'CANCELLED',
  },
  APPROVED: { SENT: 'PAYING', PAID: 'PAID', REJECTED: 'REJECTED' },
  PAYING: { PAID: 'PAID', FAILED: 'FAILED' },
  PAID: {},
  REJECTED: {},
  FAILED: {},
  CANCELLED: {},
});
