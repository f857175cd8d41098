import { parseArgs } from 'node:util';
import { benchBrowser } from '../tools/bench/browser/bench-browser.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Names of pages, comma-separated; all pages by default. */
    pages: { type: 'string' },
    out: { type: 'string', default: 'bench-browser.json' },
  },
});
const { address, runs, pages, out } = values;
await benchBrowser({ address, runs: Number(runs), pages: pages?.split(','), out });
