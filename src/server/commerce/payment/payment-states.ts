import type { PaymentStatus } from '../../../contract/values/money/money-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a payment. */
export type PaymentEvent = 'PAID' | 'CANCELLED' | 'EXPIRED' | 'PARTLY_REFUNDED' | 'REFUNDED';

const refundable = { PARTLY_REFUNDED: 'PARTIALLY_REFUNDED', REFUNDED: 'REFUNDED' } as const;

/** The statuses of a payment (docs/domain.md section 1.5). Payment from the balance is immediate, so none is ever `PROCESSING`. */
export const paymentStates = stateMachine<PaymentStatus, PaymentEvent>({
  UNPAID: { PAID: 'PAID', CANCELLED: 'CANCELLED', EXPIRED: 'EXPIRED' },
  PROCESSING: {},
  PAID: refundable,
  PARTIALLY_REFUNDED: refundable,
  REFUNDED: {},
  CANCELLED: {},
  EXPIRED: {},
});
