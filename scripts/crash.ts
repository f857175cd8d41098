import { parseArgs } from 'node:util';
import { crash, TARGETS } from '../tools/crash/crash.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'all' },
    count: { type: 'string', default: '200' },
    together: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const targets = TARGETS.filter((target) => ['all', target].includes(values.target));
if (targets.length === 0) throw new Error(`--target is all or one of ${TARGETS.join(', ')}`);
const { count, together, seed } = values;
const hasPassed = await crash({
  targets,
  count: Number(count),
  together: Number(together),
  seed: Number(seed),
});
process.exit(hasPassed ? 0 : 1);
