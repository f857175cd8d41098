import type { FreightBill } from '../../../contract/calls/site.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { StoredBill } from '../../db/schema/transit.ts';
import { lineLabel, type Reader } from './names.ts';
import type { Tariff } from './tariff.ts';

/** A freight bill in the contract's format, with labels in the caller's language, from the tariff that it was made with. */
export function viewBill(
  { lines, totalFen, ...weights }: StoredBill,
  tariff: Pick<Tariff, 'names'>,
  reader: Reader,
): FreightBill {
  return {
    ...weights,
    lines: lines.map((line) => ({
      kind: line.kind,
      label: lineLabel(tariff, line, reader),
      amount: fromFen(line.fen),
    })),
    total: fromFen(totalFen),
  };
}
