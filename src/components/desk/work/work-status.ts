import type { WorkRow } from '../../../contract/ops/desk/work.ts';
import { FEEDBACK_KINDS } from '../../../contract/values/people/ticket-kinds.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

/** Statuses that share a pile with others, so that the list must show them. */
const SHOWN = [
  'PURCHASED',
  'SELLER_SHIPPED',
  'AWAITING_SHIPMENT',
  'IN_DOMESTIC_TRANSIT',
  'DOMESTIC_SIGNED',
  'INBOUND_CHECKING',
  'QC_FAILED',
  'OBJECTED',
  'EXCHANGING',
  'RETURNING',
  'EXCEPTION',
  'STOCKED_IN',
  'STORAGE_EXPIRED',
  'PENDING_PAYMENT',
  'PENDING_SETTLEMENT',
  'IN_TRANSIT',
  'CUSTOMS_CLEARANCE',
  'READY_FOR_PICKUP',
  'LOCAL_DELIVERING',
  'RETURNED',
  'LOST',
  'CUSTOMS_SEIZED',
  'PENDING_REVIEW',
  'APPROVED',
  'REQUESTED',
  'WAITING_SELLER',
  'WAITING_CARRIER',
  'PAYING',
] as const;

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((one) => one === value);

/** The status of an object in the words of the staff; undefined if the pile already tells it. */
export function workStatus(
  t: DeskTranslate,
  { subject, status, title }: WorkRow,
): string | undefined {
  if (subject === 'TICKET') {
    const kind = oneOf(FEEDBACK_KINDS, status);
    return kind && t(`feedback.kind.${kind}`);
  }
  if (title) return title;
  const shown = oneOf(SHOWN, status);
  return shown && t(`desk.work.status.${shown}`);
}
