import { parseArgs } from 'node:util';
import { benchPages } from '../tools/bench/pages/bench-pages.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    target: { type: 'string', default: 'both' },
    out: { type: 'string', default: 'bench.json' },
  },
});
await benchPages(values);
process.exit();
