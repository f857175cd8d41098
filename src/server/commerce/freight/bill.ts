import type { FreightBill } from '../../../contract/calls/site.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import type { StoredBill } from '../../db/schema/transit.ts';

/** A freight bill in the contract's format, with labels in the caller's language. */
export function viewBill({ lines, totalFen, ...weights }: StoredBill, t: Translate): FreightBill {
  return {
    ...weights,
    lines: lines.map(({ kind, code, fen }) => ({
      kind,
      label: translateKey(t, code ? `freight.surcharge.${code}` : `freight.line.${kind}`),
      amount: fromFen(fen),
    })),
    total: fromFen(totalFen),
  };
}
