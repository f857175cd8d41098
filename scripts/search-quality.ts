import { parseArgs } from 'node:util';
import { measureSearch } from '../tools/quality/search/search-quality.ts';

/** `--half kept` takes the queries that are kept for reporting, `--json <file>` writes the figures, `--all` lists every query. */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'work' },
    json: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
await measureSearch({ ...values, half: values.half === 'kept' ? 'kept' : 'work' });
