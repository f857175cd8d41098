import type { RefundStatus } from '../../../contract/values/money/refund-statuses.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a refund: their names in its history. */
export const REFUND_EVENTS = [
  /** The staff have replied without deciding. */
  'ANSWERED',
  /** The staff agree: nobody else has to do anything before the refund is paid, or the seller, or the carrier. */
  'APPROVED',
  'ASKED_SELLER',
  'ASKED_CARRIER',
  'PAID_BACK',
  'REJECTED',
  'CANCELLED',
  /** Another refund paid back everything. */
  'REPLACED',
] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** The events of an agreement, which may be changed until the refund is paid. */
const agreement = {
  APPROVED: 'APPROVED',
  ASKED_SELLER: 'WAITING_SELLER',
  ASKED_CARRIER: 'WAITING_CARRIER',
} as const;

/** How a refund ends that was agreed. */
const end = { PAID_BACK: 'SUCCEEDED', REJECTED: 'REJECTED' } as const;
const agreed = { ...agreement, ...end, REPLACED: 'CANCELLED' } as const;

/** The statuses of a refund (docs/domain.md section 1.5). */
export const refundStates = stateMachine<RefundStatus, RefundEvent>({
  REQUESTED: {
    ...agreement,
    ...end,
    ANSWERED: 'REQUESTED',
    CANCELLED: 'CANCELLED',
    REPLACED: 'CANCELLED',
  },
  APPROVED: { ...agreed, ANSWERED: 'APPROVED' },
  WAITING_SELLER: { ...agreed, ANSWERED: 'WAITING_SELLER' },
  WAITING_CARRIER: { ...agreed, ANSWERED: 'WAITING_CARRIER' },
  RETURNING: end,
  PROCESSING: end,
  SUCCEEDED: {},
  REJECTED: {},
  CANCELLED: {},
});

/** The statuses in which the staff may agree to a refund, or change what was agreed. */
export const AGREEABLE = refundStates.from('APPROVED');
