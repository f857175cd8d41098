import type { Refund } from '../../contract/calls/refunds.ts';

type State = {
  name: 'filed' | 'answered' | 'agreed' | 'paid' | 'refused' | 'withdrawn';
  at: string;
};

/**
 * What became of a refund, and when, in order. One that waits until the seller has the goods back was agreed when it was
 * opened, also where a backend does not say when.
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
  // Nobody asked for a refund that the staff made at once.
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
