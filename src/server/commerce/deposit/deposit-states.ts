import type { DepositStatus } from '../../../contract/values/money/money-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a top-up: their names in its history. */
export const DEPOSIT_EVENTS = [
  'SUBMITTED',
  'CANCELLED',
  'CREDITED',
  'REJECTED',
  'EXPIRED',
  'UNDONE',
  'REVERSED',
] as const;
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number];

/**
 * The statuses of a top-up (docs/domain.md section 1.5). A transfer may be received before the shopper
 * reports it (`SUBMITTED`), or after the top-up expired. Reporting it again changes its reference or
 * certificate. A credit is undone if it was a mistake of the staff, and reversed if the bank took the money back.
 */
export const depositStates = stateMachine<DepositStatus, DepositEvent>({
  PENDING_PAYMENT: {
    SUBMITTED: 'PENDING_REVIEW',
    CANCELLED: 'CANCELLED',
    CREDITED: 'SUCCEEDED',
    REJECTED: 'REJECTED',
    EXPIRED: 'EXPIRED',
  },
  PENDING_REVIEW: {
    SUBMITTED: 'PENDING_REVIEW',
    CANCELLED: 'CANCELLED',
    CREDITED: 'SUCCEEDED',
    REJECTED: 'REJECTED',
  },
  SUCCEEDED: { UNDONE: 'PENDING_REVIEW', REVERSED: 'REJECTED' },
  REJECTED: {},
  CANCELLED: {},
  EXPIRED: { CREDITED: 'SUCCEEDED' },
});
