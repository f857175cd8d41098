import { parseArgs } from 'node:util';
import { HALVES } from '../tools/quality/search/judged-queries.ts';
import { measureSearch } from '../tools/quality/search/search-quality.ts';

/**
 * `--half kept` uses the queries that are kept for reporting, `--half next` those that were kept before.
 * `--json <file>` writes the figures; `--all` lists every query.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'work' },
    json: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const half = HALVES.find((name) => name === values.half) ?? 'work';
await measureSearch({ ...values, half });
