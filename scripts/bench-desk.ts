import { parseArgs } from 'node:util';
import { benchDesk } from '../tools/bench/desk/bench-desk.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '45' },
  },
});
const isGood = await benchDesk({
  small: Number(values.small),
  large: Number(values.large),
  rounds: Number(values.rounds),
});
process.exit(isGood ? 0 : 1);
