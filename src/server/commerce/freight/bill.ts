import type { FreightBill } from '../../../contract/calls/site.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ChosenService, StoredBill } from '../../db/schema/warehouse/transit.ts';
import { lineLabel, type Reader, serviceNames } from './names.ts';
import type { Tariff } from './tariff.ts';

/**
 * A freight bill in the contract's format, with labels in the caller's language, from the tariff that it was made with
 * and from the services that were chosen.
 */
export function viewBill(
  { lines, totalFen, ...weights }: StoredBill,
  tariff: Pick<Tariff, 'names'>,
  reader: Reader,
  services: readonly ChosenService[] = [],
): FreightBill {
  const names = { ...tariff.names, ...serviceNames(services) };
  return {
    ...weights,
    lines: lines.map((line) => ({
      kind: line.kind,
      label: lineLabel({ names }, line, reader),
      amount: fromFen(line.fen),
    })),
    total: fromFen(totalFen),
  };
}
