import { parseArgs } from 'node:util';
import { load } from '../tools/load/load.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    'abort-share': { type: 'string', default: '0.1' },
    target: { type: 'string', default: 'node' },
    workers: { type: 'string' },
    aborted: { type: 'string' },
    heap: { type: 'string' },
    out: { type: 'string', default: 'load.json' },
  },
});
const { streams, minutes, aborted, heap } = values;
const isGood = await load({
  ...values,
  streams: Number(streams),
  minutes: Number(minutes),
  abortShare: Number(values['abort-share']),
  aborted: aborted === undefined ? undefined : Number(aborted),
  heap: heap === undefined ? undefined : Number(heap),
});
process.exit(isGood ? 0 : 1);
