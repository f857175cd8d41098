import { parseArgs } from 'node:util';
import { importFile } from '../tools/import/import-file.ts';
import { USAGE } from '../tools/import/usage.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    restart: { type: 'boolean', default: false },
    report: { type: 'string', default: 'rejected.jsonl' },
    'max-rejected': { type: 'string' },
    platform: { type: 'string' },
    pictures: { type: 'string', default: 'none' },
    format: { type: 'string' },
    d1: { type: 'string' },
    batch: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined || values.help) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else await importFile(file, values);
