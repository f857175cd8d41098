import { parseArgs } from 'node:util';
import { auditCommand } from '../tools/audit/audit.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { checkpoints: { type: 'string' }, d1: { type: 'string' } },
});
process.exit((await auditCommand(positionals, values)) ? 0 : 1);
