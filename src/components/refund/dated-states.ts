import type { Refund } from '../../contract/calls/refunds.ts';

type State = {
  name: 'filed' | 'answered' | 'agreed' | 'paid' | 'refused' | 'withdrawn';
  at: string;
};

/**
 * The states of a refund with their times, in order. A refund that waits until the seller has the goods
 * back was agreed when it was opened; any other is agreed and paid at once.
 */
export function datedStates({
  status,
  parcelId,
  createdAt,
  answeredAt,
  doneAt,
}: Pick<Refund, 'status' | 'parcelId' | 'createdAt' | 'answeredAt' | 'doneAt'>): State[] {
  const end = { SUCCEEDED: 'paid', REJECTED: 'refused', CANCELLED: 'withdrawn' } as const;
  const ended = status in end ? end[status as keyof typeof end] : undefined;
  // Nobody asked for a refund that the staff made at once.
  const isMadeAtOnce = ended === 'paid' && createdAt === doneAt;
  return [
    ...(isMadeAtOnce
      ? []
      : [{ name: parcelId ? ('agreed' as const) : ('filed' as const), at: createdAt }]),
    ...(answeredAt ? [{ name: 'answered' as const, at: answeredAt }] : []),
    ...(ended && doneAt ? [{ name: ended, at: doneAt }] : []),
  ];
}
