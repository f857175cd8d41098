import { parseArgs } from 'node:util';
import { benchAudit } from '../tools/bench/desk/bench-audit.ts';
import { benchDesk } from '../tools/bench/desk/bench-desk.ts';
import { benchExport } from '../tools/bench/desk/bench-export.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '45' },
    // A folder that keeps the databases for the next time.
    data: { type: 'string' },
    // Only calls with this in their name.
    only: { type: 'string' },
    // Measures the check of an audit of so many entries instead.
    audit: { type: 'string' },
    // Measures an export of so many rows, and how long others wait meanwhile, instead.
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
