import { parseArgs } from 'node:util';
import { benchAudit } from '../tools/bench/desk/bench-audit.ts';
import { benchDesk } from '../tools/bench/desk/bench-desk.ts';

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
  },
});
const isGood = values.audit
  ? await benchAudit(Number(values.audit))
  : await benchDesk({
      small: Number(values.small),
      large: Number(values.large),
      rounds: Number(values.rounds),
      data: values.data,
      only: values.only,
    });
process.exit(isGood ? 0 : 1);
