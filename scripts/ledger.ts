import { parseArgs } from 'node:util';
import { ledgerCommand } from '../tools/ledger/ledger.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { d1: { type: 'string' } },
});
process.exit((await ledgerCommand(positionals, values)) ? 0 : 1);
