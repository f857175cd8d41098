import type { Refund } from '../../contract/calls/refunds.ts';

type State = {
  name: 'filed' | 'answered' | 'agreed' | 'paid' | 'refused' | 'withdrawn';
  at: string;
};

/**
 * The states that a refund has reached, in order, each with its time. A refund that waits until the seller has the
 * goods back was agreed when it was opened, even if a backend does not send that time.
 */
export function datedStates({
  status,
  parcelId,
  createdAt,
  answeredAt,
  agreedAt,
  doneAt,
}: Pick<
  Refund,
  'status' | 'parcelId' | 'createdAt' | 'answeredAt' | 'agreedAt' | 'doneAt'
>): State[] {
  const end = { SUCCEEDED: 'paid', REJECTED: 'refused', CANCELLED: 'withdrawn' } as const;
  const ended = status in end ? end[status as keyof typeof end] : undefined;
  // A refund that the staff made at once was not requested by anybody.
  const isMadeAtOnce = ended === 'paid' && createdAt === doneAt;
  const between = [
    ...(answeredAt ? [{ name: 'answered' as const, at: answeredAt }] : []),
    ...(agreedAt && !parcelId ? [{ name: 'agreed' as const, at: agreedAt }] : []),
  ];
  return [
    ...(isMadeAtOnce
      ? []
      : [{ name: parcelId ? ('agreed' as const) : ('filed' as const), at: createdAt }]),
    ...between.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    ...(ended && doneAt ? [{ name: ended, at: doneAt }] : []),
  ];
}
