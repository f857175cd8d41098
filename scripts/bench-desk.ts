import { parseArgs } from 'node:util';
import { benchDesk } from '../tools/bench/desk/bench-desk.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '60' },
  },
});
const isGood = await benchDesk({ orders: Number(values.orders), rounds: Number(values.rounds) });
process.exit(isGood ? 0 : 1);
