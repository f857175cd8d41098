import { parseArgs } from 'node:util';
import { benchAudit } from '../tools/bench/desk/bench-audit.ts';
import { benchDesk } from '../tools/bench/desk/bench-desk.ts';
import { benchExport } from '../tools/bench/desk/bench-export.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '45' },
    // The folder of the databases, which are kept for the next run.
    data: { type: 'string' },
    // Measures only the calls whose names contain this text.
    only: { type: 'string' },
    // Instead, measures the check of an audit with this number of entries.
    audit: { type: 'string' },
    // Instead, measures an export of this number of rows, and how long other requests wait meanwhile.
    export: { type: 'string' },
  },
});
const isGood = await measure();
process.exit(isGood ? 0 : 1);

function measure(): Promise<boolean> {
  const { audit, data, only } = values;
  if (audit) return benchAudit(Number(audit));
  if (values.export) return benchExport(Number(values.export), data);
  const [small, large, rounds] = [
    Number(values.small),
    Number(values.large),
    Number(values.rounds),
  ];
  return benchDesk({ small, large, rounds, data, only });
}
