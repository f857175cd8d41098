import { toFen } from './money.ts';

/**
 * Freight inside China of the lines of one shop, in fen: one parcel, of which the first piece costs the
 * highest `first`, and each further piece its own `next`. `first` and `next` are CNY.
 */
export function freightFen(
  lines: readonly {
    domesticFreight: { free: boolean; first: string; next: string };
    quantity: number;
  }[],
): number {
  const charged = lines.flatMap(({ domesticFreight: { free, first, next }, quantity }) =>
    free ? [] : [{ firstFen: toFen(first), nextFen: toFen(next), quantity }],
  );
  const [dearest] = charged.toSorted((a, b) => b.firstFen - a.firstFen || b.nextFen - a.nextFen);
  if (!dearest) return 0;
  const allAtNextFen = charged.reduce((sum, line) => sum + line.nextFen * line.quantity, 0);
  // The first piece of the dearest product costs `first` instead of `next`.
  return allAtNextFen - dearest.nextFen + dearest.firstFen;
}

/** The service fee of a tenant: basis points of an order's goods, and its minimum in CNY. */
export type ServiceFee = { basisPoints: number; minimum: string };

/** The service fee of one order, in fen: a share of its goods, rounded up, but at least a minimum. */
export function serviceFeeFen(goodsFen: number, { basisPoints, minimum }: ServiceFee): number {
  return Math.max(toFen(minimum), Math.ceil((goodsFen * basisPoints) / 10_000));
}

/** Which parts of the service fee are not zero, for sentences that name only these. */
export function feeKind({
  basisPoints,
  minimum,
}: ServiceFee): 'NONE' | 'SHARE' | 'MINIMUM' | 'BOTH' {
  if (toFen(minimum) === 0) return basisPoints > 0 ? 'SHARE' : 'NONE';
  return basisPoints > 0 ? 'BOTH' : 'MINIMUM';
}
