import { parseArgs } from 'node:util';
import { benchSearch } from '../tools/bench/search/bench-search.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '3000' },
    large: { type: 'string', default: '1000000' },
    'large-dir': { type: 'string' },
    rounds: { type: 'string', default: '20' },
    d1: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
  },
});
const { small, large, rounds, d1, plans } = values;
const isGood = await benchSearch({
  small: Number(small),
  large: Number(large),
  largeDir: values['large-dir'],
  rounds: Number(rounds),
  d1,
  plans,
});
process.exit(isGood ? 0 : 1);
