import type { WithdrawalStatus } from '../../../contract/values/money/money-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a withdrawal: their names in its history. */
export const WITHDRAWAL_EVENTS = [
  'APPROVED',
  'SENT',
  'PAID',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'BOUNCED',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/**
 * The statuses of a withdrawal (docs/domain.md section 1.5). If it ends without payment, the held amount is
 * released. A paid withdrawal may come back from the bank.
 */
export const withdrawalStates = stateMachine<WithdrawalStatus, WithdrawalEvent>({
  PENDING_REVIEW: {
    APPROVED: 'APPROVED',
    PAID: 'PAID',
    REJECTED: 'REJECTED',
    CANCELLED: 'CANCELLED',
  },
  APPROVED: { SENT: 'PAYING', PAID: 'PAID', REJECTED: 'REJECTED' },
  PAYING: { PAID: 'PAID', FAILED: 'FAILED' },
  PAID: { BOUNCED: 'FAILED' },
  REJECTED: {},
  FAILED: {},
  CANCELLED: {},
});
