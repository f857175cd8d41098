import type { RefundStatus } from '../../../contract/values/money/refund-statuses.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a refund: their names in its history. */
export const REFUND_EVENTS = [
  /** The staff have replied without deciding. */
  'ANSWERED',
  'APPROVED',
  'ASKED_SELLER',
  'SENT_BACK',
  'PROCESSED',
  'PAID_BACK',
  'REJECTED',
  'CANCELLED',
] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** The events of a refund that was approved and is not paid back. */
const underWay = {
  ASKED_SELLER: 'WAITING_SELLER',
  SENT_BACK: 'RETURNING',
  PROCESSED: 'PROCESSING',
  PAID_BACK: 'SUCCEEDED',
  REJECTED: 'REJECTED',
} as const;

/** The statuses of a refund (docs/domain.md section 1.5). */
export const refundStates = stateMachine<RefundStatus, RefundEvent>({
  REQUESTED: {
    ANSWERED: 'REQUESTED',
    APPROVED: 'APPROVED',
    PAID_BACK: 'SUCCEEDED',
    REJECTED: 'REJECTED',
    CANCELLED: 'CANCELLED',
  },
  APPROVED: underWay,
  WAITING_SELLER: underWay,
  RETURNING: underWay,
  PROCESSING: underWay,
  SUCCEEDED: {},
  REJECTED: {},
  CANCELLED: {},
});
