import type { DepositStatus } from '../../../contract/values/enums.ts';
import type { Tone } from '../../ui/tone.css.ts';

export const DEPOSIT_TONE: Record<DepositStatus, Tone> = {
  PENDING_PAYMENT: 'warning',
  PENDING_REVIEW: 'info',
  SUCCEEDED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/** Whether a top-up still waits for somebody. */
export const isOpen = ({ status }: { status: DepositStatus }): boolean =>
  status === 'PENDING_PAYMENT' || status === 'PENDING_REVIEW';
