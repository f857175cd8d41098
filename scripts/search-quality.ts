import { parseArgs } from 'node:util';
import { measureSearch } from '../tools/quality/search/search-quality.ts';

/** `--json <file>` writes the figures, `--all` lists every query. */
const { values } = parseArgs({
  options: { json: { type: 'string' }, all: { type: 'boolean', default: false } },
});
await measureSearch(values);
