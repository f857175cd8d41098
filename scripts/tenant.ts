import { parseArgs } from 'node:util';
import { tenantCommand } from '../tools/tenant/tenant.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    host: { type: 'string', default: '' },
    language: { type: 'string' },
    country: { type: 'string' },
    currency: { type: 'string' },
    color: { type: 'string', default: '#22c55e' },
    utc: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string', default: '' },
    like: { type: 'string' },
    server: { type: 'string' },
    token: { type: 'string' },
    d1: { type: 'string' },
  },
});
process.exit((await tenantCommand(positionals, values)) ? 0 : 1);
