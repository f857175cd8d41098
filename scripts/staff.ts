import { parseArgs } from 'node:util';
import { staffCommand } from '../tools/staff/staff.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'OWNER' },
    tenant: { type: 'string', default: '*' },
    language: { type: 'string', default: 'en' },
    d1: { type: 'string' },
  },
});
process.exit((await staffCommand(positionals, values)) ? 0 : 1);
