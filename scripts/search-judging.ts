import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judged, materialForJudges, materialForWriters } from '../tools/quality/search/draw.ts';

/**
 * Draws new queries for `npm run quality:search`, in two steps.
 *
 * Without files, it prints what the writers of queries may see; with `--judges`, what the judges may see.
 * With `--queries`, `--first` and `--second` (JSON), it writes the queries with the verdicts of both judges
 * to `--to`.
 */
const { values } = parseArgs({
  options: {
    judges: { type: 'boolean', default: false },
    queries: { type: 'string' },
    first: { type: 'string' },
    second: { type: 'string' },
    to: { type: 'string', default: 'tests/quality/search-kept.json' },
  },
});
const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8'));
const { queries, first, second, to } = values;
if (queries !== undefined && first !== undefined && second !== undefined) {
  const list = judged(read(queries), read(first), read(second));
  writeFileSync(to, `${JSON.stringify(list, undefined, 2)}\n`);
} else {
  console.log(values.judges ? materialForJudges() : materialForWriters());
}
